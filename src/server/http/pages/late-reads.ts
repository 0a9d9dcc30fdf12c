/** What a page shows may be read from several calls of the API: the page has the journal up to the earliest batch that they name. */
import { AsyncLocalStorage } from 'node:async_hooks'

const reading = new AsyncLocalStorage<{ batch: string | null }>()

/** Runs a read of a page's data; `as_of_batch` is null if no call in it was late. */
export function noteBatches<T>(read: () => Promise<T>): Promise<{ readonly data: T; readonly as_of_batch: string | null }> {
  const note = { batch: null as string | null }
  return reading.run(note, async () => ({ data: await read(), as_of_batch: note.batch }))
}

/** `header`: of a reply of the API, if it has one. */
export function noteBatch(header: unknown): void {
  const note = reading.getStore()
  if (note && typeof header === 'string') note.batch = earlier(note.batch, header)
}

export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return BigInt(one) < BigInt(other) ? one : other
}
