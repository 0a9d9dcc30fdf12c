/** Opens the room: guarded changes, one at a time for each administrator. */
import { assert } from '#kernel/assert'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type InTurn, openTurns } from '#kernel/in-turn'
import { type Refused, refuse } from '#kernel/refusal'
import { AUDIT_RECORD } from '#server/audit'
import { type Claim, type JournalRecord, type LedgerRejection, submit, type TransientName } from '#server/ledger'
import { type ApprovalRequest, type Consent, hashChange, type PendingApproval } from './change.ts'
import { consentTo, isSequenceConflict } from './consent.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import type { ChangeRegistry } from './registry.ts'

/** Interface for rooms with guarded changes. */
export type Approvals = {
  /** The assembly's, once: the kinds are made of rooms that request approvals. */
  register(registry: ChangeRegistry): void
  kinds(): ChangeRegistry
  consentTo(request: ApprovalRequest): Promise<Consent | 'wait'>
  requestApproval(
    request: ApprovalRequest,
    once: IdempotencyContext<PendingApproval>,
    alongside?: WrittenAlongside,
  ): ReturnType<typeof requestApproval>
  /** One administrator's guarded changes, one after another; each is attempted again if it lost a race for a number. */
  readonly inTurn: InTurn
}

export function openApprovals(dependencies: ApprovalsDependencies): Approvals {
  let registered: ChangeRegistry | null = null
  const kinds = (): ChangeRegistry => {
    assert(registered, 'the kinds of change are registered')
    return registered
  }
  return {
    register: (registry) => {
      registered = registry
    },
    kinds,
    consentTo: (request) => consentTo(dependencies, request),
    requestApproval: (request, once, alongside) => requestApproval(dependencies, kinds(), request, once, alongside),
    inTurn: openAttempts(),
  }
}

/** The only retry of a guarded change: an attempt that lost a race for a number is made again, on what the winner left. */
const MAX_ATTEMPTS = 32

/** The answer of an attempt that lost such a race; its caller gets it only if no attempt wins. */
export const LOST_RACE: Refused<'unavailable'> = refuse('unavailable', { more: { retry_after_seconds: 1 } })

/** Null unless a concurrent approval of the same administrator took the number. */
export function refuseSequenceConflict(blocked: LedgerRejection): Refused<'unavailable'> | null {
  return blocked.refused === 'repeated' && isSequenceConflict(blocked.key) ? LOST_RACE : null
}

/** Serialises one administrator's concurrent approvals, so that they do not race for the next number. Other processes still can. */
function openAttempts(): InTurn {
  const inTurn = openTurns()
  return (administrator, attempt) => inTurn(administrator, () => repeatWhileLost(attempt))
}

async function repeatWhileLost<T>(attempt: () => Promise<T>): Promise<T> {
  let outcome = await attempt()
  for (let attempts = 1; attempts < MAX_ATTEMPTS && isLost(outcome); attempts += 1) outcome = await attempt()
  return outcome
}

function isLost(outcome: unknown): boolean {
  return outcome === LOST_RACE
}

/** Requests a second administrator's approval: until then the change is only recorded and audited. */
const CHANGE_TTL_SECONDS = 3 * DAY_SECONDS

/** Other rows to write, claims that must hold, and keys that make the request happen once. */
type WrittenAlongside = {
  readonly keys?: readonly string[]
  readonly claims?: readonly Claim[]
  readonly records?: readonly JournalRecord[]
}

/** Stores what its screen will show, with a hash over it. 52 if what it is about has changed meanwhile. */
async function requestApproval(
  { database, post, clock, audit }: ApprovalsDependencies,
  registry: ChangeRegistry,
  { kind, maker, beneficiary, amount, object_kind, object_id, payload, reason = null }: ApprovalRequest,
  once: IdempotencyContext<PendingApproval>,
  alongside: WrittenAlongside = {},
): Promise<PendingApproval | Replayed | Refused<'wrong_status' | TransientName>> {
  const created_at = clock.now()
  const pending: PendingApproval = { pending: true, change_id: newId(created_at) }
  const expires_at = addSeconds(created_at, CHANGE_TTL_SECONDS)
  const before = await registry[kind].current({ query: database.query, lock: '' }, { object_id, beneficiary, payload })
  if (!before) return refuse('wrong_status', { reason: 'changed_meanwhile' })
  const about = { kind, beneficiary, amount, object_kind, object_id, payload, before }
  const hash = hashChange(about)
  const row = { id: pending.change_id, ...about, hash, maker: maker.user_id, maker_reason: reason, created_at, expires_at }
  const audited = audit.row({
    actor: maker.user_id,
    actor_email: maker.email,
    action: 'change.ask',
    object_kind,
    object_id,
    after: { change: pending.change_id, kind, amount, ...payload, hash },
    reason,
    request_id: maker.request_id,
  })
  const records = [{ name: 'approvals_record_change', row }, ...(alongside.records ?? []), { name: AUDIT_RECORD, row: audited }]
  const outcome = await submit(
    post,
    { keys: alongside.keys ?? [], claims: alongside.claims ?? [], records, effective_at: created_at },
    once,
    pending,
  )
  if ('blocked' in outcome) return refuse('wrong_status')
  return 'reply' in outcome ? outcome.reply : outcome
}
