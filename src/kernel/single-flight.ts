/** Callers that come while a read is under way share its answer; the next one after it reads anew. So a crowd costs one read and none is stale. */
export function singleFlight<T>(read: () => Promise<T>): () => Promise<T> {
  let under_way: Promise<T> | null = null
  return () => {
    under_way ??= read().finally(() => {
      under_way = null
    })
    return under_way
  }
}
