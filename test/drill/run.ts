/**
 * npm run drill [part of a fault's name]: injects fifteen faults one by one into two nodes under money traffic, and prints for each when
 * its alert fired, what callers saw, and how it ended. Needs PostgreSQL and Prometheus (Debian: apt-get install postgresql prometheus), and
 * root for a disk that can be filled. Ends with 1 if an alert did not fire within a minute, an acknowledged operation is lost or doubled,
 * or a call was answered 500.
 */
import { check } from '../rooms/ledger/checker.ts'
import { type Fault, faults } from './faults.ts'
import { isInstalled } from './prometheus.ts'
import { openWorld, startWork, type World } from './world.ts'

const WITHIN_SECONDS = 60
const PATIENCE_SECONDS = 120

type Row = {
  readonly fault: string
  readonly alert: string
  readonly detected_s: number | null
  readonly acknowledged: number
  readonly faults: number
  readonly recovered_s: number | null
  readonly recovery: string
  readonly note: string
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Seconds until it holds, from the call on; null: not within the patience. */
async function until(holds: () => Promise<boolean>, patience_s: number): Promise<number | null> {
  const began = performance.now()
  const passed = (): number => (performance.now() - began) / 1000
  while (passed() < patience_s) {
    if (await holds().catch(() => false)) return Math.round(passed() * 10) / 10
    await pause(500)
  }
  return null
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).status === 200
}

async function endure(world: World, fault: Fault): Promise<Row> {
  const { prometheus, traffic, nodes } = world
  const fires = async () => (await prometheus.firing()).has(fault.alert)
  const is_first = fault === faults[0]
  if (!is_first) await until(async () => !(await fires()), PATIENCE_SECONDS)
  const [acknowledged, seen] = [traffic.acknowledged(), traffic.faults.length]
  let began = performance.now()
  const heal = await fault.inject(world, () => {
    began = performance.now()
  })
  const row = { fault: fault.name, alert: fault.alert, recovery: fault.recovery }
  if (heal === null)
    return { ...row, detected_s: null, acknowledged: 0, faults: 0, recovered_s: null, note: 'not injected: no disk may be mounted' }
  const found = await until(fires, PATIENCE_SECONDS)
  const detected_s = found === null ? null : Math.round((performance.now() - began) / 100) / 10
  const others = [...(await prometheus.firing())].filter((name) => name !== fault.alert)
  const outcome = await heal()
  const note = typeof outcome === 'string' ? outcome : ''
  const ended = nodes.filter((node) => !node.isUp())
  for (const node of ended) await node.start()
  const back = traffic.acknowledged()
  const recovered_s = await until(async () => {
    const ready = (await Promise.all(nodes.map(({ url }) => isReady(url)))).every(Boolean)
    return ready && traffic.acknowledged() > back && !(await fires())
  }, PATIENCE_SECONDS)
  const again = ended.map(({ name }) => `node ${name} had ended and was started again`)
  const with_it = others.length > 0 ? `with it: ${others.join(', ')}` : ''
  const counted = { acknowledged: traffic.acknowledged() - acknowledged, faults: traffic.faults.length - seen }
  return { ...row, detected_s, ...counted, recovered_s, note: [note, ...again, with_it].filter(Boolean).join('; ') }
}

function failed({ name, alert, recovery }: Fault, error: unknown): Row {
  return {
    fault: name,
    alert,
    recovery,
    detected_s: null,
    acknowledged: 0,
    faults: 0,
    recovered_s: null,
    note: `the drill failed: ${String(error)}`,
  }
}

async function main(): Promise<number> {
  if (!isInstalled()) {
    console.error('Prometheus is missing: apt-get install prometheus.')
    return 1
  }
  const part = process.argv[2] ?? ''
  const world = await openWorld()
  const rows: Row[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void world.close().then(() => process.exit(1)))
  try {
    const [first] = faults
    const wanted = faults.filter(({ name }) => name.includes(part))
    if (first && wanted.includes(first)) for (const node of world.nodes) node.control({ kill_proof_thread: true })
    await startWork(world)
    for (const fault of wanted) {
      console.error(`${fault.name} …`)
      const row = await endure(world, fault).catch((error: unknown) => failed(fault, error))
      console.error(`  ${row.alert} after ${row.detected_s} s, again as before after ${row.recovered_s} s; ${row.note}`)
      rows.push(row)
    }
    const { traffic, database } = world
    traffic.stop()
    const doubtful = await traffic.resolve()
    const wrong = await check(database, traffic.list())
    return report(rows, { acknowledged: traffic.acknowledged(), doubtful: doubtful.sent_again, wrong, faults: traffic.faults })
  } finally {
    await world.close()
  }
}

type Outcome = {
  readonly acknowledged: number
  readonly doubtful: number
  readonly wrong: readonly string[]
  readonly faults: readonly string[]
}

function report(rows: readonly Row[], { acknowledged, doubtful, wrong, faults: seen }: Outcome): number {
  const lines = [
    '| fault | alert | detected, s | acknowledged meanwhile | wrong answers | as before again, s | recovery | note |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${[row.fault, row.alert, row.detected_s ?? 'no', row.acknowledged, row.faults, row.recovered_s ?? 'no', row.recovery, row.note].join(' | ')} |`,
    ),
    '',
    `${acknowledged} operations acknowledged, ${doubtful} in doubt and sent again, ${wrong.length} violations of the books, ${seen.length} wrong answers.`,
    ...wrong,
    ...seen,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const late = rows.some(
    ({ detected_s, recovered_s, note }) =>
      !note.startsWith('not injected') && (detected_s === null || detected_s > WITHIN_SECONDS || recovered_s === null),
  )
  return late || wrong.length > 0 || seen.length > 0 ? 1 : 0
}

process.exitCode = await main()
process.exit()
