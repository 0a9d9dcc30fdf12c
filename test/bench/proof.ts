/**
 * npm run bench:proof. An epoch of 250,000 accounts, a million leaves, on a PostgreSQL of its own with a real server process: seconds and memory
 * of the making, and what a dashboard call takes meanwhile against idle. Prints one JSON object on stdout, progress on stderr.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { newId } from '#kernel/id'
import { freePort } from '#test/support/free-port.ts'
import { MAILBOX_KEY, mailboxPath } from '#test/support/mailbox-path.ts'
import { build } from '../../scripts/steps/build.mjs'
import { startCluster } from '../support/cluster.ts'

const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 250_000)
const IDLE_SECONDS = 10
const CALLS_A_SECOND = 20
const MAX_SECONDS = 300
const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url))
const SERVE = fileURLToPath(new URL('../support/serve.mjs', import.meta.url))
const EMAIL = 'first@operator.test'
const PASSWORD = 'crisp-otter-vellum-91'

/** Users with a main balance each, and custody to match; the journal that such books would have is left out: no epoch reads it. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
     SELECT md5('user' || n)::uuid, n || '@bench.test', 'Bench', 'User', 'bench' || n, 'active', '$argon2id$bench', now(), now()
     FROM generate_series(1, $1::integer) n`,
    [ACCOUNTS],
  )
  await client.query(
    `INSERT INTO account (code, normal_side, owner, balance)
     SELECT 'member:' || u || ':' || name, 'credit', u, CASE name WHEN 'main' THEN n * 37 ELSE n END
     FROM (SELECT md5('user' || n)::uuid AS u, n FROM generate_series(1, $1::integer) n) users, unnest(ARRAY['main', 'bonus', 'earning']) name`,
    [ACCOUNTS],
  )
  await client.query(
    `INSERT INTO account (code, normal_side, balance)
     SELECT 'custody:sandbox', 'debit', (SELECT sum(balance) FROM account WHERE owner IS NOT NULL)
     ON CONFLICT (code) DO UPDATE SET balance = account.balance + excluded.balance`,
  )
  await client.query('ANALYZE')
  await client.end()
}

async function startServer(environment: Record<string, string>): Promise<{ child: ChildProcess; pid: number }> {
  await build()
  const child = spawn(process.execPath, [SERVE, WEB], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended')))
    child.stdout?.on('data', (bytes) => String(bytes).includes('Ctrl-C') && resolve())
  })
  return { child, pid: child.pid ?? 0 }
}

type Call = (method: string, path: string, body?: unknown) => Promise<{ data?: Record<string, unknown> & { [n: number]: unknown } }>

function caller(url: string, token: string | null): Call {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`)
    return JSON.parse(text)
  }
}

async function logIn(url: string): Promise<Call> {
  const anyone = caller(url, null)
  await anyone('POST', '/auth/login', { email: EMAIL, password: PASSWORD })
  for (;;) {
    const { data } = await anyone('GET', mailboxPath(EMAIL))
    const mail = (data as unknown as { kind: string; text: string }[]).find(({ kind }) => kind === 'code:login')
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
    if (code) return caller(url, String((await anyone('PATCH', '/auth/login-otp', { email: EMAIL, code })).data?.token))
    await pause(100)
  }
}

/** Dashboard calls at a steady rate until it is over; how long each took, in milliseconds. */
async function measure(call: Call, over: () => boolean): Promise<number[]> {
  const took: number[] = []
  const under_way: Promise<void>[] = []
  while (!over()) {
    const at = performance.now()
    under_way.push(call('GET', '/me/account').then(() => void took.push(performance.now() - at)))
    await pause(1000 / CALLS_A_SECOND)
  }
  await Promise.all(under_way)
  return took.sort((a, b) => a - b)
}

function rank(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
}

/** Resident megabytes of a process. */
function megabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function run(url: string, pid: number) {
  const call = await logIn(url)
  const started = performance.now()
  await measure(call, () => performance.now() - started > 2_000)
  const from = performance.now()
  const idle = await measure(call, () => performance.now() - from > IDLE_SECONDS * 1000)
  const before = megabytes(pid)
  console.error(`idle: p50 ${rank(idle, 0.5)} ms, p99 ${rank(idle, 0.99)} ms, ${before} MB`)
  let peak = before
  let over = false
  const begun = performance.now()
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytes(pid))
  }, 50)
  const created = call('POST', '/admin/proof/epoch').finally(() => {
    over = true
  })
  const busy = await measure(call, () => over || performance.now() - begun > MAX_SECONDS * 1000)
  const { data } = await created
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  clearInterval(watch)
  const own_from = performance.now()
  await call('GET', '/me/proof')
  const own_ms = Math.round((performance.now() - own_from) * 10) / 10
  const page = await call('GET', `/proof/${data?.epoch}`)
  const { leaves } = JSON.parse(String(page.data?.statement)) as { leaves: number }
  return {
    ...{ accounts: leaves / 4, leaves, seconds, mb_idle: before, mb_peak: peak, mb_added: peak - before },
    dashboard_idle: { p50_ms: rank(idle, 0.5), p99_ms: rank(idle, 0.99), calls: idle.length },
    dashboard_meanwhile: { p50_ms: rank(busy, 0.5), p99_ms: rank(busy, 0.99), calls: busy.length },
    ratios: {
      p50: Math.round((rank(busy, 0.5) / rank(idle, 0.5)) * 10) / 10,
      p99: Math.round((rank(busy, 0.99) / rank(idle, 0.99)) * 10) / 10,
    },
    own_proof_ms: own_ms,
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  const port = String(await freePort())
  let server: Awaited<ReturnType<typeof startServer>> | null = null
  try {
    const keys = { SECRET_KEY: newId(), ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, SANDBOX_MAILBOX_KEY: MAILBOX_KEY }
    server = await startServer({ DATABASE_URL: cluster.url, DATA_DIR: folder, PORT: port, ...keys })
    const url = `http://127.0.0.1:${port}`
    // The instance's own first epoch, of its one account.
    while ((await caller(url, null)('GET', '/proof').then(({ data }) => (data?.epochs as unknown[]).length)) === 0) await pause(200)
    console.error(`filling ${ACCOUNTS} accounts`)
    await fill(cluster.url)
    process.stdout.write(`${JSON.stringify(await run(url, server.pid), null, 2)}\n`)
  } finally {
    server?.child.kill('SIGTERM')
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
