/**
 * Members on two nodes over one PostgreSQL, behind a round-robin proxy: each has an event stream open and makes a call every few seconds.
 * Latencies count from when a call was due. Then the same beside listeners of the market on the first node, each with a stream of prices.
 */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { CHEAP_HASHER } from '../support/assembled.ts'
import { insertMember } from '../support/member.ts'
import { type Caller, openCaller, type Request } from './parts/caller.ts'
import { type Instance, PASSWORD } from './parts/instance.ts'
import { postgresCpuMicroseconds, processCpuMicroseconds, ranked } from './parts/load.ts'
import { defineBench, pause, print, type Row, round, type Setup } from './parts/setup.ts'

/** Connections that the proxy's callers share, as a proxy keeps them open to its nodes. */
const CONNECTIONS = 64
const API = '/api/v1'
/** Streams of strangers from one address. */
const OF_AN_ADDRESS = 100
/** Events come after their writes. */
const LAST_EVENTS_MS = 2_000

type Member = { readonly token: string; waits_since: number | null }
type Load = { readonly seconds: number; readonly every: number }
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

export const bench = defineBench({
  about: 'members online on two nodes: latencies, events, memory, CPU; and the same beside listeners of the market',
  options: { members: '1000', seconds: '60', every: '5', listeners: '2000' },
  measure: async (setup, { members: count, seconds, every, listeners }) => {
    const cluster = await setup.cluster()
    const first = await setup.instance(cluster.url, '1')
    const members = await makeMembers(setup, cluster.url, Number(count))
    const nodes = [first, await setup.instance(cluster.url, '2')]
    const proxy = await startProxy(nodes.map(({ url }) => Number(new URL(url).port)))
    setup.own(proxy.server, (server) => server.close())
    const crowd = setup.own(await openCrowd(proxy.url, members), (one) => one.close())
    await fundAll(crowd, members)
    const cpu = () => [...nodes.map(({ pid }) => processCpuMicroseconds(pid)), postgresCpuMicroseconds(cluster.pid)]
    const measured = async (title: string): Promise<void> => {
      console.error(title)
      const before = cpu()
      const { latencies, events } = await crowd.run({ seconds: Number(seconds), every: Number(every) })
      const cores = cpu().map((used, at) => round((used - (before[at] ?? 0)) / Number(seconds) / 1_000_000))
      print(title, latencies)
      print(`${title}: the nodes`, [
        {
          ...events,
          'cores: node 1': cores[0] ?? 0,
          'node 2': cores[1] ?? 0,
          PostgreSQL: cores[2] ?? 0,
          'MB of node 1': (await first.memory()).rss,
        },
      ])
    }
    await measured(`${count} members`)
    if (Number(listeners) === 0) return
    const market = setup.own(await listen(first, Number(listeners)), (one) => one.close())
    await measured(`${count} members and ${listeners} listeners`)
    print('Listeners', [market.heard()])
  },
})

/** Inserts into the tables directly: sign-ups aren't measured here. */
async function makeMembers(setup: Setup, database_url: string, count: number): Promise<Member[]> {
  const database = await setup.database(database_url)
  await database.query(
    `INSERT INTO setting (name, value) VALUES ('limit_auth_calls', '1000000'), ('limit_money_calls', '1000000')
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  )
  const members: Member[] = []
  while (members.length < count) {
    const owner = { email: `member${members.length}@bench.test`, password: PASSWORD, now: new Date() }
    members.push({ token: (await insertMember(database, CHEAP_HASHER, owner)).token, waits_since: null })
  }
  return members
}

type Crowd = Awaited<ReturnType<typeof openCrowd>>

async function fundAll({ send }: Pick<Crowd, 'send'>, members: readonly Member[]): Promise<void> {
  const fund = async ({ token }: Member): Promise<void> => {
    const body = { amount: '10000', payment_method: 'card' }
    const created = await send({ method: 'POST', path: `${API}/private/user/deposit`, body, token })
    const { data } = JSON.parse(created.text())
    if (!data) throw new Error(`${created.status} ${created.text()}`)
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
    openStream(url, {
      path: '/me/events',
      token: member.token,
      onEvents: (more) => {
        events += more
        if (member.waits_since === null) return
        delays.push(performance.now() - member.waits_since)
        member.waits_since = null
      },
    }),
  )
  const run = async ({ seconds, every }: Load) => {
    const latencies = new Map<Kind, number[]>(MIX.map(([kind]) => [kind, []]))
    const statuses: Record<number, number> = {}
    events = 0
    delays.length = 0
    const end = performance.now() + seconds * 1000
    await Promise.all(
      members.map(async (member, n) => {
        for (let due = performance.now() + (every * 1000 * n) / members.length; due < end; due += every * 1000) {
          await pause(Math.max(0, due - performance.now()))
          const kind = drawn()
          if (kind === 'subscription' || kind === 'deposit') member.waits_since ??= performance.now()
          const { status } = await send(requestOf(kind, member.token))
          latencies.get(kind)?.push(performance.now() - due)
          statuses[status] = (statuses[status] ?? 0) + 1
        }
      }),
    )
    await pause(LAST_EVENTS_MS)
    const all: [string, readonly number[]][] = [['all', [...latencies.values()].flat()], ...latencies, ['event after a write', delays]]
    const untold = members.filter(({ waits_since }) => waits_since !== null).length
    const rows: Row[] = all.map(([call, list]) => ({ call, ...ranked(list) }))
    return { latencies: rows, events: { statuses: JSON.stringify(statuses), events, untold } }
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

type Stream = { readonly path: string; readonly token?: string; readonly from?: string; onEvents(count: number): void }

function openStream(url: string, { path, token, from, onEvents }: Stream): { close(): void } {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...(from ? { localAddress: from } : {}) })
  socket.on('error', () => {})
  socket.write(`GET ${API}${path} HTTP/1.1\r\nhost: ${host}\r\n${token ? `authorization: ${token}\r\n` : ''}\r\n`)
  socket.on('data', (part: Buffer) => {
    const count = part.toString('latin1').split('event: ').length - 1
    if (count > 0) onEvents(count)
  })
  return { close: () => socket.destroy() }
}

/** From as many addresses of loopback as a node's limit of streams for one address needs. Resolves when each has had a price. */
async function listen({ url }: Instance, count: number): Promise<{ heard(): Row; close(): void }> {
  const begun = performance.now()
  const events = Array.from({ length: count }, () => 0)
  const streams = events.map((_, at) =>
    openStream(url, {
      path: '/market/stream',
      from: `127.0.1.${1 + Math.floor(at / OF_AN_ADDRESS)}`,
      onEvents: (more) => {
        events[at] = (events[at] ?? 0) + more
      },
    }),
  )
  while (events.includes(0) && performance.now() - begun < 60_000) await pause(100)
  const seconds = () => (performance.now() - begun) / 1000
  return {
    heard: () => ({
      listeners: count,
      silent: events.filter((heard) => heard === 0).length,
      'events a second each': round(events.reduce((sum, heard) => sum + heard, 0) / count / seconds()),
    }),
    close: () => {
      for (const stream of streams) stream.close()
    },
  }
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
