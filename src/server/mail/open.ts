/** Opens the room: one queue and what sends it. */
import type { SetupFacts } from '#contract/admin/setup'
import type { Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { keepUntilAwaited } from '#kernel/promises'
import { readSearchTerm } from '#kernel/search-term'
import { mailboxOf } from '#kernel/text'
import type { Database, Queryable, Sealer, Tx } from '#server/store'
import { type MailPayload, readLetter } from './letter.ts'
import { render } from './render.ts'
import { deliver, openSmtp } from './smtp.ts'
import {
  countByState,
  countStuck,
  eraseMails,
  forgetMails,
  insertMail,
  listMails,
  MAIL_RECORD,
  type Mail,
  type MailQuery,
  type MailQueueState,
  mailRow,
  newestMails,
  readLastSent,
  readQueueState,
  retryMail,
} from './store.ts'

export type MailDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly sealer: Sealer
  /** Null: the sandbox mailbox keeps every mail, and none is ever sent. */
  readonly smtp_url: string | null
  /** Whether a mail server without TLS, or with a certificate that does not verify, gets no mail. */
  readonly smtp_tls_required: boolean
  readonly smtp_ca?: string
  /** `Clearterm <no-reply@example.org>` */
  readonly from: string
  /** Where links lead. */
  readonly public_url: string
  readonly smtp_timeout_ms?: number
}

export type MailRoom = {
  /** Queues a mail in the caller's transaction. Its id becomes the Message-ID; a repeat of an id queues nothing. */
  write(tx: Queryable, payload: unknown, id?: string): Promise<void>
  /** The same as a record of a journal group. */
  record(payload: MailPayload, at: Date): { readonly name: typeof MAIL_RECORD; readonly row: ReturnType<typeof mailRow> }
  /** Sends what is due; one round at a time in this process. 0 in the sandbox. */
  deliver(): Promise<number>
  /** What the sandbox wrote, newest first. */
  mailbox(to?: string): Promise<Mail[]>
  /** Everything that was written to these addresses, in the caller's transaction. */
  erase(tx: Tx, addresses: readonly string[]): Promise<void>
  /** For an hourly job: deletes what was kept for a day, and decoys. */
  purge(): Promise<void>
  /** Mails that have waited for more than 15 minutes. */
  countStuck(): Promise<number>
  queueState(): Promise<MailQueueState>
  /** For the setup: whether mail goes out, and when the last one did. */
  setup(): Promise<SetupFacts>
  /** Without their text, newest first. */
  list(query: MailQuery): ReturnType<typeof listMails>
  /** One that was given up, in the caller's transaction. */
  retry(tx: Tx, id: string): ReturnType<typeof retryMail>
  countByState(): Promise<{ waiting: number; sent: number; failed: number; kept: number }>
  /** After the last round has ended. */
  close(): Promise<void>
}

const MAILBOX_MAILS = 200

export function openMail(given: MailDependencies): MailRoom {
  const { database, clock, sealer, smtp_url, from, public_url } = given
  const host = new URL(public_url).hostname
  const way = { tls_required: given.smtp_tls_required, ca: given.smtp_ca, timeout_ms: given.smtp_timeout_ms }
  const smtp = smtp_url === null ? null : openSmtp({ smtp_url, from, host, ...way })
  const rowOf = (payload: unknown, id: string, now: Date) => {
    const letter = readLetter(payload)
    return mailRow(sealer, { id, letter, body: render(letter, public_url), now, state: smtp ? 'waiting' : 'kept' })
  }
  let round: Promise<number> | null = null
  return {
    write: async (tx, payload, id = newId()) => insertMail(tx, rowOf(payload, id, clock.now())),
    record: (payload, at) => ({ name: MAIL_RECORD, row: rowOf(payload, newId(at), at) }),
    deliver: () => {
      if (!smtp) return Promise.resolve(0)
      round ??= keepUntilAwaited(
        deliver({ database, clock, sealer, smtp }).finally(() => {
          round = null
        }),
      )
      return round
    },
    mailbox: async (to = '') => {
      const newest = (sought: Parameters<typeof newestMails>[3]) => newestMails(database, sealer, clock.now(), sought, MAILBOX_MAILS)
      const exact = mailboxOf(to)
      const own = exact === null ? [] : await newest({ exact, has: [] })
      return own.length > 0 ? own : newest({ exact: null, has: to === '' ? [] : readSearchTerm(to).has })
    },
    erase: eraseMails,
    purge: () => forgetMails(database, clock.now()),
    queueState: () => readQueueState(database),
    setup: async () => {
      const at = smtp ? await readLastSent(database) : null
      return { mail: at ? { finding: 'mail_sent', at } : { finding: smtp ? 'mail_unsent' : 'mail_sandbox' } }
    },
    countStuck: () => countStuck(database, clock.now()),
    list: (query) => listMails(database, query, clock.now()),
    retry: (tx, id) => retryMail(tx, id, clock.now()),
    countByState: () => countByState(database, clock.now()),
    close: async () => {
      await round?.catch(() => {})
      smtp?.close()
    },
  }
}
