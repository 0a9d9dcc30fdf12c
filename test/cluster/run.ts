/**
 * npm run cluster [-- --only "machine lost" --callers 8 --rate 200]. Starts the cluster of deploy/cluster on loopback and injects five
 * faults under traffic. Each row says the longest gap without an acknowledgement, and how many acknowledged operations the database lost or
 * has twice. Exit 1 if one is lost or doubled, an answer was 500, or a request failed in the rolling restart.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../support/on-server.ts'
import { type Outcome, openClients } from './clients.ts'
import { type Drilled, missing, openCluster } from './cluster.ts'
import { pause, until } from './process.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    callers: { type: 'string', default: '4' },
    rate: { type: 'string', default: '200' },
    keep: { type: 'boolean', default: false },
  },
})
const BEFORE_MS = 3_000
const AFTER_MS = 3_000
const MAX_SECONDS = 120

type Row = { readonly drill: string; readonly aim: string; readonly row: readonly (string | number)[]; readonly failed: boolean }
type Clients = Awaited<ReturnType<typeof openClients>>
type Load = ReturnType<Clients['run']>

async function main(): Promise<number> {
  const lacking = missing()
  if (lacking) {
    console.error(lacking)
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-cluster-'))
  let cluster: Drilled | null = null
  try {
    cluster = await openCluster(folder)
    const clients = await openClients(cluster.url, `http://127.0.0.1:${cluster.nodes[0]?.port}`)
    const rows: Row[] = []
    for (const [name, aim, drill] of DRILLS) {
      if (values.only && values.only !== name) continue
      await cluster.whole()
      console.error(`${name} …`)
      const load = loadavg()[0]?.toFixed(1) ?? ''
      rows.push(await judge(cluster, { name, aim, load }, await drill(cluster, clients)))
      print(rows.slice(-1))
    }
    print(rows)
    const is_late_read = await readsLate(cluster)
    const books = afterwards(cluster)
    return rows.some(({ failed }) => failed) || !books || !is_late_read ? 1 : 0
  } finally {
    await cluster?.close()
    if (!values.keep) rmSync(folder, { recursive: true, force: true })
    else console.error(`Logs: ${folder}`)
  }
}

/** Whether a read that may be late is answered by a standby after all faults, with its batch. */
async function readsLate({ url, environment }: Drilled): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/market/candles?symbol=BTCUSDT`)
  // The balancer leads one to each standby.
  const standbys = await Promise.all([1, 2].map(() => connect(environment.DATABASE_REPLICA_URL)))
  const seen = await Promise.all(standbys.map((standby) => standby.query<{ is_standby: boolean; open: number }>(OPEN_READS)))
  for (const standby of standbys) await standby.end()
  const states = seen.flatMap(({ rows }) => rows)
  const batch = answer.headers.get('clearterm-as-of')
  process.stdout.write(`a late read: ${answer.status}, as of batch ${batch}; the standbys: ${JSON.stringify(states)}\n`)
  return answer.ok && batch !== null && states.every(({ is_standby }) => is_standby) && states.some(({ open }) => open > 0)
}

const OPEN_READS = `SELECT pg_is_in_recovery() AS is_standby,
  (SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'clearterm-replica') AS open`

/** Whether nothing that a failover did needs a recovery: the books add up, and the log continues what was published. */
function afterwards({ environment }: Drilled): boolean {
  const env = { PATH: process.env.PATH, ...environment }
  return EXPECTED.every(([tool, expected]) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', tool], { env, encoding: 'utf8' })
    const output = `${stdout}${stderr}`.trim().split('\n').join(' ')
    process.stdout.write(`${tool}: ${output}\n`)
    return expected.test(output)
  })
}

const EXPECTED = [
  ['tools/audit.ts', /batches, 0 findings/],
  ['tools/recover.ts', /^Nothing to recover/],
] as const

async function underLoad(clients: Clients, fault: (load: Load) => Promise<void>): Promise<Outcome> {
  const load = clients.run(Number(values.callers))
  await pause(BEFORE_MS)
  await fault(load)
  await again(load)
  await pause(AFTER_MS)
  return load.stop()
}

/** Waits for the next acknowledgements after a fault. */
async function again(load: Load): Promise<void> {
  await pause(1_000)
  const before = load.acknowledged()
  await until('an acknowledgement after the fault', MAX_SECONDS, async () => load.acknowledged() > before + 20 || null)
}

const DRILLS: readonly (readonly [string, string, (cluster: Drilled, clients: Clients) => Promise<Outcome>])[] = [
  ['postmaster killed', '≤ 5 s', (cluster, clients) => underLoad(clients, cluster.postmasterKilled)],
  ['switchover', '≤ 5 s', (cluster, clients) => underLoad(clients, cluster.switchover)],
  [
    'machine lost',
    '≤ 25 s',
    async (cluster, clients) => {
      let back = (): void => {}
      const outcome = await underLoad(clients, async () => {
        back = await cluster.machineLost()
      })
      back()
      return outcome
    },
  ],
  [
    'app node killed',
    '≤ 5 s',
    async (cluster, clients) => {
      const [node] = cluster.nodes
      const outcome = await underLoad(clients, async () => void (await node?.server?.end('SIGKILL')))
      if (node) await cluster.startNode(node)
      return outcome
    },
  ],
  [
    'rolling restart',
    '0 failed',
    async (cluster, clients) => {
      const load = clients.stream(Number(values.rate))
      await pause(BEFORE_MS)
      for (const node of cluster.nodes) {
        await node.server?.end('SIGTERM')
        await cluster.startNode(node)
        // The balancer takes it back before the next one stops.
        await pause(2_000)
      }
      await pause(AFTER_MS)
      return load.stop()
    },
  ],
]

type About = { readonly name: string; readonly aim: string; readonly load: string }

/** Compares the clients' list with the database behind haproxy. */
async function judge(cluster: Drilled, { name, aim, load }: About, { gap, acknowledged, answers }: Outcome): Promise<Row> {
  const client = await until('the database', 60, () => connect(cluster.database_url))
  const { rows } = await client.query<{ lost: string; doubled: string }>(
    `SELECT count(*) FILTER (WHERE found = 0) AS lost, count(*) FILTER (WHERE found > 1) AS doubled
     FROM (SELECT count(t.id) AS found FROM unnest($1::text[]) AS asked (narration)
           LEFT JOIN member_transaction t ON t.narration = asked.narration GROUP BY asked.narration) AS list`,
    [acknowledged],
  )
  await client.end()
  const { lost = '?', doubled = '?' } = rows[0] ?? {}
  const sent = [...answers.values()].reduce((sum, count) => sum + count, 0)
  const of = (wanted: (status: number) => boolean) => [...answers].reduce((sum, [status, count]) => sum + (wanted(status) ? count : 0), 0)
  const [faults, unavailable, broken] = [
    of((status) => status >= 500 && status !== 503),
    of((status) => status === 503),
    of((s) => s === 0),
  ]
  const failed = lost !== '0' || doubled !== '0' || faults > 0 || (name === 'rolling restart' && of((s) => s === 0 || s > 299) > 0)
  const row = [gap.toFixed(1), sent, acknowledged.length, lost, doubled, faults, unavailable, broken, load]
  return { drill: name, aim, row, failed }
}

function print(rows: readonly Row[]): void {
  const head = ['gap in s', 'requests', 'acknowledged', 'lost', 'doubled', '500', '503', 'broken', 'load before']
  const lines = rows.map(({ drill, aim, row }) => `| ${drill} | ${aim} | ${row.join(' | ')} |`)
  process.stdout.write(`\n| drill | aim | ${head.join(' | ')} |\n|---|---|${head.map(() => '---').join('|')}|\n${lines.join('\n')}\n`)
  process.stdout.write(`${cpus().length} cores, ${values.callers} callers, ${values.rate} requests/s in the rolling restart\n`)
}

process.exitCode = await main()
