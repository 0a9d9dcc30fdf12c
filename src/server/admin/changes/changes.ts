/** Changes that await a second administrator: the list, and the view on the record concerned. */
import { isId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed, withReply } from '#kernel/idempotency'
import { cents, formatDecimal } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { endCodeOf, endNotes } from '#sentences/decisions'
import {
  type Approvals,
  type ApprovalsDependencies,
  approveChange,
  type Change,
  type ChangeRegistry,
  type ChangeState,
  countChanges,
  type ExecuteRefusal,
  endChange,
  findChanges,
  findDecidableChange,
  findExpired,
  findMoved,
  isLinked,
  isReadable,
  partiesOf,
  readChange,
} from '#server/approvals'
import type { Actor } from '#server/audit'
import { decodeCursor, page } from '#server/http'
import { fullName, type Identity, type User } from '#server/identity'
import { planName } from '#server/plans'
import type { Database } from '#server/store'

type Dependencies = {
  readonly approvals: Pick<Approvals, 'kinds'>
  readonly database: Database
  readonly identity: Pick<Identity, 'readUsers'>
}

export type ChangeQuery = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly state?: ChangeState | undefined
  readonly object_id?: string | undefined
}

export async function listChanges({ approvals, database, identity }: Dependencies, query: ChangeQuery, viewer: string) {
  const after = decodeCursor(query.cursor)
  if (isRefused(after)) return after
  const filter = { state: query.state, object_id: query.object_id }
  const [rows, total] = await Promise.all([
    findChanges(database.query, filter, query.limit + 1, after),
    countChanges(database.query, filter),
  ])
  const changes_page = page({ rows, limit: query.limit, cursorOf: (row) => row, total })
  const members = await readMembers(identity, changes_page.data, viewer)
  const data: ChangeView[] = []
  // One after the other: a list is not worth several connections.
  for (const change of changes_page.data)
    data.push(viewChange(approvals.kinds(), change, members, viewer, await findMoved(database.query, approvals.kinds(), change)))
  return { ...changes_page, data }
}

function memberOf({ beneficiary }: Change): string | null {
  return beneficiary !== null && isId(beneficiary) ? beneficiary : null
}

/** Those whom the changes concern, and the viewer. */
export async function readMembers(
  identity: Pick<Identity, 'readUsers'>,
  changes: readonly Change[],
  viewer: string,
): Promise<Map<string, User>> {
  const ids = new Set(changes.flatMap(partiesOf))
  return new Map((ids.size > 0 ? await identity.readUsers([viewer, ...ids]) : []).map((user) => [user.id, user]))
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
  const member_view = member === null ? undefined : members.get(member)
  const readable = isReadable(registry, change)
  const code = endCodeOf(change.decision_reason)
  const shown = (kept: Change['payload']) => (readable ? wireOf(change, kept, members) : { ...kept })
  return {
    _id: change.id,
    kind: change.kind,
    state: change.state,
    amount: change.amount,
    object_kind: change.object_kind,
    object_id: change.object_id,
    plan_name: change.object_kind === 'plan' && change.object_id ? planName(change.object_id) : null,
    member,
    member_name: member_view ? fullName(member_view) : null,
    member_email: member_view?.email ?? null,
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
    decision_reason: code ? endNotes[code] : change.decision_reason,
    decision_reason_code: code,
    own:
      change.maker === viewer || partiesOf(change).some((party) => party === viewer || isLinked(members.get(viewer), members.get(party))),
  }
}
/** Terms are stored in cents and sent as decimal money. The referred member is sent by email. */
function wireOf({ kind }: Change, kept: Readonly<Record<string, unknown>>, members: ReadonlyMap<string, User>): Record<string, unknown> {
  if (kept.referred !== undefined) return { ...kept, referred: members.get(String(kept.referred))?.email ?? kept.referred }
  if (kind !== 'plan.terms') return { ...kept }
  const money = (['min', 'max'] as const).filter((name) => kept[name] !== undefined)
  return { ...kept, ...Object.fromEntries(money.map((name) => [name, formatDecimal(cents(BigInt(String(kept[name]))))])) }
}
export type ChangeView = ReturnType<typeof viewChange>

type DecideDependencies = ApprovalsDependencies & { readonly approvals: Pick<Approvals, 'kinds'>; readonly identity: Identity }
type Decision = {
  readonly id: string
  readonly decision: 'approve' | 'decline'
  readonly reason: string
  readonly hash?: string | undefined
}
export type DecideRefusal = ExecuteRefusal | 'no_change'

/** Decides a change: the change and its decision are one group, executed by the room that owns the data. */
export async function decideChange(
  dependencies: DecideDependencies,
  checker: Actor,
  requested: Decision,
  once: IdempotencyContext<ChangeView>,
): Promise<ChangeView | Replayed | Refused<DecideRefusal>> {
  const { clock, identity, database, approvals } = dependencies
  const change = await findDecidableChange(dependencies, checker, requested)
  if (isRefused(change)) return change
  const at = clock.now()
  const state = requested.decision === 'approve' ? ('approved' as const) : ('declined' as const)
  const by = { decided_by: checker.user_id, decided_email: checker.email, decided_at: at, decision_reason: requested.reason }
  const after = viewChange(
    approvals.kinds(),
    { ...change, ...by, state },
    await readMembers(identity, [change], checker.user_id),
    checker.user_id,
  )
  const first = withReply(once, () => after)
  const outcome =
    state === 'approved'
      ? await approveChange(dependencies, approvals.kinds(), change, { checker, seen: requested.hash, reason: requested.reason, at }, first)
      : await endChange(dependencies, approvals.kinds(), change, { state, by: checker, reason: requested.reason }, first)
  if (isReplayed(outcome)) return outcome
  if (!isRefused(outcome)) return after
  const now = outcome.refused === 'wrong_status' ? await readChange(database.query, change.id) : null
  return now && now.state !== 'waiting' ? refuse('wrong_status', { reason: 'change_decided' }) : outcome
}

const AT_ONCE = 100

/** Expires overdue changes: each separately, on any node. Returns how many ended here; stops after a batch without any. */
export async function expireChanges(dependencies: Pick<DecideDependencies, keyof ApprovalsDependencies | 'approvals'>): Promise<number> {
  const { clock, database, approvals } = dependencies
  let expired = 0
  for (;;) {
    let here = 0
    for (const change of await findExpired(database.query, clock.now(), AT_ONCE)) {
      const ended = await endChange(dependencies, approvals.kinds(), change, { state: 'expired', by: null, reason: 'undecided' }, null)
      if (!isRefused(ended)) here += 1
    }
    expired += here
    if (here === 0) return expired
  }
}
