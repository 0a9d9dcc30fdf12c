/** A reader of GET /me/events, or of another stream, as a browser's fetch would be one. */
import { onTestFinished } from 'vitest'

type StreamEvent = {
  readonly id: string | null
  readonly event: string
  readonly data: { readonly id?: string; readonly resumed?: boolean }
}

export type EventReader = {
  readonly status: number
  readonly headers: Headers
  /** Everything that has come so far. */
  readonly events: StreamEvent[]
  /** Comments: signs of life. */
  readonly beats: () => number
  readonly lastId: () => string | null
  /** Waits until an event matches. */
  until(fits: (event: StreamEvent) => boolean): Promise<StreamEvent>
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>
  close(): void
}

export async function readEvents(
  url: string,
  {
    token,
    last_event_id,
    from,
    path = '/me/events',
  }: { token: string | null; last_event_id?: string | null; from?: string; path?: string },
): Promise<EventReader> {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/v1${path}`, {
    signal: stop.signal,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(last_event_id ? { 'last-event-id': last_event_id } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
  })
  const events: StreamEvent[] = []
  let beats = 0
  let changed = (): void => {}
  const blockRead = (block: string): void => {
    if (block.startsWith(':')) beats += 1
    else if (block.trim() !== '') events.push(parse(block))
    changed()
  }
  const ended = read(response, blockRead).catch(() => {})
  try {
    onTestFinished(() => stop.abort())
  } catch {
    // Opened outside a test.
  }
  return {
    status: response.status,
    headers: response.headers,
    events,
    beats: () => beats,
    lastId: () => events.findLast((one) => one.id !== null)?.id ?? null,
    until: async (fits) => {
      for (;;) {
        const found = events.find(fits)
        if (found) return found
        await new Promise<void>((resolve) => {
          changed = resolve
        })
      }
    },
    ended,
    close: () => stop.abort(),
  }
}

async function read(response: Response, blockRead: (block: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of response.body ?? []) {
    rest += decoder.decode(part as Uint8Array, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) blockRead(block)
  }
}

function parse(block: string): StreamEvent {
  const field = (name: string): string | null => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
  return { id: field('id'), event: field('event') ?? '', data: JSON.parse(field('data') ?? '{}') }
}
