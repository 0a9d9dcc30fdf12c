/** Identity with the rooms that it speaks through, on a database of its own and under a clock that the test moves. */
import { type Settings, settingDefaults } from '#contract/settings'
import { addSeconds, type Clock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { auditKey, openAudit } from '#server/audit'
import { openIdentity } from '#server/identity'
import { openDispatcher } from '#server/jobs'
import { openMail } from '#server/mail'
import { openMessages } from '#server/messages'
import { type Database, outboxWriter, sealer } from '#server/store'

export const SECRET_KEY = 'a secret key for tests that has more than thirty-two characters'
export const PASSWORD = 'velvet-harbour-ladder-9'
export const DEVICE = { user_agent: 'test', address: '127.0.0.1' }

export type TestClock = Clock & { forward(seconds: number): void }

export function testClock(start = new Date('2026-03-01T12:00:00.000Z')): TestClock {
  let now = start
  return {
    now: () => now,
    monotonic: () => now.getTime(),
    forward: (seconds) => {
      now = addSeconds(now, seconds)
    },
  }
}

export type Rooms = ReturnType<typeof openRooms>

export function openRooms(database: Database, given: { clock?: TestClock; settings?: Partial<Settings> } = {}) {
  const clock = given.clock ?? testClock()
  const settings: Settings = { ...settingDefaults, ...given.settings }
  const sealing = sealer(SECRET_KEY)
  const writeOutbox = outboxWriter(sealing)
  const audit = openAudit({ database, clock, key: auditKey(SECRET_KEY) })
  const mail = openMail({
    database,
    clock,
    sealer: sealing,
    smtp_url: null,
    smtp_tls_required: false,
    from: 'Clearterm <no-reply@localhost>',
    public_url: 'http://localhost:3000',
  })
  const identity = openIdentity({
    database,
    clock,
    settings: async () => settings,
    audit,
    secret_key: SECRET_KEY,
    sealer: sealing,
    public_url: 'http://localhost:3000',
    staff_factor: false,
    writeOutbox,
    mail,
  })
  const messages = openMessages({
    database,
    clock,
    addressOf: identity.addressOf,
    languageOf: async () => 'en',
    wantsMail: async () => true,
    writeMail: mail.write,
  })
  const failures: unknown[] = []
  const dispatcher = openDispatcher({
    database,
    sealer: sealing,
    report: (error) => failures.push(error),
  })
  dispatcher.handle({ notify: messages.react })
  /** All mails to an address, newest first, after everything due was carried out. */
  const mailsTo = async (email: string) => {
    await dispatcher.drain()
    return mail.mailbox(email)
  }
  const codeFor = async (email: string, kind: string): Promise<string> => {
    const [newest] = (await mailsTo(email)).filter((one) => one.kind === kind)
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
  }
  return { database, clock, audit, identity, mail, messages, dispatcher, writeOutbox, failures, mailsTo, codeFor }
}

export function signUpBody(email: string) {
  return {
    email,
    first_name: 'Mara',
    last_name: 'Lindqvist',
    gender: 'female' as const,
    phone: '+46 70 123 45 67',
    new_password: PASSWORD,
    confirm_password: PASSWORD,
    agreeToTerms: true,
  }
}

/** A member who is signed up and verified. */
export async function addMember(rooms: Rooms, email: string): Promise<{ id: string; email: string }> {
  const user = await rooms.identity.signUp(signUpBody(email))
  if (isRefused(user)) throw new Error(user.refused)
  const outcome = await rooms.identity.verify({ email, code: await rooms.codeFor(email, 'code:verify') })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  return user
}

/** A code that is not the right one. */
export function otherThan(code: string): string {
  return ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')
}

/** The refusal's name, or 'ok'. */
export function nameOf(outcome: object | null | undefined): string {
  return outcome && 'refused' in outcome ? String(outcome.refused) : 'ok'
}
