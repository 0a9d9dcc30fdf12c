/**
 * npm run bench:console. Every list of the console over a socket at 100,000 people and 1,000,000 transactions (USERS, TRANSACTIONS), on PostgreSQL
 * and on the embedded store (STORES=postgresql). The median and the best of 15 calls in milliseconds;
 * on a machine that does other work besides, the best is nearer to the server's own. Prints a table
 * on stderr and one JSON object on stdout; ends with 1 where a median is over 50 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { migrate, openDatabase } from '#server/store'
import { assemble } from '../../src/server/assemble.ts'
import { startCluster } from '../support/cluster.ts'
import { MAILBOX_KEY, mailboxPath } from '../support/mailbox-path.ts'
import { generate } from './console-data.ts'
import { median } from './measure.ts'

const USERS = Number(process.env.USERS ?? 100_000)
const TRANSACTIONS = Number(process.env.TRANSACTIONS ?? 1_000_000)
const STORES = (process.env.STORES ?? 'postgresql,embedded').split(',')
const CALLS = 15
const LIMIT_MS = 50
const SECRET_KEY = 'a secret key for benchmarks, long enough'
const PASSWORD = 'crisp-otter-vellum-91'
const EMAIL = 'first@operator.test'

type Figure = { readonly median_ms: number; readonly best_ms: number }

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  const cluster = STORES.includes('postgresql') ? await startCluster() : null
  try {
    const figures: Record<string, Record<string, Figure>> = {}
    if (cluster && !('unavailable' in cluster)) figures.postgresql = await measure(cluster.url, folder)
    if (STORES.includes('embedded')) figures.embedded = await measure(null, join(folder, 'embedded'))
    process.stdout.write(`${JSON.stringify({ users: USERS, transactions: TRANSACTIONS, load: loadavg(), figures }, null, 2)}\n`)
    const slow = Object.values(figures).flatMap((lists) => Object.values(lists).filter(({ median_ms }) => median_ms > LIMIT_MS))
    process.exitCode = slow.length > 0 ? 1 : 0
  } finally {
    if (cluster && !('unavailable' in cluster)) await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database_url: string | null, data_dir: string): Promise<Record<string, Figure>> {
  const database = await openDatabase({ database_url, data_dir })
  if (isRefused(database)) throw new Error(database.detail)
  await migrate(database)
  const config = readConfig({ PORT: '0', SECRET_KEY, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, SANDBOX_MAILBOX_KEY: MAILBOX_KEY })
  if (isRefused(config)) throw new Error(config.detail)
  const assembly = assemble({ config, database, clock: systemClock, secret_key: SECRET_KEY, log: false })
  await assembly.seed()
  await generate(database, USERS, TRANSACTIONS)
  const url = `${await assembly.app.listen({ host: '127.0.0.1', port: 0 })}/api/v1`
  const token = await logIn(url, () => assembly.dispatcher.drain())
  const [last] = await database.query<{ id: string }>('SELECT id FROM users ORDER BY id DESC LIMIT 1')
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    const body = (await response.json()) as { page?: { next_cursor: string | null } }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`)
    return body
  }
  const figures: Record<string, Figure> = {}
  for (const [name, path] of Object.entries(await pathsOf(get, String(last?.id)))) {
    const times: number[] = []
    await get(path)
    for (let call = 0; call < CALLS; call += 1) {
      const at = performance.now()
      await get(path)
      times.push(performance.now() - at)
    }
    figures[name] = { median_ms: Math.round(median(times) * 10) / 10, best_ms: Math.round(Math.min(...times) * 10) / 10 }
    process.stderr.write(
      `${database.kind.padEnd(12)}${name.padEnd(36)}${String(figures[name].median_ms).padStart(8)} ms, best ${figures[name].best_ms}\n`,
    )
  }
  await assembly.app.close()
  await assembly.close()
  await database.close()
  return figures
}

type Get = (path: string) => Promise<{ readonly page?: { readonly next_cursor: string | null } }>

async function pathsOf(get: Get, user: string): Promise<Record<string, string>> {
  const after = async (path: string) => `${path}&cursor=${(await get(path)).page?.next_cursor ?? ''}`
  return {
    'people, first page': '/admin/user?limit=50',
    'people, next page': await after('/admin/user?limit=50'),
    'people, a rare word': `/admin/user?q=person${USERS - 77}@`,
    'people, a common word': '/admin/user?q=turing',
    'people, nobody': '/admin/user?q=nobody-at-all',
    'people, by status': '/admin/user?status=in_review',
    'one person': `/admin/user/${user}`,
    'transactions, first page': '/admin/transaction?limit=50',
    'transactions, next page': await after('/admin/transaction?limit=50'),
    'transactions, the queue': '/admin/transaction?waiting=true',
    'transactions, declined': '/admin/transaction?status=rejected',
    'transactions, settled': '/admin/transaction?status=active',
    'transactions, by bank': '/admin/transaction?method=bank&type=debit',
    'transactions, of a common name': '/admin/transaction?q=hopper',
    'transactions, of one person': `/admin/transaction?user=${user}`,
    'audit log': '/admin/audit?limit=50',
    'audit log, by action': '/admin/audit?action=user.suspend',
    'audit log, a rare word': '/admin/audit?q=reason%2019',
    'postings of a person': `/admin/user/${user}/posting`,
    changes: '/admin/change',
    mails: '/admin/mail',
    overview: '/admin/overview',
    'search, a word': '/admin/search?q=knuth',
    'search, an id': `/admin/search?q=${user}`,
    treasury: '/admin/treasury',
    plans: '/admin/plan',
    wallets: '/admin/wallet',
    team: '/admin/team',
  }
}

async function logIn(url: string, drain: () => Promise<void>): Promise<string> {
  const post = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await (await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })).json()) as { data: { token: string } }
  }
  await post('POST', '/auth/login', { email: EMAIL, password: PASSWORD })
  await drain()
  const mails = (await (await fetch(`${url}${mailboxPath(EMAIL)}`)).json()) as { data: { text: string }[] }
  const code = /\b\d{6}\b/.exec(mails.data[0]?.text ?? '')?.[0]
  return (await post('PATCH', '/auth/login-otp', { email: EMAIL, code })).data.token
}

await main()
