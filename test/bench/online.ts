/**
 * npm run bench:crowd [-- --members 1000 --seconds 60 --every 5]. Members on two nodes over one PostgreSQL, behind a round-robin proxy.
 * Each has an event stream open and makes a call every five seconds. Prints one JSON object on stdout: latencies in ms from when a call
 * was due, answers by status, and the delay between a write and its event on the member's stream.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefused } from '#kernel/refusal'
import { openDatabase } from '#server/store'
import { CHEAP_HASHER } from '../support/assembled.ts'
import { startCluster } from '../support/cluster.ts'
import { insertMember } from '../support/member.ts'
import { type Caller, openCaller, type Request } from './caller.ts'
import { postgresCpuMicroseconds, processCpuMicroseconds } from './cpu.ts'
import { startInstance } from './instance.ts'
import { loadBefore, ranked } from './measure.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '5' },
  },
})
const [MEMBERS, SECONDS, EVERY] = [Number(values.members), Number(values.seconds), Number(values.every)]
/** Connections that the proxy's callers share, as a proxy keeps them open to its nodes. */
const CONNECTIONS = 64
const PASSWORD = 'crisp-otter-vellum-91'
const API = '/api/v1'

type Member = { readonly token: string; waits_since: number | null }
type Kind = 'dashboard' | 'transactions' | 'messages' | 'plans' | 'deposit' | 'subscription'

/** Of a hundred calls. */
const MIX: readonly (readonly [Kind, number])[] = [
  ['dashboard', 50],
  ['transactions', 15],
  ['messages', 10],
  ['plans', 10],
  ['deposit', 8],
  ['subscription', 7],
]

