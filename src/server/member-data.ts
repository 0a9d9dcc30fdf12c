/** Each room's data about a person, in two lists: how it is erased when an account closes, and what a data export includes. */
import type { Clock } from '#kernel/clock'
import type { AccountDependencies } from '#server/account'
import { eraseNotes, readNotesAbout } from '#server/admin'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import { erasePayout, type Funding } from '#server/funding'
import { eraseInvites, type Identity, readOwnReferrals, readOwnSessions } from '#server/identity'
import { eraseLab, readOwnLab } from '#server/lab'
import type { MailRoom } from '#server/mail'
import type { Messages } from '#server/messages'
import { readCalendarMadeAt, removeCalendar } from '#server/plans'
import { eraseOf, readOwnApplications } from '#server/retirement'
import type { Database } from '#server/store'
import { eraseSupport, readOwnConversations } from '#server/support'
import { eraseTestimonial, readTestimonial } from '#server/testimonials'

type MemberData = AccountDependencies['memberData']
type Eraser = MemberData['erasers'][number]
type ExportPart = MemberData['exportParts'][number]

type MemberDataDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly identity: Pick<Identity, 'readPreferences'>
  readonly funding: Pick<Funding, 'listPayoutAddresses' | 'readPayout'>
  readonly messages: Pick<Messages, 'list' | 'erase'>
  readonly mail: Pick<MailRoom, 'erase'>
  readonly documents: DocumentsRoom
  readonly audit: Pick<Audit, 'list'>
}

export function openMemberData(rooms: MemberDataDependencies): MemberData {
  return { erasers: erasersOf(rooms), exportParts: exportPartsOf(rooms) }
}

/** All except identity, which erases the person last, and the ledger, which erases texts stored with the money. */
function erasersOf({ messages, mail, documents, clock }: MemberDataDependencies): readonly Eraser[] {
  return [
    (tx, { user_id }) => erasePayout(tx, user_id),
    (tx, { user_id }) => eraseNotes(tx, user_id),
    (tx, { user_id, emails }) => eraseInvites(tx, user_id, emails),
    (tx, { user_id }) => removeCalendar(tx, user_id),
    (tx, { user_id }) => eraseTestimonial(tx, user_id),
    (tx, { user_id, emails }) => eraseOf({ clock, documents }, tx, user_id, emails),
    (tx, { user_id, emails }) => eraseSupport({ documents }, tx, user_id, emails),
    (tx, { user_id }) => eraseLab(tx, user_id),
    (tx, { user_id }) => documents.removeAll(tx, user_id),
    (tx, { user_id }) => messages.erase(tx, user_id),
    (tx, { emails }) => mail.erase(tx, emails),
  ]
}

function exportPartsOf({ database, identity, funding, messages, documents, audit }: MemberDataDependencies): readonly ExportPart[] {
  return [
    { name: 'preferences', read: (user_id) => identity.readPreferences(user_id) },
    { name: 'sessions', read: (user_id) => readOwnSessions(database, user_id) },
    { name: 'payout_addresses', read: (user_id) => funding.listPayoutAddresses(user_id) },
    { name: 'bank_details', read: async (user_id) => (await funding.readPayout(user_id)).bank },
    { name: 'calendar', read: async (user_id) => ({ made_at: await readCalendarMadeAt(database.query, user_id) }) },
    { name: 'notes', read: (user_id) => readNotesAbout(database.query, user_id) },
    { name: 'testimonial', read: (user_id) => readTestimonial(database.query, user_id) },
    { name: 'files', read: (user_id) => documents.list(user_id) },
    { name: 'retirement_applications', read: (user_id) => readOwnApplications(database, user_id) },
    { name: 'support', read: (user_id) => readOwnConversations(database, user_id) },
    { name: 'lab', read: (user_id) => readOwnLab(database, user_id) },
    { name: 'referrals', read: (user_id) => readOwnReferrals(database, user_id) },
    { name: 'messages', read: (user_id) => byCursor((cursor) => messages.list(user_id, { limit: LIMIT, cursor })) },
    { name: 'administrators_actions', read: (user_id) => actions((cursor) => audit.list({ limit: LIMIT, cursor, object_id: user_id })) },
  ]
}

const LIMIT = 200

type ListPage<Row> = { readonly data: readonly Row[]; readonly page: { readonly next_cursor: string | null } }

async function* byCursor<Row>(next: (cursor: string | undefined) => Promise<ListPage<Row>>): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined
  do {
    const { data, page } = await next(cursor)
    yield data
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}

type Action = { readonly at: Date; readonly action: string; readonly reason: string | null }

/** Actions with their reasons but without actors, who appear only in the audit log. */
async function* actions(next: (cursor: string | undefined) => Promise<ListPage<Action>>): AsyncGenerator<readonly Action[]> {
  for await (const rows of byCursor(next)) yield rows.map(({ at, action, reason }) => ({ at, action, reason }))
}
