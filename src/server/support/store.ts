/** The tables support_conversation, support_entry and support_attachment. */
import { findRepeat, type OnceKey, onceHashes, type Queryable, type Tx } from '#server/store'
import type { Conversation, State, SupportEntry } from './conversation.ts'

const COLUMNS = `id, user_id, email, name, confirmed_at, language, subject, transaction_id, investment_id, state, assigned_to, version,
  created_at, updated_at, since`
const ENTRY = 'id, conversation_id, kind, author, text, created_at'
const MAX_ROWS = 100
/** A larger total is not reported. */
const COUNT_LIMIT = 10_001

export async function insertConversation(
  tx: Tx,
  row: Omit<Conversation, 'state' | 'assigned_to' | 'version' | 'confirmed_at'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO support_conversation (id, user_id, email, name, language, subject, transaction_id, investment_id, state, version, created_at,
       updated_at, since) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', 1, $9, $10, $11)`,
    [
      row.id,
      row.user_id,
      row.email,
      row.name,
      row.language,
      row.subject,
      row.transaction_id,
      row.investment_id,
      row.created_at,
      row.updated_at,
      row.since,
    ],
  )
}

export async function findConversation({ query }: Queryable, id: string): Promise<Conversation | null> {
  const [row] = await query<Conversation>(`SELECT ${COLUMNS} FROM support_conversation WHERE id = $1`, [id])
  return row ?? null
}

/** The conversation that an earlier call with the same key wrote in. Repeats wait for the first. */
export function findRepeated(tx: Tx, once: OnceKey) {
  const hashes = onceHashes(once)
  const turn = `support/${hashes.key_hash.toString('hex')}`
  return findRepeat(tx, { table: 'support_entry', id: 'conversation_id', turn }, hashes)
}

const FOR_STAFF = 'support_for_staff(support_conversation)'

/** Staff see a member's, or a visitor's whose mailed link was opened. Until then anyone may have typed the email. */
export async function findForStaff({ query }: Queryable, id: string): Promise<Conversation | null> {
  const [row] = await query<Conversation>(`SELECT ${COLUMNS} FROM support_conversation WHERE id = $1 AND ${FOR_STAFF}`, [id])
  return row ?? null
}

export async function lockForStaff(tx: Tx, id: string): Promise<Conversation | null> {
  const [row] = await tx.query<Conversation>(`SELECT ${COLUMNS} FROM support_conversation WHERE id = $1 AND ${FOR_STAFF} FOR UPDATE`, [id])
  return row ?? null
}

/** Locked until the transaction ends. With `user_id`, other members' are absent. */
export async function lockConversation(tx: Tx, id: string, user_id: string | null = null): Promise<Conversation | null> {
  const [row] = await tx.query<Conversation>(
    `SELECT ${COLUMNS} FROM support_conversation WHERE id = $1 AND ($2::uuid IS NULL OR user_id = $2) FOR UPDATE`,
    [id, user_id],
  )
  return row ?? null
}

/** A member's, most recently changed first; `most` null: all of them. */
export function listOwn({ query }: Queryable, user_id: string, most: number | null = MAX_ROWS): Promise<Conversation[]> {
  return query<Conversation>(`SELECT ${COLUMNS} FROM support_conversation WHERE user_id = $1 ORDER BY updated_at DESC, id DESC LIMIT $2`, [
    user_id,
    most,
  ])
}

export type QueueFilter = { readonly state: State; readonly assigned: 'me' | 'nobody' | undefined; readonly me: string }
type After = { readonly created_at: Date; readonly id: string } | null

const MATCHES = `${FOR_STAFF} AND state = $1 AND ($2::text IS NULL OR CASE $2 WHEN 'me' THEN assigned_to = $3::uuid ELSE assigned_to IS NULL END)`

/** Longest in its state first. */
export function listQueue(
  { query }: Queryable,
  { state, assigned, me }: QueueFilter,
  after: After,
  limit: number,
): Promise<Conversation[]> {
  return query<Conversation>(
    `SELECT ${COLUMNS} FROM support_conversation WHERE ${MATCHES} AND ($4::timestamptz IS NULL OR (since, id) > ($4, $5::uuid))
     ORDER BY since, id LIMIT $6`,
    [state, assigned ?? null, me, after?.created_at ?? null, after?.id ?? null, limit],
  )
}

export async function countQueue({ query }: Queryable, { state, assigned, me }: QueueFilter): Promise<number> {
  const [row] = await query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM support_conversation WHERE ${MATCHES} LIMIT ${COUNT_LIMIT}) counted`,
    [state, assigned ?? null, me],
  )
  return row?.n ?? 0
}

type Update = { readonly state: State; readonly assigned_to: string | null; readonly now: Date; readonly is_seen: boolean }

/** `is_seen`: the owner sees the change. The age starts again with another state. */
export async function updateConversation(tx: Tx, id: string, { state, assigned_to, now, is_seen }: Update): Promise<void> {
  const seen = is_seen ? ', updated_at = $4' : ''
  await tx.query(
    `UPDATE support_conversation SET state = $2, assigned_to = $3, since = CASE WHEN state = $2 THEN since ELSE $4 END,
       version = version + 1${seen} WHERE id = $1`,
    [id, state, assigned_to, now],
  )
}

export type NewSupportEntry = SupportEntry & {
  readonly key_hash: Buffer
  readonly body_hash: Buffer
  readonly documents: readonly string[]
}

export async function insertEntry(tx: Tx, entry: NewSupportEntry): Promise<void> {
  const { id, conversation_id, kind, author, text, key_hash, body_hash, created_at, documents } = entry
  await tx.query(
    `INSERT INTO support_entry (id, conversation_id, kind, author, text, key_hash, body_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, conversation_id, kind, author, text, key_hash, body_hash, created_at],
  )
  if (documents.length > 0)
    await tx.query('INSERT INTO support_attachment (document_id, entry_id) SELECT unnest($1::uuid[]), $2', [documents, id])
}

export type EntryWithFiles = SupportEntry & { readonly documents: readonly string[] }

/** Oldest first. Notes are for staff only. */
export function listEntries({ query }: Queryable, ids: readonly string[], with_notes: boolean): Promise<EntryWithFiles[]> {
  return query<EntryWithFiles>(
    `SELECT ${ENTRY}, ARRAY(SELECT a.document_id::text FROM support_attachment a WHERE a.entry_id = e.id ORDER BY a.document_id) AS documents
     FROM support_entry e WHERE conversation_id = ANY ($1::uuid[]) AND ($2 OR kind <> 'note') ORDER BY created_at, id`,
    [ids, with_notes],
  )
}

export type FileOf = { readonly id: string; readonly user_id: string | null; readonly for_staff: boolean }

/** The conversation, if the file belongs to one of its entries. */
export async function conversationOfFile({ query }: Queryable, conversation_id: string, document_id: string): Promise<FileOf | null> {
  const [found] = await query<FileOf>(
    `SELECT c.id, c.user_id, support_for_staff(c) AS for_staff
     FROM support_attachment a JOIN support_entry e ON e.id = a.entry_id JOIN support_conversation c ON c.id = e.conversation_id
     WHERE a.document_id = $2 AND c.id = $1`,
    [conversation_id, document_id],
  )
  return found ?? null
}
