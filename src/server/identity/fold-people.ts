/**
 * Brings the accounts of older versions to one spelling, once after each start: the text that they are searched by, and emails in the
 * spelling of
 * `mailboxOf`. Where two accounts have one mailbox, the one that has its spelling keeps it and the other is named in the log.
 */
import { mailboxOf } from '#kernel/text'
import { type Database, isUniqueViolation } from '#server/store'

const AT_ONCE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

type Row = { readonly id: string; readonly email: string; readonly unfolded: boolean; readonly frozen: boolean }

export function openFold({ database }: { readonly database: Database }) {
  let after: string | null = FIRST
  const twins: string[] = []

  async function run(): Promise<void> {
    while (after !== null) {
      const rows: Row[] = await database.query<Row>(
        `SELECT id, email, search IS NULL AS unfolded, frozen_at IS NOT NULL AS frozen FROM users
         WHERE id > $1 AND status <> 'closed' AND (search IS NULL OR octet_length(email) > char_length(email)) ORDER BY id LIMIT ${AT_ONCE}`,
        [after],
      )
      // The trigger folds; a closed account never changes.
      const unfolded = rows.filter((row) => row.unfolded).map(({ id }) => id)
      await database.query(`UPDATE users SET search = NULL WHERE id = ANY ($1::uuid[]) AND status <> 'closed'`, [unfolded])
      // A frozen account keeps its email: it is respelled after a later start.
      for (const row of rows) if (!row.frozen && !(await respell(row))) twins.push(row.id)
      after = rows.length < AT_ONCE ? null : (rows.at(-1)?.id ?? null)
    }
    if (twins.length > 0) throw new Error(`The email of another account is spelled like that of user ${twins.splice(0).join(', user ')}.`)
  }

  /** False: another account has this mailbox, or a former owner may still restore it. */
  async function respell({ id, email }: Row): Promise<boolean> {
    const mailbox = mailboxOf(email)
    if (mailbox === null || mailbox === email) return true
    try {
      const moved = await database.query(
        `UPDATE users SET email = $2 WHERE id = $1 AND email = $3 AND frozen_at IS NULL AND status <> 'closed'
           AND NOT identity_email_is_held($2, $1, now()) RETURNING 1`,
        [id, mailbox, email],
      )
      return moved.length > 0
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  return { run, isDue: () => after !== null }
}
