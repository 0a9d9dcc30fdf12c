/**
 * A whole instance as `npm start` runs it, in a process of its own that says what its threads hold; and people who sign up at it and log in
 * over HTTP.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { newId } from '#kernel/id'
import { freePort } from '#test/support/free-port.ts'
import { MAILBOX_KEY, mailboxPath } from '#test/support/mailbox-path.ts'
import { send } from '../../faults/traffic.ts'
import type { Heap } from '../../support/heap.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PROBE = pathToFileURL(join(ROOT, 'test/support/heap-probe.mjs')).href
const MEGABYTE = 1_000_000
export const ADMIN_EMAIL = 'first@operator.test'
export const PASSWORD = 'crisp-otter-vellum-91'

/**
 * In megabytes. `rss` is what the operating system counts, read before the collection that the others are measured after; `thread` the heap
 * of the thread that holds most, which on the embedded store is the store's; `outside` what all of them hold beyond their heaps,
 * WebAssembly included.
 */
export type Memory = { readonly rss: number; readonly main: number; readonly thread: number; readonly outside: number }
export type Instance = { readonly url: string; readonly pid: number; memory(): Promise<Memory>; rss(): number; stop(): Promise<void> }

export async function startInstance(data_dir: string, database_url: string | null): Promise<Instance> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', PROBE, 'scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: data_dir,
      ...(database_url === null ? {} : { DATABASE_URL: database_url }),
      SECRET_KEY: 'a secret key for benchmarks, long enough',
      ADMIN_EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      SANDBOX_MAILBOX_KEY: MAILBOX_KEY,
    },
  })
  const over = new Promise<never>((_, reject) => child.once('exit', (code) => reject(new Error(`the instance ended with ${code}`))))
  over.catch(() => {})
  await Promise.race([serving(child), over])
  const rss = (): number => rssOf(child.pid ?? 0)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    rss,
    memory: async () => {
      const before = rss()
      return { rss: before, ...summed(await Promise.race([ask(child), over])) }
    },
    stop: () => ended(child),
  }
}

function serving(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    createInterface(child.stdout as Readable).on('line', (line) => {
      if (line.includes('Ctrl-C stops it')) resolve()
    })
  })
}

function ask(child: ChildProcess): Promise<readonly Heap[]> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { threads: readonly Heap[] }).threads))
    child.send({ ask: true })
  })
}

function summed(threads: readonly Heap[]): Omit<Memory, 'rss'> {
  const megabytes = (bytes: number): number => Math.round(bytes / (MEGABYTE / 10)) / 10
  const heapsOf = (main: boolean): readonly number[] =>
    threads.filter(({ thread }) => (thread === 'main') === main).map(({ heapUsed }) => heapUsed)
  return {
    main: megabytes(Math.max(0, ...heapsOf(true))),
    thread: megabytes(Math.max(0, ...heapsOf(false))),
    outside: megabytes(threads.reduce((sum, { external }) => sum + external, 0)),
  }
}

/** From /proc, in megabytes; 0 where there is none. */
function rssOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 100) / 10
  } catch {
    return 0
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export type Member = { readonly email: string; readonly token: string }

/** Settings that let a few addresses and users load an instance. */
export const UNLIMITED = { limit_auth_calls: 1_000_000, limit_sign_ups: 1_000_000, limit_money_calls: 1_000_000 }

export async function signUp(url: string): Promise<Member> {
  const email = `${newId()}@member.test`
  const names = { first_name: 'Mixed', last_name: 'Use', gender: 'other', phone: '+14155550100' }
  const body = { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD, agreeToTerms: true }
  await must(send(url, { by: null, method: 'POST', path: '/auth/sign-up', body }))
  const code = await codeFor(url, email, 'code:verify')
  await must(send(url, { by: null, method: 'PATCH', path: '/auth/verify-otp', body: { email, code } }))
  return logIn(url, email)
}

/** Also with the code that a new browser is mailed. */
export async function logIn(url: string, email: string): Promise<Member> {
  const answer = await must(send(url, { by: null, method: 'POST', path: '/auth/login', body: { email, password: PASSWORD } }))
  if (!answer.body.data?.confirm) return { email, token: String(answer.body.data?.token) }
  const code = await codeFor(url, email, 'code:login')
  const confirmed = await must(send(url, { by: null, method: 'PATCH', path: '/auth/login-otp', body: { email, code } }))
  return { email, token: String(confirmed.body.data?.token) }
}

/** From the newest mail of that kind. */
export async function codeFor(url: string, email: string, kind: string): Promise<string> {
  let last = ''
  for (let look = 0; look < 200; look += 1) {
    const { body, text } = await send(url, { by: null, method: 'GET', path: mailboxPath(email) })
    const letters = body.data as unknown as { kind: string; text: string }[] | undefined
    const code = /\b\d{6}\b/.exec(letters?.find((letter) => letter.kind === kind)?.text ?? '')?.[0]
    if (code) return code
    last = text
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no ${kind} mail for ${email}: ${last}`)
}

export async function must(sent: ReturnType<typeof send>): ReturnType<typeof send> {
  const answer = await sent
  if (answer.status > 299) throw new Error(answer.text)
  return answer
}
