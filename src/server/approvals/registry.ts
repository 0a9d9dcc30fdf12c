/** Kinds of change, each registered by the room that makes it: the payload's schema and the execution after approval. */
import * as z from 'zod/mini'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/identity'
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

/** The second administrator, and the consent for the change's group. */
export type Approval = { readonly checker: Actor; readonly consent: Consent }

/** The room knows the result; here only its success matters. */
type Executed<No extends Refused> = { readonly done: true } | PendingApproval | Replayed | No

export type RegisteredChange<No extends Refused = Refused<ExecuteRefusal>> = {
  readonly isReadable: (payload: unknown) => boolean
  /** Refused if the payload no longer parses. */
  readonly execute: (change: Change, approval: Approval, once: IdempotencyContext<unknown>) => Promise<Executed<No | UnreadableChange>>
}

export type ChangeRegistry = Readonly<Record<ChangeKind, RegisteredChange>>
export type UnreadableChange = Refused<'wrong_status'>

export function defineChange<Payload extends z.core.$ZodType, Outcome extends object>(
  schema: Payload,
  execute: (payload: z.output<Payload>, change: Change, approval: Approval, once: IdempotencyContext<unknown>) => Promise<Outcome>,
): RegisteredChange<Extract<Outcome, Refused>> {
  return {
    isReadable: (payload) => z.safeParse(schema, payload).success,
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

/** False also for unknown kinds: another version may have written the row. */
export function isReadable(registry: ChangeRegistry, { kind, payload }: Pick<Change, 'kind' | 'payload'>): boolean {
  return findKind(registry, kind)?.isReadable(payload) ?? false
}

export async function executeChange(
  registry: ChangeRegistry,
  change: Change,
  approval: Approval,
  once: IdempotencyContext<unknown>,
): Promise<Executed<Refused<ExecuteRefusal>>> {
  const found = findKind(registry, change.kind)
  return found ? found.execute(change, approval, once) : unreadableChange()
}

function findKind(registry: ChangeRegistry, kind: string): RegisteredChange | undefined {
  return new Map<string, RegisteredChange>(Object.entries(registry)).get(kind)
}
