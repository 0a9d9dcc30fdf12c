/** The decisions that wait: how many of each kind, some of each with the longest wait first, or one. */
import { type WaitingKind, waitingKinds } from '#contract/admin/waiting'
import { reaches } from '#contract/shared/role'
import { secondsBetween } from '#kernel/clock'
import type { Cents } from '#kernel/money'
import { type Change, type ChangeKind, isLinked, partiesOf } from '#server/approvals'
import type { Query } from '#server/store'
import { nameEntries } from '../audit-names.ts'
import type { AdminDependencies } from '../dependencies.ts'
import type { Viewer } from './permission.ts'

type WaitingItem = {
  readonly id: string
  readonly name: string
  readonly amount: Cents | null
  readonly since: Date
  readonly seconds: number
  readonly change_kind: ChangeKind | null
  readonly subject: string | null
}
type Row = Omit<WaitingItem, 'seconds'> & {
  readonly kind: WaitingKind
  readonly user_id: string | null
  readonly change: (Pick<Change, 'maker'> & Parameters<typeof partiesOf>[0]) | null
}
export type FoundItem = Row & { readonly seconds: number }

/** Of each kind; the rest follows as these are decided. */
const MAX_ITEMS = 20

/** A deposit, withdrawal or bonus that awaits a second administrator counts as a change. */
const UNASKED = `b.state = 'review' AND NOT EXISTS (SELECT FROM admin_change c
  WHERE c.state = 'waiting' AND c.object_kind = 'referral_bonus' AND c.object_id = b.id::text)`

/** Columns in one order: id, user, name, amount, since, kind of the change, subject, whom the change concerns. */
const sources: Readonly<Record<WaitingKind, string>> = {
  withdrawals: transactions('debit'),
  deposits: transactions('credit'),
  changes: `SELECT c.id, CASE WHEN c.beneficiary ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' THEN c.beneficiary::uuid END AS user_id, NULL::text AS named,
    c.amount, c.created_at AS since, c.kind AS change_kind, NULL::text AS subject,
    jsonb_build_object('maker', c.maker, 'beneficiary', c.beneficiary, 'object_kind', c.object_kind, 'object_id', c.object_id, 'payload', c.payload) AS change
    FROM admin_change c WHERE c.state = 'waiting'`,
  accounts: `SELECT a.id, a.id AS user_id, NULL::text AS named, NULL::bigint AS amount, a.updated_at AS since, NULL::text AS change_kind,
    NULL::text AS subject, NULL::jsonb AS change FROM users a WHERE a.status = 'in_review'`,
  referrals: `SELECT b.id, b.referrer AS user_id, NULL::text AS named, b.amount, b.created_at AS since, NULL::text AS change_kind,
    NULL::text AS subject, NULL::jsonb AS change FROM referral_bonus b WHERE ${UNASKED}`,
  applications: `SELECT i.id, i.user_id, i.full_name AS named, NULL::bigint AS amount, i.created_at AS since, NULL::text AS change_kind,
    NULL::text AS subject, NULL::jsonb AS change FROM ira_application i WHERE i.state IN ('received', 'in_review')`,
  support: `SELECT s.id, s.user_id, s.name AS named, NULL::bigint AS amount, s.since, NULL::text AS change_kind, s.subject, NULL::jsonb AS change
    FROM support_conversation s WHERE support_for_staff(s) AND s.state = 'open'`,
  testimonials: `SELECT t.id, t.user_id, NULL::text AS named, NULL::bigint AS amount, t.updated_at AS since, NULL::text AS change_kind,
    NULL::text AS subject, NULL::jsonb AS change FROM testimonial t WHERE t.state = 'waiting'`,
}

function transactions(type: 'credit' | 'debit'): string {
  return `SELECT m.id, m.user_id, NULL::text AS named, m.amount, m.created_at AS since, NULL::text AS change_kind, NULL::text AS subject, NULL::jsonb AS change
    FROM member_transaction m WHERE m.state = 'awaiting_approval' AND m.type = '${type}'`
}

const COLUMNS = `w.kind, w.id::text AS id, w.user_id::text AS user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), w.named, u.email, '') AS name,
  w.amount, w.since, w.change_kind, w.subject, w.change`

/** What the viewer has asked for waits for another. */
const OF_OTHERS = `q.change ->> 'maker' IS DISTINCT FROM $1::text`

const ALL = `SELECT ${COLUMNS}, w.waiting FROM (${Object.entries(sources)
  .map(
    ([kind, source]) =>
      `(SELECT '${kind}' AS kind, q.*, (count(*) FILTER (WHERE ${OF_OTHERS}) OVER ())::int AS waiting FROM (${source}) q ORDER BY q.since, q.id LIMIT ${MAX_ITEMS})`,
  )
  .join(' UNION ALL ')}) w LEFT JOIN users u ON u.id = w.user_id ORDER BY w.since, w.id`

