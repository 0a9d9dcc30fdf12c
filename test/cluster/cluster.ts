/**
 * The cluster of docs/operations/cluster.md on loopback, in one folder, by the files of deploy/cluster: etcd, three Patroni with
 * PostgreSQL, haproxy.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { MAILBOX_KEY } from '#test/support/mailbox-path.ts'
import { ADMIN_EMAIL, PASSWORD as ADMIN_PASSWORD } from '../bench/parts/instance.ts'
import { connect } from '../support/on-server.ts'
import { giveFolder, kill, type Program, pause, postmasterOf, start, until } from './process.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILES = join(ROOT, 'deploy/cluster')
const PASSWORD = 'only for this drill'
const NAMES = ['pg1', 'pg2', 'pg3'] as const
const SECRET_KEY = 'a secret key for cluster drills that is long enough'

type Member = { readonly name: string; readonly port: number; readonly api: number; readonly data: string; patroni: Program | null }
type Node = { readonly port: number; readonly data: string; server: Program | null }

export type Drilled = Awaited<ReturnType<typeof openCluster>>

/** Missing programs as one sentence; null: all are there. */
export function missing(): string | null {
  const paths = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin']
  const lacking = ['patroni', 'etcd', 'haproxy', 'setpriv'].filter((name) => !paths.some((folder) => existsSync(join(folder, name))))
  if (programs() === null) lacking.push('postgresql')
  return lacking.length > 0
    ? `Missing: ${lacking.join(', ')}. Debian: apt-get install postgresql patroni python3-etcd etcd-server haproxy.`
    : null
}