async function main(): Promise<void> {
  const load = loadBefore()
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  try {
    const first = await startInstance(join(folder, '1'), cluster.url)
    const members = await makeMembers(cluster.url)
    const second = await startInstance(join(folder, '2'), cluster.url)
    const nodes = [first, second]
    const proxy = await startProxy(nodes.map(({ url }) => Number(new URL(url).port)))
    const crowd = await openCrowd(proxy.url, members)
    await fundAll(crowd, members)
    console.error(`${members.length} members are online`)
    const before = [...nodes.map(({ pid }) => processCpuMicroseconds(pid)), postgresCpuMicroseconds(cluster.pid)]
    const figures = await crowd.run()
    const after = [...nodes.map(({ pid }) => processCpuMicroseconds(pid)), postgresCpuMicroseconds(cluster.pid)]
    const cores = after.map((used, n) => Math.round((used - (before[n] ?? 0)) / SECONDS / 10_000) / 100)
    const cores_used = { nodes: cores.slice(0, -1), postgresql: cores.at(-1) }
    process.stdout.write(`${JSON.stringify({ load_before: load, members: MEMBERS, seconds: SECONDS, ...figures, cores_used }, null, 2)}\n`)
    crowd.close()
    await Promise.all(nodes.map((node) => node.stop()))
    proxy.server.close()
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Inserts into the tables directly: sign-ups aren't measured here. */
async function makeMembers(database_url: string): Promise<Member[]> {
  const database = await openDatabase({ database_url, data_dir: '' })
  if (isRefused(database)) throw new Error(database.detail)
  await database.query(
    `INSERT INTO setting (name, value) VALUES ('limit_auth_calls', '1000000'), ('limit_money_calls', '1000000')
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  )
  const members: Member[] = []
  while (members.length < MEMBERS) {
    const now = new Date()
    const created = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        insertMember(database, CHEAP_HASHER, { email: `member${members.length + n}@bench.test`, password: PASSWORD, now }),
      ),
    )
    members.push(...created.map(({ token }) => ({ token, waits_since: null })))
  }
  await database.close()
  return members
}

type Crowd = Awaited<ReturnType<typeof openCrowd>>

async function fundAll({ send }: Pick<Crowd, 'send'>, members: readonly Member[]): Promise<void> {
  const fund = async ({ token }: Member): Promise<void> => {
    const body = { amount: '10000', payment_method: 'card' }
    const created = await send({ method: 'POST', path: `${API}/private/user/deposit`, body, token })
    const { data } = JSON.parse(created.text())
    const path = `${API}/private/user/deposit/${data.transaction._id}/pay`
    const paid = await send({ method: 'POST', path, body: { outcome: 'approve' }, token })
    if (paid.status !== 201) throw new Error(paid.text())
  }
  const left = [...members]
  const worker = async (): Promise<void> => {
    for (let member = left.pop(); member; member = left.pop()) await fund(member)
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

async function openCrowd(url: string, members: readonly Member[]) {
  const callers = await Promise.all(Array.from({ length: CONNECTIONS }, () => openCaller(url)))
  const free = [...callers]
  const waiting: ((caller: Caller) => void)[] = []
  const send = async (request: Request) => {
    const caller = free.pop() ?? (await new Promise<Caller>((resolve) => waiting.push(resolve)))
    const kept = await caller.send(request).then(
      (answer) => ({ caller, answer }),
      // A node closes a connection that rested for too long; the call has not been read then.
      async () => {
        const fresh = await openCaller(url)
        return { caller: fresh, answer: await fresh.send(request) }
      },
    )
    const next = waiting.shift()
    if (next) next(kept.caller)
    else free.push(kept.caller)
    return kept.answer
  }
  const delays: number[] = []
  let events = 0
  const streams = members.map((member) =>
    openStream(url, member.token, () => {
      events += 1
      if (member.waits_since === null) return
      delays.push(performance.now() - member.waits_since)
      member.waits_since = null
    }),
  )
  const run = async () => {
    const latencies = new Map<Kind, number[]>(MIX.map(([kind]) => [kind, []]))
    const statuses: Record<number, number> = {}
    events = 0
    delays.length = 0
    const end = performance.now() + SECONDS * 1000
    await Promise.all(
      members.map(async (member, n) => {
        for (let due = performance.now() + (EVERY * 1000 * n) / members.length; due < end; due += EVERY * 1000) {
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
          const kind = drawn()
          if (kind === 'subscription' || kind === 'deposit') member.waits_since ??= performance.now()
          const { status } = await send(requestOf(kind, member.token))
          latencies.get(kind)?.push(performance.now() - due)
          statuses[status] = (statuses[status] ?? 0) + 1
        }
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const untold = members.filter(({ waits_since }) => waits_since !== null).length
    return {
      all: ranked([...latencies.values()].flat()),
      ...Object.fromEntries([...latencies].map(([kind, list]) => [kind, ranked(list)])),
      statuses,
      events: { received: events, after_a_write: ranked(delays), untold },
    }
  }
  return {
    send,
    run,
    close: () => {
      for (const one of [...callers, ...streams]) one.close()
    },
  }
}

function drawn(): Kind {
  let at = Math.random() * 100
  for (const [kind, share] of MIX) {
    at -= share
    if (at < 0) return kind
  }
  return 'dashboard'
}

function requestOf(kind: Kind, token: string): Request {
  switch (kind) {
    case 'dashboard':
      return { method: 'GET', path: `${API}/me/account`, token }
    case 'plans':
      return { method: 'GET', path: `${API}/plans` }
    case 'deposit':
      return { method: 'POST', path: `${API}/private/user/deposit`, body: { amount: '5', payment_method: 'card' }, token }
    case 'subscription':
      return { method: 'POST', path: `${API}/private/user/investment`, body: { plan: 'starter', amount: '100' }, token }
    default:
      return { method: 'GET', path: `${API}/me/${kind}`, token }
  }
}

function openStream(url: string, token: string, onEvent: () => void): { close(): void } {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(`GET ${API}/me/events HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${token}\r\n\r\n`)
  socket.on('data', (part) => {
    for (const line of part.toString().split('\n')) if (line.startsWith('event: ')) onEvent()
  })
  return { close: () => socket.destroy() }
}

/** Deals connections out in turn, and looks into none. */
async function startProxy(ports: readonly number[]): Promise<{ readonly url: string; readonly server: Server }> {
  let next = 0
  const server = createServer((client: Socket) => {
    next += 1
    const node = connect(ports[next % ports.length] ?? 0, '127.0.0.1')
    for (const socket of [client, node]) socket.setNoDelay(true).on('error', () => {})
    client.pipe(node).pipe(client)
    client.on('close', () => node.destroy())
    node.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, server }
}

await main()
