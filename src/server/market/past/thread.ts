/** The client side of the backfill worker: its runs, one by one. */
import { openThread } from '#server/threads'
import type { PastBar, PastRange } from '../feed.ts'
import type { FromWorker } from './worker.ts'

/** Terminates the worker at the end or on early exit. */
export async function* pastInThread(range: PastRange): AsyncGenerator<readonly PastBar[]> {
  const thread = openThread<'next', FromWorker>('the backfill', new URL('./worker.ts', import.meta.url), { workerData: range })
  try {
    for (;;) {
      const { run } = await thread.ask('next')
      if (run === null) return
      yield run
    }
  } finally {
    await thread.close()
  }
}
