/** Announcements: publish, take down and list them. Both changes are in the audit log. */
import type { AuditAction } from '#contract/shared/audit-action'
import type { Language } from '#contract/shared/language'
import { isId, newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { Query, Tx } from '#server/store'
import type { AnnouncementsDependencies } from './dependencies.ts'

type Translation = { readonly language: Language; readonly title: string; readonly body: string }
type AnnouncementRequest = {
  readonly title: string
  readonly body: string
  /** English by default. */
  readonly language?: Language | undefined
  readonly translations?: readonly Translation[] | undefined
  readonly ends_at?: Date | null | undefined
}

export async function announce(
  { database, clock, audit }: AnnouncementsDependencies,
  actor: Actor,
  { title, body, language = 'en', translations: sent = [], ends_at = null }: AnnouncementRequest,
): Promise<Announcement | Refused<'invalid'>> {
  const now = clock.now()
  if (ends_at && ends_at <= now) return refuse('invalid', { fields: { ends_at: { reason: 'ends_in_past' } } })
  // One for each other language.
  const translations = [...new Map(sent.map((one) => [one.language, one])).values()].filter((one) => one.language !== language)
  const announcement: Announcement = { _id: newId(now), title, body, language, translations, published_at: now, ends_at }
  await database.transaction(async (tx) => {
    await insertAnnouncement(tx, announcement)
    await audit.record(tx, auditedAs(actor, 'announcement.publish', announcement._id, { title, body, language, translations, ends_at }))
  })
  return announcement
}

export async function takeDown(
  { database, clock, audit }: AnnouncementsDependencies,
  actor: Actor,
  id: string,
): Promise<Refused<'no_announcement' | 'wrong_status'> | null> {
  if (!isId(id)) return refuse('no_announcement')
  return database.transaction(async (tx) => {
    const existing = await lockAnnouncement(tx, id)
    if (!existing) return refuse('no_announcement')
    if (existing.taken_down_at) return refuse('wrong_status', { reason: 'announcement_ended' })
    await markTakenDown(tx, id, clock.now())
    await audit.record(tx, auditedAs(actor, 'announcement.take_down', id, { title: existing.title }))
    return null
  })
}

function auditedAs({ user_id, email, request_id }: Actor, action: AuditAction, object_id: string, after: Record<string, unknown>) {
  return { actor: user_id, actor_email: email, action, object_kind: 'announcement', object_id, after, request_id }
}

export type Announcement = {
  readonly _id: string
  readonly title: string
  readonly body: string
  readonly language: Language
  readonly translations: Translation[]
  readonly published_at: Date
  readonly ends_at: Date | null
}
export type Listed = Announcement & { readonly state: 'standing' | 'ended' | 'taken_down' }

const COLUMNS = 'id AS _id, title, body, language, translations, published_at, ends_at'
const MAX_ROWS = 20
const LISTED = 200

/** The table announcement. */
export async function findCurrent(query: Query, now: Date): Promise<Announcement[]> {
  return query<Announcement>(
    `SELECT ${COLUMNS} FROM announcement WHERE taken_down_at IS NULL AND (ends_at IS NULL OR ends_at > $1)
     ORDER BY published_at DESC, id DESC LIMIT ${MAX_ROWS}`,
    [now],
  )
}

/** Those that are live now. */
export async function readLive({ database, clock }: Pick<AnnouncementsDependencies, 'database' | 'clock'>) {
  return findCurrent(database.query, clock.now())
}

export async function findAll(query: Query, now: Date): Promise<Listed[]> {
  return query<Listed>(
    `SELECT ${COLUMNS}, CASE WHEN taken_down_at IS NOT NULL THEN 'taken_down' WHEN ends_at <= $1 THEN 'ended' ELSE 'standing' END AS state
     FROM announcement ORDER BY published_at DESC, id DESC LIMIT ${LISTED}`,
    [now],
  )
}

async function insertAnnouncement(tx: Tx, announcement: Announcement): Promise<void> {
  const { _id, title, body, language, translations, published_at, ends_at } = announcement
  await tx.query(
    'INSERT INTO announcement (id, title, body, language, translations, published_at, ends_at) VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7)',
    [_id, title, body, language, JSON.stringify(translations), published_at, ends_at],
  )
}

/** Locked until the caller's transaction ends. */
async function lockAnnouncement(tx: Tx, id: string): Promise<{ readonly title: string; readonly taken_down_at: Date | null } | null> {
  const [row] = await tx.query<{ title: string; taken_down_at: Date | null }>(
    'SELECT title, taken_down_at FROM announcement WHERE id = $1 FOR UPDATE',
    [id],
  )
  return row ?? null
}

async function markTakenDown(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query('UPDATE announcement SET taken_down_at = $2 WHERE id = $1', [id, at])
}
