/**
 * `npm run bench -- NAME [--option value …]`: one of eight benches, as Markdown tables on stdout, progress on stderr. Without a name it
 * lists them. A bench compares in one run on one machine, so read ratios, and absolute figures only beside the load that is printed with
 * them.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Bench, openSetup } from './parts/setup.ts'

const QUIET_LOAD = 0.5
const benches: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  ledger: () => import('./ledger.ts'),
  http: () => import('./http.ts'),
  crowd: () => import('./crowd.ts'),
  clicks: () => import('./clicks.ts'),
  site: () => import('./site.ts'),
  bundle: () => import('./bundle.ts'),
  models: () => import('./models.ts'),
  jobs: () => import('./jobs.ts'),
}

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const load = benches[name]
  if (!load) return list()
  const { bench } = await load()
  const options = Object.fromEntries(
    Object.entries(bench.options).map(([key, value]) => [key, { type: 'string' as const, default: value }]),
  )
  const values = parseArgs({ args: [...args], options }).values as Record<string, string>
  const [before = 0] = loadavg()
  if (before > QUIET_LOAD) console.error(`The machine is not quiet: a load of ${before.toFixed(1)} before the start.`)
  const setup = await openSetup()
  try {
    process.stdout.write(`${name}: ${JSON.stringify(values)}, load before ${before.toFixed(1)}\n`)
    await bench.measure(setup, values)
  } finally {
    await setup.close()
  }
}

async function list(): Promise<void> {
  process.stdout.write('npm run bench -- NAME [--option value …]\n')
  for (const [name, load] of Object.entries(benches)) {
    const { about, options } = (await load()).bench
    const shown = Object.entries(options).map(([key, value]) => `--${key} ${value || '…'}`)
    process.stdout.write(`\n${name}: ${about}\n    ${shown.join(' ')}\n`)
  }
  process.exitCode = 1
}

await main(process.argv.slice(2))