export function programs(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(debian, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

export async function openCluster(folder: string) {
  giveFolder(folder)
  const log = (name: string): string => join(folder, `${name}.log`)
  const own = (name: string): string => {
    mkdirSync(join(folder, name), { mode: 0o700 })
    giveFolder(join(folder, name))
    return join(folder, name)
  }
  const [client, peer, database, replica, web] = await ports(5)
  const etcd = start(log('etcd'), ['etcd'], {
    ...environmentFile('etcd.env'),
    ETCD_NAME: 'etcd1',
    ETCD_DATA_DIR: own('etcd'),
    ETCD_LISTEN_CLIENT_URLS: `http://127.0.0.1:${client}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://127.0.0.1:${client}`,
    ETCD_LISTEN_PEER_URLS: `http://127.0.0.1:${peer}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://127.0.0.1:${peer}`,
    ETCD_INITIAL_CLUSTER: `etcd1=http://127.0.0.1:${peer}`,
  })
  await until('etcd', 30, async () => (await fetch(`http://127.0.0.1:${client}/health`)).ok || null)

  const members: Member[] = []
  for (const name of NAMES) {
    const [port, api] = await ports(2)
    own(name)
    members.push({ name, port, api, data: join(folder, name, 'data'), patroni: null })
  }
  const startMember = (member: Member): void => {
    member.patroni = start(log(member.name), ['patroni', join(FILES, 'patroni.yml')], {
      PATRONI_NAME: member.name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${client}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${member.api}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${member.api}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${member.port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${member.port}`,
      PATRONI_POSTGRESQL_DATA_DIR: member.data,
      PATRONI_POSTGRESQL_BIN_DIR: programs() ?? '',
      PATRONI_POSTGRESQL_PGPASS: join(folder, member.name, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      HOME: folder,
    })
  }
  // PostgreSQL outlives a Patroni that ended without a signal.
  process.once('exit', () => {
    for (const { data } of members) {
      const left = postmasterOf(data)
      if (left) kill(left, true)
    }
  })
  for (const member of members) startMember(member)

  const roleOf = async ({ api }: Member): Promise<string | null> => {
    const answer = await fetch(`http://127.0.0.1:${api}/patroni`, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
    const state = answer && ((await answer.json()) as { role?: string; state?: string })
    return state?.state === 'running' ? (state.role ?? null) : null
  }
  const primary = () =>
    until('a primary', 120, async () => {
      const roles = await Promise.all(members.map(roleOf))
      return members[roles.findIndex((role) => role === 'master' || role === 'primary')] ?? null
    })
  /** One primary, two standbys, one of them synchronous. */
  const whole = () =>
    until('a whole cluster', 180, async () => {
      const leader = await primary()
      const answer = await fetch(`http://127.0.0.1:${leader.api}/cluster`)
      const { members: seen } = (await answer.json()) as { members: { role: string; state: string; lag?: number }[] }
      const up = seen.filter(({ state }) => state === 'running' || state === 'streaming')
      return up.length === NAMES.length && up.some(({ role }) => role === 'sync_standby') ? leader : null
    })
  const leader = await whole()
  const owner = await connect(`postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${leader.port}/postgres`)
  await owner.query(`CREATE ROLE clearterm LOGIN CREATEROLE PASSWORD '${PASSWORD}'`)
  await owner.query('CREATE DATABASE clearterm OWNER clearterm')
  await owner.end()

  const nodes: Node[] = []
  for (const name of ['node1', 'node2']) nodes.push({ port: (await ports(1))[0], data: own(name), server: null })
  const [pg1, pg2, pg3] = members as [Member, Member, Member]
  const [node1, node2] = nodes as [Node, Node]
  const patroniAt = (member: Member, n: number) => ({ [`PATRONI${n}_HOST`]: '127.0.0.1', [`PATRONI${n}_PORT`]: String(member.api) })
  const haproxy = start(log('haproxy'), ['/usr/sbin/haproxy', '-db', '-f', join(FILES, 'haproxy.cfg')], {
    DATABASE_BIND: `127.0.0.1:${database}`,
    REPLICA_BIND: `127.0.0.1:${replica}`,
    PG1: `127.0.0.1:${pg1.port}`,
    PG2: `127.0.0.1:${pg2.port}`,
    PG3: `127.0.0.1:${pg3.port}`,
    ...patroniAt(pg1, 1),
    ...patroniAt(pg2, 2),
    ...patroniAt(pg3, 3),
    WEB_BIND: `127.0.0.1:${web}`,
    NODE1: `127.0.0.1:${node1.port}`,
    NODE2: `127.0.0.1:${node2.port}`,
  })
  const database_url = `postgres://clearterm:${encodeURIComponent(PASSWORD)}@127.0.0.1:${database}/clearterm`
  const url = `http://127.0.0.1:${web}`
  const checkpoints = own('checkpoints')
  const environment = {
    DATABASE_URL: database_url,
    DATABASE_REPLICA_URL: database_url.replace(`:${database}/`, `:${replica}/`),
    SECRET_KEY,
    BACKUP_DIR: checkpoints,
    BACKUP_EVERY_HOURS: '0',
  }
  const startNode = async (node: Node): Promise<void> => {
    node.server = start(log(`node-${node.port}`), [process.execPath, join(ROOT, 'test/support/serve.mjs'), join(ROOT, 'dist/web')], {
      ...environment,
      PORT: String(node.port),
      DATA_DIR: node.data,
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1/32',
      ADMIN_EMAIL,
      ADMIN_PASSWORD,
      SANDBOX_MAILBOX_KEY: MAILBOX_KEY,
      NODE_ENV: 'production',
    })
    await until('a ready node', 120, async () => (await fetch(`http://127.0.0.1:${node.port}/readyz`)).ok || null)
  }
  await until('the database behind haproxy', 60, async () => {
    await (await connect(database_url)).end()
    return true
  })
  for (const node of nodes) await startNode(node)
  await until('the nodes behind haproxy', 60, async () => (await fetch(`${url}/readyz`)).ok || null)

  return {
    url,
    environment,
    database_url,
    folder,
    nodes,
    whole,
    startNode,
    postmasterKilled: async () => {
      const { data } = await primary()
      kill(postmasterOf(data) ?? 0, false)
    },
    switchover: async () => {
      const { name, api } = await primary()
      const answer = await fetch(`http://127.0.0.1:${api}/switchover`, { method: 'POST', body: JSON.stringify({ leader: name }) })
      if (!answer.ok) throw new Error(`the switchover was refused: ${await answer.text()}`)
    },
    /** Patroni and PostgreSQL at once; returns how to bring the machine back. */
    machineLost: async () => {
      const member = await primary()
      if (member.patroni) kill(member.patroni.pid, false)
      kill(postmasterOf(member.data) ?? 0, true)
      return () => startMember(member)
    },
    close: async () => {
      for (const { server } of nodes) await server?.end('SIGTERM')
      await haproxy.end('SIGTERM')
      await Promise.all(members.map(({ patroni }) => patroni?.end('SIGTERM')))
      for (const { data } of members) {
        const left = postmasterOf(data)
        if (left) kill(left, true)
      }
      await etcd.end('SIGTERM')
      await pause(200)
    },
  }
}

async function ports<Count extends number>(count: Count): Promise<[number, number, number, number, number]> {
  const found: number[] = []
  while (found.length < count) found.push(await freePort())
  return found as [number, number, number, number, number]
}

function environmentFile(name: string): Record<string, string> {
  const lines = readFileSync(join(FILES, name), 'utf8').split('\n')
  return Object.fromEntries(lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=', 2) as [string, string]))
}
