/**
 * A private PostgreSQL cluster: in a temporary folder, on a random loopback port, run by an unprivileged user, ended by its own pid.
 * On Debian as root it installs the package when it is missing; elsewhere TEST_DATABASE_URL may name a server with the right to create
 * databases.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from '#test/support/free-port.ts'

export type Cluster = {
  /** A superuser's URL of the database `postgres`. */
  readonly url: string
  /** The postmaster's pid; null for a server that was only borrowed. */
  readonly pid: number | null
  stop(): Promise<void>
  /**
   * SIGKILL to the postmaster and all its children, as a power cut would; then the same cluster again, at the same address. Own clusters
   * only.
   */
  crash(): Promise<void>
}

export type ClusterOptions = {
  /** Further `-c name=value` settings. fsync stays on unless they turn it off. */
  readonly settings?: Readonly<Record<string, string>>
  /** Where its folder is made; by default where temporary files are. */
  readonly under?: string
  /** Its write-ahead log in a separate folder in the temporary directory, like a separate disk. */
  readonly wal_apart?: boolean
}

/**
 * Of a cluster that is never killed, whose databases do not live long enough for vacuum: it waits for no disk. Without statistics a short
 * query can look dear, and compiling it takes longer than it runs.
 */
export const HASTY = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' }

/** Starts a cluster, or says in a sentence why it cannot. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster | { readonly unavailable: string }> {
  const borrowed = process.env.TEST_DATABASE_URL
  if (borrowed)
    return {
      url: borrowed,
      pid: null,
      stop: async () => {},
      crash: () => Promise.reject(new Error('a borrowed server is not ours to kill')),
    }
  const programs = findPrograms() ?? installPrograms()
  if (!programs) {
    return { unavailable: 'PostgreSQL is not installed and TEST_DATABASE_URL is not set.' }
  }
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null
  const folder = mkdtempSync(join(options.under ?? tmpdir(), 'clearterm-pg-'))
  if (user) execFileSync('chown', [user, folder])
  chmodSync(folder, 0o700)
  const wal = options.wal_apart ? mkdtempSync(join(tmpdir(), 'clearterm-wal-')) : null
  if (user && wal) execFileSync('chown', [user, wal])
  const as = (program: string, args: readonly string[]): [string, string[]] =>
    user
      ? ['setpriv', [`--reuid=${user}`, `--regid=${groupOf(user)}`, '--clear-groups', '--pdeathsig=INT', '--', program, ...args]]
      : [program, [...args]]

  const files = join(folder, 'data')
  const [initdb, initdbArgs] = as(join(programs, 'initdb'), [
    '-D',
    files,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    ...(wal ? ['--waldir', join(wal, 'log')] : []),
  ])
  execFileSync(initdb, initdbArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    ...options.settings,
  }
  const [postgres, postgresArgs] = as(join(programs, 'postgres'), [
    '-D',
    files,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // setpriv replaces itself with the postmaster, so the child's pid is the postmaster's.
  let log = ''
  const launch = (): ChildProcess => {
    const child = spawn(postgres, postgresArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
    child.stderr?.on('data', (part: Buffer) => {
      log = (log + part.toString()).slice(-20_000)
    })
    return child
  }
  let server = launch()
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    await ended(server)
    for (const one of wal ? [folder, wal] : [folder]) rmSync(one, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const crash = async () => {
    await killed(server)
    server = launch()
    if (!(await answers(url, server))) throw new Error(`PostgreSQL did not come back: ${log.trim().split('\n').at(-1) ?? ''}`)
  }
  if (await answers(url, server)) return { url, pid: server.pid ?? null, stop, crash }
  await stop()
  return { unavailable: `PostgreSQL did not start: ${log.trim().split('\n').at(-1) ?? ''}` }
}

/** The folder that holds initdb and postgres; PATH may have them, Debian keeps them out of it. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** The folder of all of PostgreSQL's programs: where the ones that were found lead. */
export function programsFolder(): string {
  return dirname(realpathSync(join(findPrograms() ?? '', 'postgres')))
}

/** Whether startCluster will find, install or borrow a server; it may still fail to start. */
export function postgresqlInReach(): boolean {
  return process.env.TEST_DATABASE_URL !== undefined || findPrograms() !== null || mayInstall()
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function installPrograms(): string | null {
  if (!mayInstall()) return null
  console.error('Installing the Debian package postgresql for the tests …')
  // policy-rc.d is Debian's way to say "do not start services"; create_main_cluster would make an unwanted cluster.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const script = `set -e
apt-get update -qq
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf
apt-get install -y -qq --no-install-recommends postgresql`
  const installed = spawnSync('sh', ['-c', script], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  return installed.status === 0 ? findPrograms() : null
}

export function unprivilegedUser(): string {
  return spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
}

export function groupOf(user: string): string {
  return execFileSync('id', ['-g', user], { encoding: 'utf8' }).trim()
}

async function answers(url: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (connected) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** SIGINT is PostgreSQL's fast shutdown: it ends connections instead of waiting for them. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}

/** Children first: what they hold of the shared memory would keep the next postmaster from starting. Resolves when none is left. */
async function killed(server: ChildProcess): Promise<void> {
  const pids = [...childrenOf(server.pid), ...(server.pid ? [server.pid] : [])]
  const gone = new Promise<void>((resolve) =>
    server.exitCode !== null || server.signalCode !== null ? resolve() : server.once('exit', () => resolve()),
  )
  server.kill('SIGSTOP')
  for (const pid of new Set([...pids, ...childrenOf(server.pid)])) kill(pid)
  await gone
  while (pids.some((pid) => existsSync(`/proc/${pid}`))) await new Promise((resolve) => setTimeout(resolve, 10))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended by itself.
  }
}

function childrenOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
