/**
 * Evaluates a batch's groups in arrival order on the locked balances; pure. An overdrawn group is undone and refused alone, and
 * later groups see the balances without it.
 */
import { assert } from '#kernel/assert'
import { MAX_CENTS } from '#kernel/money'
import { normalSide } from '../chart.ts'
import type { Move } from './commitment.ts'
import type { Entry } from './entry.ts'
import type { Limit } from './limit.ts'

export type LockedAccount = { readonly id: bigint; readonly code: string; balance: bigint; seq: bigint; readonly closed?: boolean }

/** A move before the head assigns its number. */
export type EvaluatedMove = Omit<Move, 'id'>

export type Evaluation =
  | { readonly moves: readonly EvaluatedMove[] }
  | { readonly refused: 'overdrawn' | 'ceiling'; readonly account: string }
  | { readonly refused: 'limit'; readonly left: bigint }
  /** The account's owner has left; reported like a failed claim. */
  | { readonly refused: 'claim'; readonly claim: 'account'; readonly id: string; readonly found: 'closed' }

/** Evaluates one group. If it passes, its effect stays in `accounts`; otherwise they are unchanged. */
export function evaluate(
  accounts: ReadonlyMap<string, LockedAccount>,
  entries: readonly Entry[],
  limits: readonly Limit[] = [],
): Evaluation {
  const room = limits.map((limit) => leftOf(accounts, limit)).reduce((least, left) => (left < least ? left : least), MAX_CENTS)
  const full = { refused: 'limit', left: room > 0n ? room : 0n } as const
  const before = new Map<LockedAccount, { balance: bigint; seq: bigint }>()
  const moves: EvaluatedMove[] = []
  const undo = <Refusal>(refusal: Refusal): Refusal => {
    for (const [account, was] of before) Object.assign(account, was)
    return refusal
  }
  for (const entry of entries) {
    const debit = accounts.get(entry.debit)
    const credit = accounts.get(entry.credit)
    assert(debit && credit && debit !== credit, 'an entry has two locked accounts')
    assert(entry.amount > 0n, 'an entry moves more than nothing')
    for (const account of [debit, credit]) if (!before.has(account)) before.set(account, { balance: account.balance, seq: account.seq })
    const fault = apply(debit, 'debit', entry.amount) ?? apply(credit, 'credit', entry.amount)
    if (fault) return undo(fault.refused === 'ceiling' && limits.length > 0 ? full : fault)
    moves.push({
      debit: debit.id,
      credit: credit.id,
      amount: entry.amount,
      debit_seq: debit.seq,
      credit_seq: credit.seq,
      debit_after: debit.balance,
      credit_after: credit.balance,
      ref: entry.ref,
      kind: entry.kind,
    })
  }
  return limits.some((limit) => leftOf(accounts, limit) < 0n) ? undo(full) : { moves }
}

function leftOf(accounts: ReadonlyMap<string, LockedAccount>, { plus, minus, at_most }: Limit): bigint {
  const sum = (codes: readonly string[]) => codes.reduce((total, code) => total + (accounts.get(code)?.balance ?? 0n), 0n)
  return at_most - sum(plus) + sum(minus)
}

function apply(account: LockedAccount, side: 'debit' | 'credit', amount: bigint): Exclude<Evaluation, { moves: unknown }> | null {
  if (account.closed) return { refused: 'claim', claim: 'account', id: account.code, found: 'closed' }
  const after = normalSide(account.code) === side ? account.balance + amount : account.balance - amount
  if (after < 0n) return { refused: 'overdrawn', account: account.code }
  if (after > MAX_CENTS) return { refused: 'ceiling', account: account.code }
  account.balance = after
  account.seq += 1n
  return null
}
