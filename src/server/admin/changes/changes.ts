/** Changes that await a second administrator: the list, and the view on the record concerned. */
import { isId } from '#kernel/id'
import { cents, formatDecimal } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import {
  type Change,
  type ChangeRegistry,
  type ChangeState,
  countChanges,
  findChanges,
  findMoved,
  findWaiting,
  isReadable,
} from '#server/approvals'
import { decodeCursor, page } from '#server/http'
import { fullName, type Identity, type User } from '#server/identity'
import { planName } from '#server/plans'
import type { Database } from '#server/store'

type Dependencies = { readonly changeRegistry: ChangeRegistry; readonly database: Database; readonly identity: Pick<Identity, 'readUsers'> }

export type ChangeQuery = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly state?: ChangeState | undefined
  readonly object_id?: string | undefined
}

export async function listChanges({ changeRegistry, database, identity }: Dependencies, query: ChangeQuery, viewer: string) {
  const after = decodeCursor(query.cursor)
  if (isRefused(after)) return after
  const filter = { state: query.state, object_id: query.object_id }
  const [rows, total] = await Promise.all([
    findChanges(database.query, filter, query.limit + 1, after),
    countChanges(database.query, filter),
  ])
  const found = page({ rows, limit: query.limit, cursorOf: (row) => row, total })
  const members = await readMembers(identity, found.data)
  const data: ChangeView[] = []
  // One after the other: a list is not worth several connections.
  for (const change of found.data)
    data.push(viewChange(changeRegistry, change, members, viewer, await findMoved(database.query, changeRegistry, change)))
  return { ...found, data }
}

function memberOf({ beneficiary }: Change): string | null {
  return beneficiary !== null && isId(beneficiary) ? beneficiary : null
}

export async function readMembers(identity: Pick<Identity, 'readUsers'>, changes: readonly Change[]): Promise<Map<string, User>> {
  const ids = [...new Set(changes.map(memberOf).filter((id) => id !== null))]
  return new Map((ids.length > 0 ? await identity.readUsers(ids) : []).map((user) => [user.id, user]))
}

/** `moved`: what is no longer as it was at the request. */
export function viewChange(
  registry: ChangeRegistry,
  change: Change,
  members: ReadonlyMap<string, User>,
  viewer: string,
  moved: readonly string[] | null = null,
) {
  const member = memberOf(change)
  const known = member === null ? undefined : members.get(member)
  const readable = isReadable(registry, change)
  const shown = (kept: Change['payload']) => (readable ? wireOf(change, kept) : { ...kept })
  return {
    _id: change.id,
    kind: change.kind,
    state: change.state,
    amount: change.amount,
    object_kind: change.object_kind,
    object_id: change.object_id,
    plan_name: change.object_kind === 'plan' && change.object_id ? planName(change.object_id) : null,
    member,
    member_name: known ? fullName(known) : null,
    member_email: known?.email ?? null,
    before: change.before && shown(change.before),
    details: shown(change.payload),
    unreadable: !readable,
    hash: change.hash,
    moved: moved && [...moved],
    asked_by: change.maker_email,
    asked_by_id: change.maker,
    reason: change.maker_reason,
    created_at: change.created_at,
    expires_at: change.expires_at,
    decided_by: change.decided_email,
    decided_at: change.decided_at,
    decision_reason: change.decision_reason,
    own: [change.maker, change.beneficiary, change.object_id].includes(viewer) || known?.referred_by === viewer,
  }
}
/** Terms are stored in cents and sent as decimal money. */
function wireOf({ kind }: Change, kept: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (kind !== 'plan.terms') return { ...kept }
  const money = (['min', 'max'] as const).filter((name) => kept[name] !== undefined)
  return { ...kept, ...Object.fromEntries(money.map((name) => [name, formatDecimal(cents(BigInt(String(kept[name]))))])) }
}
export type ChangeView = ReturnType<typeof viewChange>

export function viewWaiting({ id, kind, amount, object_id, maker_email, created_at, expires_at }: Change) {
  return { change_id: id, kind, amount, object_id, asked_by: maker_email, created_at, expires_at }
}
export type WaitingView = ReturnType<typeof viewWaiting>

/** Keyed by the id of the record concerned. */
export async function readWaiting(
  database: Pick<Database, 'query'>,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, WaitingView>> {
  const found = await findWaiting(database.query, kind, ids)
  return new Map([...found].map(([id, change]) => [id, viewWaiting(change)]))
}

/** Pending changes of a kind of record, or of one record: newest first, at most 50. */
export async function readWaitingOf({ query }: Pick<Database, 'query'>, object_kind: string, object_id?: string): Promise<WaitingView[]> {
  const rows = await findChanges(query, { state: 'waiting', object_kind, object_id }, 50, null)
  return rows.map(viewWaiting)
}
