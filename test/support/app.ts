/**
 * The real application over a socket, on a store of the test's own, with a clock that the test moves. Nothing in it is replaced but the
 * clock.
 *
 *   const app = await startApp(store)
 *   const ada = await app.signUp()                       // verified and logged in
 *   const answer = await ada.call('POST', '/private/user/deposit', { amount: '100', payment_method: 'card' })
 */
import type { FastifyBaseLogger } from 'fastify'
import { onTestFinished, vi } from 'vitest'
import type { Config } from '#config'
import type { Language } from '#contract/shared/language'
import type { Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type StreamLimits, serveWeb } from '#server/http'
import type { Hasher } from '#server/identity'
import type { PriceFeed } from '#server/market'
import type { Traces } from '#server/metrics'
import type { Database, SecretKey } from '#server/store'
import type { Assembly } from '../../src/server/assemble.ts'
import { ADMIN_EMAIL, assembled, CHEAP_HASHER, PASSWORD } from './assembled.ts'
import type { TestStore } from './database.ts'
import { mailboxPath } from './mailbox-path.ts'
import { insertMember, sessionOf } from './member.ts'

export { ADMIN_EMAIL, PASSWORD, SECRET_KEY } from './assembled.ts'

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string; readonly body: Body }
/** A test looks into answers freely; what they hold is the contract's to say. */
export type Body = { readonly [member: string]: Body } & readonly Body[] & string

