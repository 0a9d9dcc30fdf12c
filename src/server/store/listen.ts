/** A separate connection for notifications. A lost one is reopened, with exponential backoff. */
import pg from 'pg'
import { inBackground } from '#kernel/promises'

export type Listener = { close(): Promise<void> }

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000

/** `heard` is called for each notification, and once after each reconnection, because one may have been missed. */
export async function listenTo(database_url: string, channel: string, onNotice: () => void): Promise<Listener> {
  let client: pg.Client | null = null
  let closed = false
  let pause_ms = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | null = null

  const again = (): void => {
    client = null
    if (closed) return
    timer = setTimeout(() => inBackground(connect(), again), pause_ms)
    pause_ms = Math.min(MAX_PAUSE_MS, pause_ms * 2)
  }
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: database_url, application_name: 'clearterm live', keepAlive: true })
    let lost = false
    const lose = (): void => {
      if (lost) return
      lost = true
      fresh.end().catch(() => {})
      again()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', onNotice)
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      pause_ms = FIRST_PAUSE_MS
      client = fresh
      if (closed) await fresh.end()
      onNotice()
    } catch {
      lose()
    }
  }
  await connect()
  return {
    close: async () => {
      closed = true
      if (timer) clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
