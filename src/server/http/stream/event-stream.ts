/**
 * Server-sent events, each validated and encoded once. A subscriber that does not read is dropped after a while, so that
 * buffers cannot fill memory. Format: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Reader, Route, Streaming, Who } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import type { Counted } from '#kernel/network'
import { refuse } from '#kernel/refusal'
import type { StreamLimits } from '../deps.ts'
import { writeJson } from '../reply/compile-writer.ts'
import { sendRefusal } from '../reply/refuse.ts'
import { countedBy } from '../request/address.ts'
import { openTally } from '../transport/connections.ts'

type Events = NonNullable<Route['events']>
type AnyEvent = { readonly event: string; readonly id: string | null; readonly data: unknown }

export function isStreaming(outcome: unknown): outcome is Streaming<Events> {
  return typeof outcome === 'object' && outcome !== null && 'stream' in outcome && typeof outcome.stream === 'function'
}

const RETRY_SECONDS = 5

/**
 * Takes over the connection until the handler returns, the subscriber disconnects or the server closes. Refused if too many
 * streams are open.
 */
export function answerStream(
  { route, streams }: { readonly route: Route; readonly streams: OpenStreams },
  request: FastifyRequest,
  reply: FastifyReply,
  source: Streaming<Events>,
): FastifyReply {
  const { events } = route
  assert(events, 'a handler that streams has a route with events')
  const gone = streams.open(route.who, countedBy(request))
  if (!gone) return sendRefusal(reply, refuse('too_many', { more: { retry_after_seconds: RETRY_SECONDS } }))
  const { limits } = streams
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('x-accel-buffering', 'no')
  // The connection closes with the stream, so that a draining server need not wait for it.
  raw.setHeader('connection', 'close')
  raw.writeHead(200)
  raw.flushHeaders()
  const stop = (): void => gone.abort()
  raw.on('close', stop)
  const heart = setInterval(() => raw.write(':\n\n'), limits.heartbeat_ms)
  const reader: Reader<Events> = { gone: gone.signal, send: (event) => send(raw, gone, limits, encoded(events, event)) }
  gone.signal.addEventListener('abort', () => {
    clearInterval(heart)
    raw.end()
  })
  source.stream(reader).then(stop, (error: unknown) => {
    request.log.error({ err: error }, 'a stream failed')
    stop()
  })
  return reply
}

/** By event object: an event for many subscribers is encoded once, so senders must not mutate it. */
const encodings = new WeakMap<AnyEvent, Buffer>()

function encoded(events: Events, event: AnyEvent): Buffer {
  const before = encodings.get(event)
  if (before) return before
  const bytes = Buffer.from(textOf(events, event))
  encodings.set(event, bytes)
  return bytes
}

function textOf(events: Events, { event, id, data }: AnyEvent): string {
  const schema: z.ZodMiniType | undefined = events[event]
  assert(schema, 'an event of a stream is in its contract')
  return `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${writeJson(schema, data)}\n\n`
}

/** True once the subscriber or its socket buffer has taken it; false if it disconnected or was dropped. */
async function send(raw: ServerResponse, gone: AbortController, { patience_ms }: StreamLimits, bytes: Buffer): Promise<boolean> {
  if (gone.signal.aborted) return false
  if (raw.write(bytes)) return true
  const taken = await new Promise<boolean>((resolve) => {
    const drained = (): void => settle(true)
    const lost = (): void => settle(false)
    const timer = setTimeout(lost, patience_ms)
    const settle = (is_taken: boolean): void => {
      clearTimeout(timer)
      raw.off('drain', drained)
      gone.signal.removeEventListener('abort', lost)
      resolve(is_taken)
    }
    raw.once('drain', drained)
    gone.signal.addEventListener('abort', lost)
  })
  // Without this, the buffer of an unresponsive subscriber would be kept forever.
  if (!taken && !gone.signal.aborted) raw.destroy()
  return taken
}

export type OpenStreams = {
  readonly limits: StreamLimits
  /** Null: the limit is reached. Otherwise `gone` ends the stream; the opener aborts it. */
  open(who: Who, counted_by: Counted): AbortController | null
  /** How many are open. */
  count(): number
  end(): void
}

/** Open event streams: public ones are limited per user or network address and in total; all end with the server. */
export function openStreams(limits: StreamLimits): OpenStreams {
  const open = new Set<AbortController>()
  const anyones = openTally()
  let anyones_total = 0

  return {
    limits,
    open: (who, counted_by) => {
      const counted = who === 'anyone'
      if (counted && (anyones_total >= limits.anyone_total || !anyones.hasRoom(counted_by, limits.anyone_per_address))) return null
      const uncount = counted ? anyones.add(counted_by) : null
      if (counted) anyones_total += 1
      const gone = new AbortController()
      open.add(gone)
      gone.signal.addEventListener('abort', () => {
        open.delete(gone)
        if (!uncount) return
        uncount()
        anyones_total -= 1
      })
      return gone
    },
    count: () => open.size,
    end: () => {
      for (const stream of open) stream.abort()
    },
  }
}
