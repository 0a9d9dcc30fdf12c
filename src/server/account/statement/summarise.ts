/** What a month's lines add up to. Pure. */
import type { MoveKind } from '#server/ledger'
import type { StatementLine } from './statement.ts'

/** Only these change what all of a member's accounts hold together; the others move money between them. */
const kinds = [
  ['sum_deposits', 'deposit.settle'],
  ['sum_returns', 'plan.pay'],
  ['sum_bonuses', 'referral.bonus'],
  ['sum_credits', 'adjustment.credit'],
  ['sum_withdrawals', 'withdrawal.pay'],
  ['sum_debits', 'adjustment.debit'],
  ['sum_reversals', 'reversal'],
] as const satisfies readonly (readonly [string, MoveKind])[]
type SummaryKind = (typeof kinds)[number][0]

export type Change = { readonly kind: SummaryKind; readonly amount: bigint }
/** Without kinds that did not occur. */
export type Summary = {
  readonly came: readonly Change[]
  readonly went: readonly Change[]
  readonly total_in: bigint
  readonly total_out: bigint
}

type Line = Pick<StatementLine, 'kind' | 'amount'>

export function summarise(lines: readonly Line[]): Summary {
  const changes = kinds.map(([kind, move]) => ({
    kind,
    amount: lines.reduce((sum, line) => (line.kind === move ? sum + line.amount : sum), 0n),
  }))
  const [came, went] = [changes.filter(({ amount }) => amount > 0n), changes.filter(({ amount }) => amount < 0n)]
  return { came, went, total_in: total(came), total_out: total(went) }
}

/** The sum of all accounts at the end of each day (UTC) on which it changed, ascending. Days as `YYYY-MM-DD`. */
export function balanceByDay(
  opening: bigint,
  lines: readonly Pick<StatementLine, 'effective_at' | 'amount'>[],
): { readonly day: string; readonly balance: bigint }[] {
  const changes = new Map<string, bigint>()
  for (const { effective_at, amount } of lines) {
    const day = effective_at.toISOString().slice(0, 10)
    changes.set(day, (changes.get(day) ?? 0n) + amount)
  }
  let balance = opening
  return [...changes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, change]) => {
      balance += change
      return change === 0n ? [] : [{ day, balance }]
    })
}

function total(changes: readonly Change[]): bigint {
  return changes.reduce((sum, { amount }) => sum + amount, 0n)
}
