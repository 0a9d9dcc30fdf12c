/** Ends early when the network or the server is back. */
import { whenReached } from '#web/shared/call/connection.ts'

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      forget()
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    const forget = whenReached(done)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
