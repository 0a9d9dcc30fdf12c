/**
 * Transfers through the real `post`, everything on, beside the ordinary way to write a ledger, in one run on one PostgreSQL (fsync on), and
 * on the embedded store.
 */
import { systemClock } from '#kernel/clock'
import { openOrdinary, openOurs } from './parts/ledgers.ts'
import { compare, postgresCpuMicroseconds, type Side } from './parts/load.ts'
import { defineBench, print, round } from './parts/setup.ts'

/** What each is compared with. */
const BESIDE: Readonly<Record<string, string>> = { 'any two': 'ordinary, any two', 'one hot': 'ordinary, one hot' }

export const bench = defineBench({
  about: 'transfers and subscriptions a second, beside an ordinary ledger on the same PostgreSQL',
  options: { seconds: '6', rounds: '3' },
  measure: async (setup, { seconds, rounds }) => {
    const cluster = await setup.cluster()
    const ordinary = setup.own(await openOrdinary(cluster.url), (one) => one.close())
    const ours = await openOurs(await setup.database(cluster.url), systemClock)
    const embedded = await openOurs(await setup.database(null, 'embedded'), systemClock)
    const cpu = () => ({ postgres: postgresCpuMicroseconds(cluster.pid) })
    const side = (accounts: string, callers: number, one: Side['one']): Side => ({ name: `${accounts}, ${callers}`, callers, one, cpu })
    const figures = await compare(Number(rounds), Number(seconds), [
      side('ordinary, any two', 32, ordinary.uniform),
      side('ordinary, one hot', 32, ordinary.hot),
      ...[1, 32, 256].map((callers) => side('any two', callers, ours.uniform)),
      ...[32, 256].map((callers) => side('one hot', callers, ours.hot)),
      side('subscriptions', 256, ours.subscribe),
      { ...side('embedded, any two', 256, embedded.uniform), cpu: () => ({}) },
      { ...side('embedded, one hot', 256, embedded.hot), cpu: () => ({}) },
    ])
    const rows = [...figures].map(([name, { per_second, p50_ms, p99_ms, cpu_ms }]) => {
      const beside = figures.get(`${BESIDE[name.replace(/, \d+$/, '')]}, 32`)
      const ratio = beside ? round(per_second / beside.per_second) : ''
      return { 'accounts, callers': name, per_second, p50_ms, p99_ms, 'PostgreSQL ms': round(cpu_ms.postgres ?? 0, 3), ratio }
    })
    print('Transfers', rows)
  },
})
