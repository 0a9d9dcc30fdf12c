/**
 * Kinds of change, each registered by the room that makes it: the payload's schema, what its screen shows of the current state,
 * and the execution after approval.
 */

import * as z from 'zod/mini'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { Claim, JournalRecord } from '#server/ledger'
import type { Queryable } from '#server/store'
import { type Change, type ChangeKind, type Consent, isPendingApproval, type PendingApproval } from './change.ts'

/** Why an approved change was refused on execution. */
export type ExecuteRefusal =
  | 'no_user'
  | 'no_transaction'
  | 'no_plan'
  | 'no_wallet'
  | 'no_bonus'
  | 'invalid'
  | 'own_change'
  | 'wrong_status'
  | 'insufficient_balance'
  | 'frozen'
  | 'key_reused'
  | 'unavailable'
  | 'deposit_limit'

/** Other rows to restore. */
type Reverted = { readonly claims: readonly Claim[]; readonly records: readonly JournalRecord[] }

/** The second administrator, and the consent for the change's group. */
type Approval = { readonly checker: Actor; readonly consent: Consent }

/** The room knows the result; here only its success matters. */
type Executed<No extends Refused = Refused<ExecuteRefusal>> = { readonly done: true } | PendingApproval | Replayed | No

type Subject = Pick<Change, 'object_id' | 'beneficiary'>
/** `lock`: goes to the end of the first statement, so that nothing moves between this reading and the effect. */
export type SubjectReader = Queryable & { readonly lock: '' | 'FOR UPDATE' }
/** As JSON; names that the payload also has are shown as old and new value. */
type CurrentValues = Readonly<Record<string, unknown>>

export type RegisteredChange<No extends Refused = Refused<ExecuteRefusal>> = {
  readonly isReadable: (payload: unknown) => boolean
  /** What the screen shows of the current state; null if the payload does not parse or the subject is gone. */
  readonly current: (reader: SubjectReader, change: Subject & Pick<Change, 'payload'>) => Promise<CurrentValues | null>
  /** Refused if the payload no longer parses. */
  readonly execute: (change: Change, approval: Approval, once: IdempotencyContext<unknown>) => Promise<Executed<No | UnreadableChange>>
  /** What the request had changed besides, put back when it ends without effect; also for a payload that no longer parses. */
  readonly reverts?: Reverts | undefined
}

/** `by` is null if the change expired. */
type Reverts = (change: Change, by: Actor | null) => Promise<Reverted>
export type ChangeRegistry = Readonly<Record<ChangeKind, RegisteredChange>>
export type UnreadableChange = Refused<'wrong_status'>

type Definition<Payload extends z.core.$ZodType, Outcome extends object> = {
  readonly payload: Payload
  /** Everything that the screen shows and that may move until the approval. Read at the request, and again under lock with the effect. */
  readonly current: (reader: SubjectReader, subject: Subject, payload: z.output<Payload>) => Promise<CurrentValues | null>
  /** The use case that requested it, with the consent as input. Its group must have the consent's keys, claims and records. */
  readonly execute: (payload: z.output<Payload>, change: Change, approval: Approval, once: IdempotencyContext<unknown>) => Promise<Outcome>
  readonly reverts?: Reverts
}

export function defineChange<Payload extends z.core.$ZodType, Outcome extends object>({
  payload: schema,
  current,
  execute,
  reverts,
}: Definition<Payload, Outcome>): RegisteredChange<Extract<Outcome, Refused>> {
  return {
    reverts,
    isReadable: (payload) => z.safeParse(schema, payload).success,
    current: async (reader, { payload, ...subject }) => {
      const parsed = z.safeParse(schema, payload)
      return parsed.success ? current(reader, subject, parsed.data) : null
    },
    execute: async (change, approval, once) => {
      const parsed = z.safeParse(schema, change.payload)
      if (!parsed.success) return unreadableChange()
      const outcome = await execute(parsed.data, change, approval, once)
      if (isRefused(outcome)) return outcome
      return isReplayed(outcome) || isPendingApproval(outcome) ? outcome : { done: true as const }
    },
  }
}

export function unreadableChange(): UnreadableChange {
  return refuse('wrong_status', { reason: 'change_unreadable' })
}

/** False also for unknown kinds and without a hash: another version wrote the row. */
export function isReadable(registry: ChangeRegistry, { kind, payload, hash }: Pick<Change, 'kind' | 'payload' | 'hash'>): boolean {
  return hash !== null && (findKind(registry, kind)?.isReadable(payload) ?? false)
}

export function findKind(registry: ChangeRegistry, kind: string): RegisteredChange | undefined {
  return new Map<string, RegisteredChange>(Object.entries(registry)).get(kind)
}
