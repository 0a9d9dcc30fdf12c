/**
 * An administrator approves: a deposit settles, a confirmed withdrawal is paid out of its hold, unless its owner has frozen the account. Above
 * the four-eyes threshold it waits for a second administrator, whose consent comes in here too.
 */
import type { Once, Replayed } from '#kernel/once'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Ask, type Consent, type Held, isHeld } from '#server/approvals'
import { claimNotFrozen } from '#server/identity'
import { changeState, claimTransaction, type Transaction } from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'
import { type Decided, type DecideRefusal, decision, findDecidable } from './decide.ts'
import { endConsented } from './end.ts'
import { statusNow, wrongStatus } from './status.ts'

const RACES = 32

type Answer = Transaction | Held | Replayed | Refused<DecideRefusal | 'frozen' | 'deposit_limit'>

type Approval = Decided & { readonly consent?: Consent }

export function approve(dependencies: FundingDependencies, approval: Approval, once: Once<Transaction | Held>): Promise<Answer> {
  return dependencies.approvals.inTurn(approval.by.user_id, () => approveNow(dependencies, approval, once))
}

async function approveNow(
  dependencies: FundingDependencies,
  { consent, ...decided }: Approval,
  once: Once<Transaction | Held>,
): Promise<Answer> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  for (let race = 0; race < RACES; race += 1) {
    const from = consent ? ('awaiting_second' as const) : ('awaiting_approval' as const)
    if (transaction.state !== from) return wrongStatus(transaction)
    const given = consent ?? (await dependencies.approvals.consentTo(askOf(decided, transaction)))
    if (given === 'wait') return hold(dependencies, decided, transaction, once)
    const end = decision(dependencies, { ...decided, consent: given }, transaction, { state: 'settled', from: [from] })
    const guard = transaction.type === 'debit' ? { guard: claimNotFrozen(transaction.user_id) } : {}
    const outcome = await endConsented(dependencies, transaction, { ...end, ...guard, consent: given }, once)
    if ('again' in outcome) continue
    return 'standing' in outcome ? refuse('frozen', { reason: 'owner_froze' }) : outcome
  }
  return refuse('unavailable', { more: { retry_after_seconds: 1 } })
}

function askOf({ by }: Decided, { id, user_id, amount, type }: Transaction): Ask {
  return {
    kind: type === 'credit' ? 'deposit.approve' : 'withdrawal.approve',
    maker: by,
    beneficiary: user_id,
    amount,
    object_kind: 'transaction',
    object_id: id,
    payload: { transaction: id },
    rule: 'amount',
  }
}

/** The record itself shows that it waits, to its owner too. */
async function hold(
  dependencies: FundingDependencies,
  decided: Decided,
  transaction: Transaction,
  once: Once<Transaction | Held>,
): Promise<Answer> {
  const at = dependencies.clock.now()
  const { record } = changeState(transaction, { state: 'awaiting_second', at, by: 'administrator' })
  const beside = { claims: [claimTransaction(transaction.id, ['awaiting_approval'])], records: [record] }
  const outcome = await dependencies.approvals.hold(askOf(decided, transaction), once, beside)
  if (isHeld(outcome) || !isRefused(outcome) || outcome.refused !== 'wrong_status') return outcome
  return statusNow(dependencies.database.query, transaction)
}
