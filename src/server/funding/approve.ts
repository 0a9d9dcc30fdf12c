/** An administrator approves: a deposit settles, a confirmed withdrawal is paid out of its hold. */
import type { Once } from '#kernel/once'
import type { Transaction } from '#server/ledger'
import { type Decided, decide } from './decide.ts'
import type { FundingDependencies } from './dependencies.ts'

export function approve(dependencies: FundingDependencies, decided: Decided, once: Once<Transaction>) {
  return decide(dependencies, decided, { state: 'settled', from: ['awaiting_approval'] }, once)
}