const COUNTS = Object.entries(sources)
  .map(
    ([kind, source]) => `SELECT '${kind}' AS name, count(*)::int AS waiting, min(q.since) AS oldest FROM (${source}) q WHERE ${OF_OTHERS}`,
  )
  .join(' UNION ALL ')

type Queue = { readonly name: WaitingKind; readonly waiting: number; readonly oldest_seconds: number | null }

/** Without what this viewer has asked for. */
export async function readQueues(query: Query, now: Date, viewer_id: string): Promise<Queue[]> {
  const rows = await query<{ name: WaitingKind; waiting: number; oldest: Date | null }>(COUNTS, [viewer_id])
  const queues = new Map(rows.map((row) => [row.name, row]))
  return waitingKinds.map((name) => {
    const { waiting = 0, oldest = null } = queues.get(name) ?? {}
    return { name, waiting, oldest_seconds: oldest && Math.max(0, secondsBetween(oldest, now)) }
  })
}

/** `waiting`: of this kind, the unlisted ones too, without what this viewer has asked for. */
async function findWaitingItems(query: Query, now: Date, viewer_id: string): Promise<(FoundItem & { readonly waiting: number })[]> {
  return (await query<Row & { waiting: number }>(ALL, [viewer_id])).map((row) => ({ ...aged(row, now), waiting: row.waiting }))
}

export async function findWaitingItem(query: Query, now: Date, kind: WaitingKind, id: string): Promise<FoundItem | null> {
  const [row] = await query<Row>(
    `SELECT ${COLUMNS} FROM (SELECT '${kind}' AS kind, q.* FROM (${sources[kind]}) q WHERE q.id = $1::uuid) w LEFT JOIN users u ON u.id = w.user_id`,
    [id],
  )
  return row ? aged(row, now) : null
}

function aged(row: Row, now: Date): FoundItem {
  return { ...row, seconds: Math.max(0, secondsBetween(row.since, now)) }
}

function viewItem({ id, name, amount, since, seconds, change_kind, subject }: FoundItem): WaitingItem {
  return { id, name, amount, since, seconds, change_kind, subject }
}

type ViewedItem = WaitingItem & { readonly least: 'operator' | 'administrator'; readonly mine: boolean }

/** Money is not decided by those whom a referral links to its owner either. */
const LINKED: readonly WaitingKind[] = ['withdrawals', 'deposits', 'changes', 'referrals']

/** Who decides what waits: which role, and whether the viewer has it and no part in it. The decision itself checks again. */
export async function viewItems(
  { identity }: Pick<AdminDependencies, 'identity'>,
  { actor, role }: Viewer,
  items: readonly FoundItem[],
): Promise<ViewedItem[]> {
  const partiesIn = ({ user_id, change }: FoundItem): readonly string[] => (change ? partiesOf(change) : user_id ? [user_id] : [])
  const ids = new Set([actor.user_id, ...items.flatMap(partiesIn)])
  const people = new Map((await identity.readUsers([...ids])).map((user) => [user.id, user]))
  const isInvolved = (item: FoundItem): boolean =>
    item.change?.maker === actor.user_id ||
    partiesIn(item).some(
      (party) => party === actor.user_id || (LINKED.includes(item.kind) && isLinked(people.get(actor.user_id), people.get(party))),
    )
  return items.map((item) => {
    const staff = item.kind === 'accounts' && people.get(item.id)?.role !== 'member'
    const least = item.kind === 'changes' || staff ? 'administrator' : 'operator'
    return { ...viewItem(item), least, mine: reaches(role, least) && !isInvolved(item) }
  })
}

/** The console's first screen: what waits by kind, what the viewer has asked for, and what happened last. */
export async function listWaiting(dependencies: Pick<AdminDependencies, 'database' | 'clock' | 'audit' | 'identity'>, viewer: Viewer) {
  const { database, clock, audit } = dependencies
  const now = clock.now()
  const [items, newest] = await Promise.all([findWaitingItems(database.query, now, viewer.actor.user_id), audit.list({ limit: 1 })])
  const [viewed, [last]] = await Promise.all([viewItems(dependencies, viewer, items), nameEntries(database, newest.data)])
  const isAsked = (at: number): boolean => items[at]?.change?.maker === viewer.actor.user_id
  return {
    queues: waitingKinds.map((kind) => {
      const own = viewed.filter((_, at) => items[at]?.kind === kind && !isAsked(at))
      return { kind, waiting: items.find((item) => item.kind === kind)?.waiting ?? 0, items: own }
    }),
    asked: viewed.filter((_, at) => isAsked(at)),
    last: last ?? null,
    as_of: now,
  }
}
