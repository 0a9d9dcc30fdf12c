/**
 * `npm run attack:scanners`: sqlmap and wapiti (Debian packages) against an instance of its own on loopback, signed in as a member and as
 * an administrator, at every call of the OpenAPI document that reads. Bounded by SCAN_SECONDS for each scanner (300; wapiti ends a module a
 * little later); SCAN_LEVEL is sqlmap's (1). Ends with 1 when one of them finds something, and when neither is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { ADMIN_EMAIL, type Instance, PASSWORD, startInstance } from '../bench/parts/instance.ts'
import { startCluster } from '../support/cluster.ts'

const SECONDS = Number(process.env.SCAN_SECONDS ?? 300)
const LEVEL = process.env.SCAN_LEVEL ?? '1'
/** What ends the session that the scan is made with, or streams without end. */
const LEFT_OUT = /stream|events|logout/

type Schema = { readonly enum?: readonly unknown[]; readonly type?: string; readonly format?: string; readonly pattern?: string }
type Parameter = { readonly name: string; readonly in: string; readonly schema?: Schema }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>> }

type Finding = { readonly scanner: string; readonly what: string }

const folder = mkdtempSync(join(tmpdir(), 'clearterm-scan-'))
const isInstalled = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

async function main(): Promise<number> {
  const scanners = Object.entries({ sqlmap: runSqlmap, wapiti: runWapiti })
  const present = scanners.filter(([name]) => isInstalled(name))
  for (const [name] of scanners.filter((one) => !present.includes(one))) console.error(`${name} is not installed: apt-get install ${name}`)
  if (present.length === 0) return 1
  const cluster = await startCluster()
  const database_url = 'unavailable' in cluster ? null : cluster.url
  const instance = await startInstance(folder, database_url)
  try {
    const tokens = [await signIn(instance.url, true), await signIn(instance.url, false)]
    const targets = await targetsOf(instance.url)
    say(`${targets.length} calls that read, ${tokens.length} roles, at most ${SECONDS} s a scanner`)
    const findings: Finding[] = []
    for (const [name, scan] of present) {
      const found = await scan(instance.url, targets, tokens)
      say(`${name}: ${found.length === 0 ? 'nothing found' : `${found.length} findings`}`)
      findings.push(...found.map((what) => ({ scanner: name, what })))
    }
    const alive = await fetch(`${instance.url}/readyz`)
    for (const { scanner, what } of findings) console.error(`${scanner}: ${what}`)
    if (!alive.ok) console.error(`the instance is not ready after the scan: ${await alive.text()}`)
    return findings.length > 0 || !alive.ok ? 1 : 0
  } finally {
    await instance.stop()
    if (!('unavailable' in cluster)) await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

type Json = { readonly [member: string]: Json } & string & readonly Json[]

async function call(url: Instance['url'], method: string, path: string, body?: unknown): Promise<Json> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/v1${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as Json
}

/** A session token; the member is made for the scan. */
async function signIn(url: string, as_administrator: boolean): Promise<string> {
  const email = as_administrator ? ADMIN_EMAIL : 'scanned@member.test'
  if (!as_administrator) {
    const names = { first_name: 'Test', last_name: 'Member', gender: 'other', phone: '+14155550100', agreeToTerms: true }
    await call(url, 'POST', '/auth/sign-up', { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD })
    await call(url, 'PATCH', '/auth/verify-otp', { email, code: await codeFor(url, email) })
  }
  const first = await call(url, 'POST', '/auth/login', { email, password: PASSWORD })
  if (first.data?.token) return String(first.data.token)
  const second = await call(url, 'PATCH', '/auth/login-otp', { email, code: await codeFor(url, email) })
  return String(second.data?.token)
}

/** The newest code in the sandbox mailbox; mails are written a moment after their call. */
async function codeFor(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [mail] = (await call(url, 'GET', mailboxPath(email))).data ?? []
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no code for ${email}`)
}

/** Every GET of the document with a value for each parameter: what it can take, else something that it cannot. */
async function targetsOf(url: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as Document
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || LEFT_OUT.test(path)) return []
    const { parameters = [] } = get
    const query = parameters.filter((one) => one.in === 'query').map(({ name, schema }) => `${name}=${encodeURIComponent(sample(schema))}`)
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => sample(parameters.find((one) => one.name === name)?.schema))
    const prefix = filled.startsWith('/api/') ? '' : '/api/v1'
    return [`${prefix}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`]
  })
}

function sample(schema: Schema = {}): string {
  if (schema.enum?.[0] !== undefined) return String(schema.enum[0])
  if (schema.type === 'integer' || schema.type === 'number') return '1'
  return schema.format === 'uuid' || schema.pattern?.includes('{12}') ? '01a20000-0000-7000-8000-000000000000' : 'a'
}

/** Runs a scanner until it ends, or its time does; gives its output. */
function scan(program: string, args: readonly string[], seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, HOME: folder }
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder, env })
    const parts: string[] = []
    child.stdout.on('data', (part) => parts.push(String(part)))
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      resolve(parts.join(''))
    })
  })
}

/** Targets as a proxy log, which sqlmap reads at once; its findings are in its table of results. */
async function runSqlmap(url: string, targets: readonly string[], tokens: readonly string[]): Promise<string[]> {
  const { host } = new URL(url)
  const line = '='.repeat(54)
  const asked = targets.filter((target) => target.includes('?')).flatMap((target) => tokens.map((token) => ({ target, token })))
  const log = asked.map(({ target, token }) => {
    const request = `GET ${target} HTTP/1.1\nHost: ${host}\nAuthorization: Bearer ${token}`
    return `${line}\n0:00:00  ${url}  [127.0.0.1]\n${line}\n${request}\n\n${line}\n\n`
  })
  writeFileSync(join(folder, 'targets.log'), log.join('\n'))
  const output = join(folder, 'sqlmap')
  const bounds = ['--level', LEVEL, '--risk', '1', '--threads', '2', '--timeout', '10', '--retries', '0', '--time-sec', '3']
  const quiet = ['--batch', '--ignore-stdin', '--disable-coloring', '--flush-session', '--output-dir', output]
  const printed = await scan('sqlmap', ['-l', join(folder, 'targets.log'), '--dbms', 'PostgreSQL', ...bounds, ...quiet], SECONDS)
  const tested = printed.match(/do not appear to be injectable/g)?.length ?? 0
  say(`sqlmap: ${tested} of ${asked.length} requests tested to the end`)
  if (tested === 0) return [`it tested nothing: ${printed.slice(-500)}`]
  const results = readdirSync(output).filter((name) => name.startsWith('results-'))
  const rows = results.flatMap((name) => readFileSync(join(output, name), 'utf8').split('\n').slice(1))
  return rows.filter((row) => row.trim() !== '')
}

/**
 * Without those that ask an address outside, and that of headers: it wants one that browsers have given up, and another that is for https
 * alone.
 */
const MODULES = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'exec', 'file', 'htaccess'],
  ...['methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
]

type Report = { readonly vulnerabilities?: Readonly<Record<string, readonly { readonly path: string; readonly info: string }[]>> }

/** Half of its time to look around, half to attack; it keeps to these itself, because its report is written behind them. */
async function runWapiti(url: string, targets: readonly string[], tokens: readonly string[]): Promise<string[]> {
  const report = join(folder, 'wapiti.json')
  const [token = ''] = tokens
  const output = await scan(
    'wapiti',
    [
      ...['-u', `${url}/`, '--scope', 'domain', ...targets.flatMap((target) => ['-s', url + target])],
      ...['-H', `Authorization: Bearer ${token}`, '-m', MODULES.join(','), '-d', '3', '--max-links-per-page', '40'],
      ...['--max-files-per-dir', '20', '--max-scan-time', String(Math.ceil(SECONDS / 2)), '-t', '10', '-S', 'normal'],
      ...['--max-attack-time', String(Math.ceil(SECONDS / 2 / MODULES.length)), '--flush-session'],
      ...['--store-session', join(folder, 'wapiti'), '--no-bugreport', '-v', '1', '-f', 'json', '-o', report],
    ],
    3 * SECONDS,
  )
  if (!existsSync(report)) return [`it wrote no report: ${output.slice(-500)}`]
  const { vulnerabilities = {} } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return Object.entries(vulnerabilities).flatMap(([kind, found]) => found.map(({ path, info }) => `${kind}: ${path}: ${info}`))
}

process.exitCode = await main()