export type Client = {
  readonly email: string
  readonly user_id: string
  readonly token: string | null
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

export type TestClock = Clock & { advance(seconds: number): void }

export type TestApp = {
  readonly assembly: Assembly
  readonly database: Database
  readonly clock: TestClock
  readonly url: string
  readonly config: Config
  readonly anyone: Client
  /** Registers, verifies and logs in; `funded` deposits that many dollars. */
  signUp(options?: {
    readonly email?: string
    readonly funded?: string
    readonly referral_code?: string
    /** By default a unique number, other than that of `member()`. */
    readonly phone?: string
    /** That this browser was switched to. */
    readonly language?: Language
  }): Promise<Client>
  /** The same member without the calls: verified, with an open session; for tests that are not about signing up. */
  member(options?: { readonly email?: string; readonly funded?: string }): Promise<Client>
  logIn(email: string, password?: string): Promise<Client>
  /** The first one, without the calls of a log-in. */
  administrator(): Promise<Client>
  /** The newest mailed code of a kind, e.g. `code:verify`. */
  codeFor(email: string, kind: string): Promise<string>
  /** Everything that was committed into the outbox has had its reaction. */
  settled(): Promise<void>
  audit(): Promise<readonly { readonly check: string; readonly detail: string }[]>
}

export function movableClock(): TestClock {
  let ahead_ms = 0
  return {
    now: () => new Date(performance.timeOrigin + performance.now() + ahead_ms),
    monotonic: () => performance.now() + ahead_ms,
    advance: (seconds) => {
      ahead_ms += seconds * 1000
    },
  }
}

export type AppOptions = {
  readonly streams?: Partial<StreamLimits>
  readonly environment?: Record<string, string>
  readonly database?: Database
  /** By default the one of all tests. */
  readonly secret_key?: SecretKey
  /** By default a cheap one: the real cost is under test in src/server/identity/password/password.test.ts. */
  readonly hasher?: Hasher
  /** By default any that is free. */
  readonly port?: number
  /** By default none is written. */
  readonly log?: FastifyBaseLogger
  /** Where prices come from; by default the simulator. */
  readonly feed?: PriceFeed
  /** By default none are sent. */
  readonly traces?: Traces
  /** Serves the browser build in this folder too. */
  readonly web_dir?: string
}

export async function startApp(store: TestStore, given: AppOptions = {}): Promise<TestApp> {
  const { environment, database = await store.openSeeded(), port = 0, web_dir, ...options } = given
  const clock = movableClock()
  const { assembly, config } = await assembled({ database, clock, ...(environment ? { environment } : {}) }, options)
  if (web_dir)
    await serveWeb(assembly.app, {
      dist_dir: web_dir,
      mailbox_key: assembly.mailbox_key,
      site: { origin: config.public_url, live: assembly.siteFigures },
    })
  const url = await assembly.app.listen({ host: '127.0.0.1', port })
  const close = async (): Promise<void> => {
    await assembly.app.close()
    await assembly.close()
  }
  try {
    onTestFinished(close)
  } catch {
    // Opened outside a test: its describe's store closes the database, and the process ends with the worker.
  }
  return testApp({ assembly, database, clock, url, config })
}

function testApp(own: Pick<TestApp, 'assembly' | 'database' | 'clock' | 'url' | 'config'>): TestApp {
  const { assembly, url } = own
  const anyone = client(url, { email: '', user_id: '', token: null })
  const settled = () => assembly.dispatcher.drain()

  /** Another node on the same database may have taken the mail up, and be at it still. */
  const codeFor: TestApp['codeFor'] = (email, kind) =>
    vi.waitFor(
      async () => {
        await settled()
        const { body } = await anyone.call('GET', mailboxPath(email))
        const mail = (body.data as unknown as { kind: string; text: string }[]).find((one) => one.kind === kind)
        const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
        if (!code) throw new Error(`no ${kind} mail for ${email}`)
        return code
      },
      { timeout: 5_000 },
    )

  const opened = (email: string, answer: Answer): Client => {
    if (answer.status !== 200 || !answer.body.data?.token) throw new Error(answer.text)
    return client(url, { email, user_id: String(answer.body.data.user?.id), token: String(answer.body.data.token) })
  }

  const logIn: TestApp['logIn'] = async (email, password = PASSWORD) => {
    const answer = await anyone.call('POST', '/auth/login', { email, password })
    if (!answer.body.data?.confirm) return opened(email, answer)
    const code = await codeFor(email, 'code:login')
    return opened(email, await anyone.call('PATCH', '/auth/login-otp', { email, code }))
  }

  const signUp: TestApp['signUp'] = async ({
    email = `${newId()}@member.test`,
    funded,
    referral_code,
    phone = nextPhone(),
    language,
  } = {}) => {
    const names = { first_name: 'Test', last_name: 'Member', gender: 'other', phone }
    const body = {
      email,
      ...names,
      new_password: PASSWORD,
      confirm_password: PASSWORD,
      agreeToTerms: true,
      ...(referral_code ? { referral_code } : {}),
    }
    const created = await anyone.call('POST', '/auth/sign-up', body, language ? { cookie: `language=${language}` } : {})
    if (created.status !== 201) throw new Error(created.text)
    await anyone.call('PATCH', '/auth/verify-otp', { email, code: await codeFor(email, 'code:verify') })
    const member = await logIn(email)
    if (funded) await deposit(member, funded)
    return member
  }

  const member: TestApp['member'] = async ({ email = `${newId()}@member.test`, funded } = {}) => {
    const { user_id, token } = await insertMember(own.database, CHEAP_HASHER, { email, password: PASSWORD, now: own.clock.now() })
    const created = client(url, { email, user_id, token })
    if (funded) await deposit(created, funded)
    return created
  }

  return {
    ...own,
    anyone,
    signUp,
    member,
    logIn,
    codeFor,
    settled,
    administrator: async () => client(url, { email: ADMIN_EMAIL, ...(await sessionOf(own.database, ADMIN_EMAIL, own.clock.now())) }),
    audit: async () => (await assembly.auditLedger(true)).findings,
  }
}

let phones = 0

function nextPhone(): string {
  phones += 1
  return `+1415${5_550_000 + phones}`
}

/** Paper money through the sandbox rail. */
export async function deposit(member: Client, amount: string): Promise<void> {
  const created = await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
  const paid = await member.call('POST', `/private/user/deposit/${created.body.data?.transaction?._id}/pay`, { outcome: 'approve' })
  if (paid.status !== 201) throw new Error(created.text + paid.text)
}

/** A stream of events is let go of: it has no end to wait for. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

function client(url: string, who: Pick<Client, 'email' | 'user_id' | 'token'>): Client {
  const { token } = who
  return {
    ...who,
    call: async (method, path, body, headers = {}) => {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
      })
      const text = await textOf(response)
      const read = (text.startsWith('{') ? JSON.parse(text) : {}) as Body
      return { status: response.status, headers: response.headers, text, body: read }
    },
  }
}
