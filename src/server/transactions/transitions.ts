/**
 * A transaction's states, and every way from one to another: who takes it, from where, and to where. The checks of the
 * server, the buttons of the console and the trigger of member_transaction agree with this table; test/rooms/transactions
 * compares the trigger.
 */
import type * as z from 'zod/mini'
import { decisionAction, type transactionState } from '#contract/shared/transaction'

export type TransactionState = z.output<typeof transactionState>
export type DecisionAction = z.output<typeof decisionAction>
export type Party = 'member' | 'administrator' | 'system'

type Transition = { readonly by: Party; readonly from: readonly TransactionState[]; readonly to: readonly TransactionState[] }

const OPEN = ['unconfirmed', 'awaiting_approval', 'awaiting_second'] as const
/** A payout that the rail does not accept is declined instead. */
const DECIDED = ['settled', 'declined'] as const

export const transitions = {
  confirm: { by: 'member', from: ['unconfirmed'], to: ['awaiting_approval'] },
  /** A confirmed withdrawal up to the configured amount. */
  pay_confirmed: { by: 'system', from: ['unconfirmed'], to: DECIDED },
  lapse: { by: 'system', from: ['unconfirmed'], to: ['lapsed'] },
  cancel: { by: 'member', from: OPEN, to: ['cancelled'] },
  /** As the rail answers about a deposit. */
  settle: { by: 'system', from: OPEN, to: DECIDED },
  approve: { by: 'administrator', from: ['awaiting_approval'], to: DECIDED },
  request_second: { by: 'administrator', from: ['awaiting_approval'], to: ['awaiting_second'] },
  approve_as_second: { by: 'administrator', from: ['awaiting_second'], to: DECIDED },
  /** Without the second administrator's approval. */
  put_back: { by: 'administrator', from: ['awaiting_second'], to: ['awaiting_approval'] },
  expire_request: { by: 'system', from: ['awaiting_second'], to: ['awaiting_approval'] },
  decline: { by: 'administrator', from: OPEN, to: ['declined'] },
  delete: { by: 'administrator', from: OPEN, to: ['deleted'] },
  /** Closed already, so no money moves. */
  hide: { by: 'administrator', from: ['declined'], to: ['deleted'] },
} as const satisfies Readonly<Record<string, Transition>>

export type TransactionAction = keyof typeof transitions

export function permits(action: TransactionAction, state: TransactionState): boolean {
  return (transitions[action].from as readonly TransactionState[]).includes(state)
}

const ways: Readonly<Record<DecisionAction, readonly TransactionAction[]>> = {
  approve: ['approve'],
  decline: ['decline'],
  delete: ['delete', 'hide'],
}

export function permitsDecision(action: DecisionAction, state: TransactionState): boolean {
  return ways[action].some((way) => permits(way, state))
}

/** What an administrator may do with it; only deposits and withdrawals await a decision. */
export function actionsOf({ origin, state }: { readonly origin: string; readonly state: TransactionState }): DecisionAction[] {
  return origin === 'rail' ? decisionAction.options.filter((action) => permitsDecision(action, state)) : []
}
