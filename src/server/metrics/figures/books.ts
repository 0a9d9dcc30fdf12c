/** The operator's books at one point of the journal, computed from its moves alone, so that anyone can recompute each figure. */
import type { JournalTotals } from '#server/books'
import type { MoveKind } from '#server/ledger'

type Part = { readonly name: string; readonly amount: bigint }
export type Sum = { readonly value: bigint; readonly parts: readonly Part[] }

export type Books = {
  readonly custody: Sum
  readonly owed: Sum
  readonly reserve_free: Sum
  readonly reserve_committed: Sum
}

export function booksOf({ of }: Pick<JournalTotals, 'of'>): Books {
  const moved = (kind: MoveKind, sign: 1n | -1n = 1n): Part => ({ name: kind, amount: sign * of(kind).amount })
  const custody = sum([
    moved('operator.fund'),
    moved('operator.take', -1n),
    moved('deposit.settle'),
    moved('withdrawal.pay', -1n),
    moved('reversal', -1n),
  ])
  const reserve_committed = sum([moved('plan.commit'), moved('plan.pay', -1n), moved('plan.release', -1n)])
  const reserve_free = sum([
    { name: 'operator.fund', amount: of('operator.fund', 'reserve:free').amount },
    { name: 'operator.take', amount: -of('operator.take', 'reserve:free').amount },
    moved('plan.commit', -1n),
    moved('plan.release'),
  ])
  const members = sum([
    moved('deposit.settle'),
    moved('withdrawal.pay', -1n),
    moved('plan.pay'),
    moved('referral.bonus'),
    moved('adjustment.credit'),
    moved('adjustment.debit', -1n),
    moved('reversal', -1n),
  ])
  const owed = sum([
    { name: 'members', amount: members.value },
    { name: 'reserve:committed', amount: reserve_committed.value },
  ])
  return { custody, owed, reserve_free, reserve_committed }
}

function sum(parts: readonly Part[]): Sum {
  return { value: parts.reduce((total, { amount }) => total + amount, 0n), parts }
}
