/** The two ways to let a promise go on alone: Node ends the process for a rejection that nobody awaits. */

/** For a promise that is stored, or awaited after something else. Whoever awaits it still gets its rejection. */
export function keepUntilAwaited<Kept extends Promise<unknown>>(promise: Kept): Kept {
  promise.catch(() => {})
  return promise
}

/** For work that nobody awaits. */
export function inBackground(work: Promise<unknown>, onError: (error: unknown) => void): void {
  work.catch(onError)
}
