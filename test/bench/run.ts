/**
 * `npm run bench -- NAME [--option value …]`: one of eight benches, as Markdown tables on stdout or with `--json` as one object; progress
 * on stderr. `all` runs each and writes docs/operations/capacity.md; `--only a,b` some of them. Without a name it lists them. A bench
 * compares in one run on one machine, so read ratios, and absolute figures only beside the load that is printed with them.
 */
import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { parseArgs, promisify } from 'node:util'
import { type Run, runAll } from './parts/all.ts'
import { type Bench, openSetup, tables } from './parts/setup.ts'

const QUIET_LOAD = 0.5
const JSON_FLAG = { type: 'boolean' as const, default: false }
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
  if (name === 'all') return all(args)
  const load = benches[name]
  if (!load) return list()
  const { bench } = await load()
  const declared = Object.entries(bench.options).map(([key, value]) => [key, { type: 'string' as const, default: value }] as const)
  const { json, ...options } = parseArgs({ args: [...args], options: { ...Object.fromEntries(declared), json: JSON_FLAG } }).values
  const [before = 0] = loadavg()
  if (before > QUIET_LOAD) console.error(`The machine is not quiet: a load of ${before.toFixed(1)} before the start.`)
  const setup = await openSetup()
  try {
    const values = options as Record<string, string>
    if (!json) process.stdout.write(`${name}: ${JSON.stringify(values)}, load before ${before.toFixed(1)}\n`)
    await bench.measure(setup, values)
    const run: Run = { bench: name, options: values, load: before, node: process.version, commit: await commit(), tables }
    if (json) process.stdout.write(`${JSON.stringify(run)}\n`)
  } finally {
    await setup.close()
  }
}

async function all(args: readonly string[]): Promise<void> {
  const names = Object.keys(benches)
  const only = { type: 'string' as const, default: names.join() }
  const { values } = parseArgs({ args: [...args], options: { json: JSON_FLAG, only } })
  const runs = await runAll(values.only.split(','), import.meta.filename)
  if (values.json) process.stdout.write(`${JSON.stringify(runs)}\n`)
}

/** With a plus where files differ from it. */
async function commit(): Promise<string> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args)).stdout.trim()
  return (await git('rev-parse', '--short', 'HEAD')) + ((await git('status', '--porcelain', 'src')) ? '+' : '')
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
