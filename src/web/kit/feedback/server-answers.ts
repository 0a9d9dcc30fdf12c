/** Whether the server serves. It answers probes from its beginning, while it waits for its database or migrates it. */
const PROBE_MS = 5_000
const SERVER_FAULT = 500

export async function serverAnswers(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
    // A version before this one says no state, and another program's page is no JSON.
    const { state = 'serving' } = await response.json().catch(() => ({}))
    return response.status < SERVER_FAULT && state === 'serving'
  } catch {
    return false
  }
}
