/** One pool of SMTP connections, each wait bounded. The caller decides whether to retry. */
import { rootCertificates } from 'node:tls'
import type { Transporter } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import { addSeconds, type Clock, secondsBetween } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { randomBelow } from '#kernel/id'
import type { Database, Sealer } from '#server/store'
import type { Rendered } from './render.ts'
import { claimDue, type DueMail, noteEnd, noteRetry } from './store.ts'

type Outgoing = Rendered & { readonly id: string; readonly to: string; readonly subject: string }

/** `again`: a later attempt may succeed; `never`: the server refused this mail for good. */
type Sent = { readonly sent: true } | { readonly sent: false; readonly retry: 'again' | 'never'; readonly error: string }

export type Smtp = { send(mail: Outgoing): Promise<Sent>; close(): void }

const CONNECTIONS = 5

export type SmtpOptions = {
  readonly smtp_url: string
  readonly from: string
  readonly host: string
  /** A mail leaves over TLS with a certificate that verifies, or not at all. Otherwise it goes as the server offers. */
  readonly tls_required: boolean
  /** A certificate that is trusted besides the usual ones, as PEM. */
  readonly ca?: string | undefined
  readonly timeout_ms?: number | undefined
}

export function openSmtp({ smtp_url, from, host, tls_required, ca, timeout_ms = 30_000 }: SmtpOptions): Smtp {
  const options: SMTPPool.Options = {
    url: smtp_url,
    pool: true,
    requireTLS: tls_required,
    tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca: [...rootCertificates, ca] }) },
    maxConnections: CONNECTIONS,
    // The table `mail` is the only queue: a mail that is lost with its connection is retried from there.
    maxRequeues: 0,
    connectionTimeout: Math.min(10_000, timeout_ms),
    greetingTimeout: Math.min(10_000, timeout_ms),
    dnsTimeout: Math.min(10_000, timeout_ms),
    socketTimeout: timeout_ms,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let opened: Transporter | null = null
  // Loaded with the first mail.
  const transport = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    opened ??= createTransport(options)
    return opened
  }
  return {
    send: async ({ id, to, subject, text, html, preferences }) => {
      try {
        await (await transport()).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same at each attempt, so that a mailbox recognises a repeat.
          messageId: `<${id}@${host}>`,
          // No notice of absence answers it (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          // A page that asks who is there (RFC 2369): a scanner that follows the link changes nothing, so it is no one-click link.
          ...(preferences === undefined ? {} : { list: { unsubscribe: preferences } }),
        })
        return { sent: true }
      } catch (error) {
        return { sent: false, retry: retryAfter(error), error: error instanceof Error ? error.message.slice(0, 300) : 'unknown' }
      }
    },
    close: () => opened?.close(),
  }
}

/**
 * A 5xx answer to the envelope or the message is final (RFC 5321, 4.2.1); one to the greeting or the log-in is a configuration fault, so it
 * is retried.
 */
function retryAfter(error: unknown): 'again' | 'never' {
  if (typeof error !== 'object' || error === null || !('responseCode' in error) || !('code' in error)) return 'again'
  const about_this_mail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return about_this_mail && typeof error.responseCode === 'number' && error.responseCode >= 500 ? 'never' : 'again'
}

const BATCH = CONNECTIONS * 2
const FIRST_PAUSE_SECONDS = 2
/** Short enough that an outage of minutes drains within one more. */
const MAX_PAUSE_SECONDS = 60
const GIVEN_UP_SECONDS = 2 * DAY_SECONDS

export type Post = { readonly database: Database; readonly clock: Clock; readonly sealer: Sealer; readonly smtp: Smtp }

/** Sends what is due, batch after batch, and returns how many went out. Never throws for a server that misbehaves. */
export async function deliver(post: Post): Promise<number> {
  let sent = 0
  for (;;) {
    const due = await claimDue(post.database, post.sealer, post.clock.now(), BATCH)
    const outcomes = await Promise.all(due.map((mail) => attempt(post, mail)))
    sent += outcomes.filter(Boolean).length
    // Where nothing gets through, the next round waits for its turn instead of running through the whole queue.
    if (due.length < BATCH || !outcomes.some(Boolean)) return sent
  }
}

async function attempt({ database, clock, smtp }: Post, mail: DueMail): Promise<boolean> {
  const outcome = await smtp.send({ ...mail, id: mail._id })
  const now = clock.now()
  if (outcome.sent) await noteEnd(database, mail._id, 'sent', now, null)
  else if (outcome.retry === 'never' || secondsBetween(mail.created_at, now) > GIVEN_UP_SECONDS)
    await noteEnd(database, mail._id, 'failed', now, outcome.error)
  else await noteRetry(database, mail._id, addSeconds(now, pauseSeconds(mail.attempts)), outcome.error)
  return outcome.sent
}

/** Doubling from two seconds to a minute, half of it drawn, so that what failed together does not come back together. */
function pauseSeconds(attempts: number): number {
  const whole = Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 10))
  return whole / 2 + randomBelow(Math.ceil(whole / 2) + 1)
}
