/** What a room says about a member's limits: rows of `GET /me/limits`, made from what refuses. */
import type * as z from 'zod/mini'
import type { limitRow } from '#contract/member/limits'
import type { Caller } from '#contract/shared/define'
import type { LimitName } from '#contract/shared/limit/name'
import type { LimitReason } from '#contract/shared/limit/reasons'
import type { Cents } from '#kernel/money'
import type { Counted } from '#kernel/network'
import { reasonText } from '#sentences/say'

type Row = z.output<typeof limitRow>
type RowOf<Name extends LimitName> = Row & { readonly name: Name }
type End = NonNullable<Row['ends']>
type Blocked = { readonly reason: LimitReason; readonly params?: Readonly<Record<string, string | number>> }

/** Whose limits; `network`: where the call is from. */
export type LimitedMember = Pick<Caller, 'user_id' | 'email' | 'role' | 'role_hold'> & { readonly network: Counted }

export type RoomLimits<Name extends LimitName> = {
  readonly names: readonly Name[]
  read(member: LimitedMember): Promise<readonly RowOf<Name>[]>
}

/** A row of another name does not compile, and one for each name is the room's test. */
export function limitsOf<const Name extends LimitName>(
  names: readonly Name[],
  read: (member: LimitedMember) => Promise<readonly RowOf<NoInfer<Name>>[]>,
): RoomLimits<Name> {
  return { names, read }
}

type About = {
  readonly subject?: string | undefined
  readonly per_seconds?: number | undefined
  /** When it is free again; or why there is no such instant. */
  readonly until: Date | End
  readonly blocked?: Blocked | false | null
}

type Amount = { readonly at_least?: Cents; readonly at_most?: Cents; readonly used?: Cents; readonly left?: Cents }

export function amountLimit<const Name extends LimitName>(name: Name, amount: Amount, about: About): RowOf<Name> {
  const { at_least = null, at_most = null, used = null, left = null } = amount
  return { ...rowOf(name, about), amount: { at_least, at_most, used, left } }
}

type Count = { readonly at_most: number; readonly used: number | null; readonly left: number }

export function countLimit<const Name extends LimitName>(name: Name, count: Count, about: About): RowOf<Name> {
  return { ...rowOf(name, about), count }
}

export function hold<const Name extends LimitName>(name: Name, about: About): RowOf<Name> {
  return rowOf(name, about)
}

/** How often something was done in a time. */
export type WindowUsage = {
  readonly at_most: number
  readonly window_seconds: number
  readonly used: number
  /** When the oldest that counts no longer does; null: none counts. */
  readonly frees_at: Date | null
}

export function usageLimit<const Name extends LimitName>(name: Name, usage: WindowUsage): RowOf<Name> {
  const { at_most, window_seconds, used, frees_at } = usage
  const left = Math.max(0, at_most - used)
  const about = {
    per_seconds: window_seconds,
    until: frees_at ?? ('unused' as const),
    blocked: left === 0 && { reason: 'too_many' as const },
  }
  return countLimit(name, { at_most, used, left }, about)
}

function rowOf<Name extends LimitName>(name: Name, { subject, per_seconds, until, blocked }: About): RowOf<Name> {
  const instant = typeof until === 'string' ? null : until
  return {
    name,
    subject: subject ?? null,
    per_seconds: per_seconds ?? null,
    amount: null,
    count: null,
    resets_at: instant,
    ends: typeof until === 'string' ? until : null,
    blocked: blocked ? { reason: blocked.reason, params: { ...blocked.params }, message: reasonText(blocked) } : null,
  }
}
