/** Splits long work on the request thread into chunks of a few milliseconds, so that requests are served in between. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '#kernel/clock'

const SLICE_MS = 8

export async function inChunks<One>(clock: Pick<Clock, 'monotonic'>, each: Iterable<One>, visit: (one: One) => void): Promise<void> {
  let began = clock.monotonic()
  for (const one of each) {
    visit(one)
    if (clock.monotonic() - began < SLICE_MS) continue
    await turn()
    began = clock.monotonic()
  }
}
