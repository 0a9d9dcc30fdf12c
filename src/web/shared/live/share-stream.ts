/**
 * One stream for all tabs of this browser: the tab with the lock reads it and passes on what it reads. When that tab closes, another takes
 * the lock. A browser opens few connections to one host, so a stream in each tab would leave none for calls. Without locks (old browsers)
 * each tab reads for itself.
 */
type Shared<Passed> = {
  /** The lock and the channel. */
  readonly name: string
  readonly signal: AbortSignal
  /** Runs while this tab leads, and passes what it reads to every tab. */
  readonly read: (pass: (passed: Passed) => void) => Promise<void>
  /** What was passed, in every tab. */
  readonly take: (passed: Passed) => void
  /** The message to a tab that begins to listen, if there is any. */
  readonly greet: () => Passed | null
}

const ASKS = 'asks'

export function shareStream<Passed extends object>({ name, signal, read, take, greet }: Shared<Passed>): void {
  const channel = new BroadcastChannel(name)
  let leads = false
  const pass = (passed: Passed): void => {
    if (signal.aborted) return
    channel.postMessage(passed)
    take(passed)
  }
  channel.onmessage = ({ data }: MessageEvent<Passed | typeof ASKS>) => {
    if (data !== ASKS) return take(data)
    const greeting = leads ? greet() : null
    if (greeting) channel.postMessage(greeting)
  }
  signal.addEventListener('abort', () => channel.close())
  const lead = async (): Promise<void> => {
    leads = true
    await read(pass)
    leads = false
  }
  channel.postMessage(ASKS)
  // Aborted while waiting for the lock. Storage that is forbidden takes the locks with it.
  if (!('locks' in navigator)) return void lead()
  navigator.locks.request(name, { signal }, lead).catch(() => signal.aborted || leads || void lead())
}
