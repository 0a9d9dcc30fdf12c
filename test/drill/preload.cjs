/**
 * Loaded into a node of the drill before the product: a wrong clock, a full heap, a solvency thread that ends. A control file says which, and the
 * product is not changed.
 */
const { existsSync, readFileSync } = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const { getHeapStatistics } = require('node:v8')
const threads = require('node:worker_threads')

const CONTROL = process.env.DRILL_CONTROL ?? ''
let control = {}
const read = () => {
  control = existsSync(CONTROL) ? JSON.parse(readFileSync(CONTROL, 'utf8') || '{}') : {}
}
read()

const RealDate = Date
class DrillDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(DrillDate.now())
    else super(...parts)
  }
  static now() {
    return RealDate.now() + (control.clock_seconds ?? 0) * 1000
  }
  static [Symbol.hasInstance](value) {
    return RealDate[Symbol.hasInstance].call(RealDate, value)
  }
}
globalThis.Date = DrillDate

const RealWorker = threads.Worker
threads.Worker = class extends RealWorker {
  constructor(file, ...rest) {
    super(file, ...rest)
    if (control.kill_proof_thread && String(file).includes('tree-worker')) void this.terminate()
  }
}
syncBuiltinESMExports()

const kept = []
const fill = () => {
  const full = control.heap_ratio ?? 0
  if (full === 0) kept.length = 0
  const { heap_size_limit } = getHeapStatistics()
  for (let n = 0; n < 20 && process.memoryUsage().heapUsed < full * heap_size_limit; n += 1)
    kept.push(Array.from({ length: 100_000 }, (_, i) => ({ i })))
}
if (threads.isMainThread)
  setInterval(() => {
    try {
      read()
    } catch {
      // Half written: the next look reads it.
    }
    fill()
  }, 200).unref()
