/** Publishing an announcement, and taking one down: both are in the audit log. */

import type { AuditAction } from '#contract/admin/audit-action'
import { isId, newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { AnnouncementsDependencies } from './dependencies.ts'
import { type Announcement, insertAnnouncement, lockAnnouncement, markTakenDown } from './store.ts'

type AnnouncementRequest = { readonly title: string; readonly body: string; readonly ends_at?: Date | null | undefined }

export async function announce(
  { database, clock, audit }: AnnouncementsDependencies,
  actor: Actor,
  { title, body, ends_at = null }: AnnouncementRequest,
): Promise<Announcement | Refused<'invalid'>> {
  const now = clock.now()
  if (ends_at && ends_at <= now) return refuse('invalid', { fields: { ends_at: { reason: 'ends_in_past' } } })
  const announcement: Announcement = { _id: newId(now), title, body, published_at: now, ends_at }
  await database.transaction(async (tx) => {
    await insertAnnouncement(tx, announcement)
    await audit.record(tx, auditedAs(actor, 'announcement.publish', announcement._id, { title, body, ends_at }))
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
