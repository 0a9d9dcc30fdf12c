/**
 * The drill's world: PostgreSQL on a small disk with a replica, two nodes, their surroundings, Prometheus, and money traffic that goes on.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefused } from '#kernel/refusal'
import { openHasher } from '#server/identity'
import { type Database, openDatabase } from '#server/store'
import { insertMember, sessionOf } from '#test/support/member.ts'
import { onServer, urlOf } from '#test/support/on-server.ts'
import { openTraffic, send, type Traffic } from '../faults/traffic.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { type DrillNode, openNode } from './node.ts'
import { type DatabaseProxy, type MailServer, type PriceProvider, startMailServer, startPriceProvider, startProxy } from './outside.ts'
import { type Prometheus, startPrometheus } from './prometheus.ts'
import { type Standby, startStandby } from './standby.ts'

/** More than the proof builds without its thread. */
const MEMBERS = 150
const CALLERS = 2
const SECRET_KEY = 'a secret key for the drill, long enough'
const ADMIN_EMAIL = 'first@operator.test'
const PASSWORD = 'crisp-otter-vellum-91'

type Member = { readonly user_id: string; readonly email: string; readonly token: string }

export type World = {
  readonly folder: string
  readonly backup_dir: string
  /** Null: a file system cannot be mounted here. */
  readonly disk: string | null
  readonly cluster: Cluster
  readonly standby: Standby
  readonly proxy: DatabaseProxy
  readonly mail: MailServer
  readonly provider: PriceProvider
  readonly nodes: readonly [DrillNode, DrillNode]
  readonly prometheus: Prometheus
  /** The product's database, past the proxy. */
  readonly database_url: string
  readonly database: Database
  readonly environment: Record<string, string>
  readonly traffic: Traffic
  readonly boss: Member
  close(): Promise<void>
}

export async function openWorld(): Promise<World> {
  const ends: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (const end of ends.reverse()) await Promise.resolve(end()).catch(() => {})
  }
  try {
    return { ...(await build(ends)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What must be ended afterwards is added to `ends`. */
async function build(ends: (() => unknown)[]): Promise<Omit<World, 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-drill-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const disk = mountSmall()
  if (disk) ends.push(() => unmount(disk))
  const cluster = await startCluster({ ...(disk ? { under: disk, wal_apart: true } : {}) })
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  ends.push(cluster.stop)
  const standby = await startStandby(cluster.url)
  ends.push(standby.stop)
  await onServer(cluster.url, 'CREATE DATABASE drill')
  const database_url = urlOf(cluster.url, 'drill')
  const proxy = await startProxy(database_url)
  const [mail, provider] = [await startMailServer(), await startPriceProvider()]
  ends.push(proxy.close, mail.close, provider.close)
  const { backup_dir, environment, web_dir } = settle(folder, { proxy, mail, provider })
  const open = (name: string) => openNode({ name, folder, web_dir, environment })
  const nodes = [await open('a'), await open('b')] as const
  for (const node of nodes) ends.push(() => node.end('SIGKILL'))
  // Without proof and jobs at first: the members are there before the first epoch.
  await nodes[0].start({ NODE_ROLES: 'web' })
  const database = await openDatabase({ database_url, data_dir: folder })
  if (isRefused(database)) throw new Error(database.detail)
  ends.push(() => database.close())
  const { boss, members } = await populate(database)
  await nodes[0].end('SIGTERM')
  let turn = 0
  const address = (): string => {
    turn += 1
    const up = nodes.filter((node) => node.isUp())
    return (up[turn % Math.max(1, up.length)] ?? nodes[0]).url
  }
  const traffic = openTraffic(members, boss, join(folder, 'sent.jsonl'), address)
  ends.push(traffic.stop)
  const prometheus = await startPrometheus(
    folder,
    nodes.map(({ metrics_port }) => metrics_port),
  )
  ends.push(prometheus.stop)
  const places = { folder, backup_dir, disk, database_url, environment }
  return { ...places, cluster, standby, proxy, mail, provider, nodes, prometheus, database, traffic, boss }
}

type Outside = Pick<World, 'proxy' | 'mail' | 'provider'>

function settle(folder: string, { proxy, mail, provider }: Outside) {
  const [backup_dir, web_dir] = ['backups', 'web'].map((name) => join(folder, name)) as [string, string]
  for (const one of [backup_dir, web_dir]) mkdirSync(one)
  for (const page of ['app.html', 'docs.html']) writeFileSync(join(web_dir, page), '<!doctype html><title>Clearterm</title>')
  const environment = {
    DATABASE_URL: proxy.url,
    SECRET_KEY,
    ADMIN_EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    SMTP_URL: mail.url,
    PRICE_FEED: 'coingecko',
    COINGECKO_URL: provider.url,
    BACKUP_DIR: backup_dir,
    BACKUP_EVERY_HOURS: '1',
  }
  return { backup_dir, environment, web_dir }
}

/** A disk of its own, so small that it can be filled; null where none may be mounted. */
function mountSmall(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0777', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return null
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder])
  rmdirSync(folder)
}

async function populate(database: Database): Promise<{ boss: Member; members: Member[] }> {
  const hasher = openHasher({ cost: { memoryCost: 8, timeCost: 1 } })
  const members: Member[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    const email = `member-${n}@drill.test`
    members.push({ email, ...(await insertMember(database, hasher, { email, password: PASSWORD, now: new Date() })) })
  }
  return { members, boss: { email: ADMIN_EMAIL, ...(await sessionOf(database, ADMIN_EMAIL, new Date())) } }
}

/** Both nodes, calls on the way, and no limit that the drill itself would reach. */
export async function startWork({ nodes, traffic, boss }: World): Promise<void> {
  await Promise.all(nodes.map((node) => node.start()))
  const body = { limit_money_calls: 1_000_000, limit_auth_calls: 1_000_000, limit_sign_ups: 1_000_000 }
  const set = await send(nodes[0].url, { by: boss, method: 'PATCH', path: '/admin/settings', body })
  if (set.status !== 200) throw new Error(`the limits could not be set: ${set.text}`)
  void traffic.run(CALLERS)
}
