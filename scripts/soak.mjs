/**
 * `npm run soak [part of a file's name …]`: the long forms of the tests whose slice is in `npm test`: more kills, more races, more random
 * steps. A variable that is set keeps its value.
 */
import { build } from './steps/build.mjs'
import { checkNode, install } from './steps/install.mjs'
import { run, TOOLS } from './steps/run.mjs'

const LONG = {
  KILLS: '10',
  ROUND_SECONDS: '30',
  DATABASE_KILLS: '20',
  LEDGER_RUNS: '60',
  LEDGER_CALLS: '10000',
  STATEMENT_STEPS: '400',
  FIGURE_RUNS: '8',
  FIGURE_STEPS: '120',
  CLOSINGS: '60',
  HOSTILE_ROUNDS: '100',
  ADMIN_STEPS: '10000',
  TAMPERED_CELLS: '1000',
  ANSWERS: '50000',
}
const FILES = [
  'test/faults/kill',
  'test/faults/database-killed',
  'test/rooms/ledger/nodes',
  'test/rooms/ledger/threats',
  'test/rooms/ledger/concurrent',
  'test/rooms/ledger/model',
  'test/rooms/admin/threats',
  'test/rooms/account/statement',
  'test/rooms/account/every-figure',
  'test/rooms/account/close',
  'test/journeys/hostile-text',
  'test/stores/memory',
]

checkNode()
await install()
await build()
const asked = process.argv.slice(2)
const files = FILES.filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)))
process.exit(await run(process.execPath, [TOOLS.vitest, 'run', '--testTimeout=3600000', ...files], { ...LONG, ...given() }))

function given() {
  return Object.fromEntries(Object.keys(LONG).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
