/** The two ways to let a promise go on alone. Node ends the process for a rejection without a handler. */

/** For a promise that is stored, or awaited after something else. Awaiting it still throws its rejection. */
export function keepUntilAwaited<Kept extends Promise<unknown>>(promise: Kept): Kept {
  promise.catch(() => {})
  return promise
}

/** For work that is not awaited. */
export function inBackground(work: Promise<unknown>, onError: (error: unknown) => void): void {
  work.catch(onError)
}
