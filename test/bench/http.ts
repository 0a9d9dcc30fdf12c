/**
 * npm run bench:http. The dashboard's one call and log-in over a socket, on PostgreSQL and on the embedded store; log-in beside bare argon2id
 * in the same run. Prints one JSON object on stdout.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { migrate, openDatabase } from '#server/store'
import { assemble } from '../../src/server/assemble.ts'
import { startCluster } from '../support/cluster.ts'
import { run } from './measure.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const SECRET_KEY = 'a secret key for benchmarks, long enough'
const PASSWORD = 'crisp-otter-vellum-91'
const MEMBERS = 40
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type Call = (method: string, path: string, body?: unknown, token?: string) => Promise<{ readonly [member: string]: unknown }>

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  try {
    const postgres = await measure(cluster.url, folder)
    const embedded = await measure(null, join(folder, 'embedded'))
    const bare = await bareArgon2id()
    const ratio = (tps: number): number => Math.round((bare.tps / tps) * 100) / 100
    const login_over_bare_argon2id = { postgres: ratio(postgres.login.tps), embedded: ratio(embedded.login.tps) }
    process.stdout.write(`${JSON.stringify({ postgres, embedded, bare_argon2id: bare, login_over_bare_argon2id }, null, 2)}\n`)
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database_url: string | null, data_dir: string) {
  const database = await openDatabase({ database_url, data_dir })
  if (isRefused(database)) throw new Error(database.message)
  await migrate(database)
  const config = readConfig({ PORT: '0', SECRET_KEY })
  if (isRefused(config)) throw new Error(config.message)
  const assembly = assemble({ config, database, clock: systemClock, secret_key: SECRET_KEY, log: false })
  await assembly.seed()
  await database.query(`INSERT INTO setting (name, value) VALUES ('limit_auth_calls', '1000000'), ('limit_sign_ups', '1000000')`)
  const url = await assembly.app.listen({ host: '127.0.0.1', port: 0 })
  const call = callTo(`${url}/api/v1`)
  const tokens = await makeMembers(call, assembly)
  let next = 0
  const token = (): string => tokens[next++ % tokens.length] ?? ''
  const dashboard_1 = await run(1, SECONDS, async () => void (await call('GET', '/me/account', undefined, token())))
  const dashboard_32 = await run(32, SECONDS, async () => void (await call('GET', '/me/account', undefined, token())))
  const login = await run(
    2,
    SECONDS,
    async () => void (await call('POST', '/auth/login', { email: emailOf(next++ % MEMBERS), password: PASSWORD })),
  )
  await assembly.app.close()
  await assembly.close()
  await database.close()
  return { dashboard: { '1': dashboard_1, '32': dashboard_32 }, login }
}

function emailOf(n: number): string {
  return `member${n}@bench.test`
}

async function makeMembers(call: Call, assembly: ReturnType<typeof assemble>): Promise<string[]> {
  const tokens: string[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    const email = emailOf(n)
    const names = { first_name: 'Bench', last_name: 'Member', gender: 'other', phone: '+14155550100' }
    await call('POST', '/auth/sign-up', { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD, agreeToTerms: true })
    await assembly.dispatcher.drain()
    const { data } = await call('GET', `/sandbox/mailbox?to=${email}`)
    const code = /\b\d{6}\b/.exec((data as { text: string }[])[0]?.text ?? '')?.[0]
    await call('PATCH', '/auth/verify-otp', { email, code })
    const login = await call('POST', '/auth/login', { email, password: PASSWORD })
    const token = (login.data as { token: string }).token
    const deposit = await call('POST', '/private/user/deposit', { amount: '5000', payment_method: 'card' }, token)
    await call(
      'POST',
      `/private/user/deposit/${(deposit.data as { transaction: { _id: string } }).transaction._id}/pay`,
      { outcome: 'approve' },
      token,
    )
    for (let bought = 0; bought < 5; bought += 1) await call('POST', '/private/user/investment', { plan: 'starter', amount: '100' }, token)
    tokens.push(token)
  }
  return tokens
}

function callTo(base: string): Call {
  return async (method, path, body, token) => {
    const response = await fetch(base + path, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: token } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return text ? JSON.parse(text) : {}
  }
}

async function bareArgon2id() {
  const hashed = await hash(PASSWORD, ARGON2ID)
  return run(2, SECONDS, async () => void (await verify(hashed, PASSWORD)))
}

await main()
