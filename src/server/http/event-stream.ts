/**
 * Server-sent events: an answer that goes on. One event at a time, each checked by its schema; a reader who does not read is waited for a
 * little, and then dropped, so that nobody's silence fills our memory. Format: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Reader, Route, Streaming } from '#contract/define'
import { assert } from '#kernel/assert'
import type { Call } from './call.ts'
import { defaultStreamLimits, type StreamLimits } from './deps.ts'
import { encodeReply } from './encode.ts'

type Events = NonNullable<Route['events']>
type AnyEvent = { readonly event: string; readonly id: string | null; readonly data: unknown }

export function isStreaming(outcome: unknown): outcome is Streaming<Events> {
  return typeof outcome === 'object' && outcome !== null && 'stream' in outcome && typeof outcome.stream === 'function'
}

/** Takes the connection over until the handler returns, the reader is gone or the server ends. */
export function answerStream(
  { route, deps, streams }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  source: Streaming<Events>,
): FastifyReply {
  const { events } = route
  assert(events, 'a handler that streams has a route with events')
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('x-accel-buffering', 'no')
  // The end of the stream is the end of the connection: a server that drains does not wait for it.
  raw.setHeader('connection', 'close')
  raw.writeHead(200)
  raw.flushHeaders()
  const limits = { ...defaultStreamLimits, ...deps.streams }
  const gone = new AbortController()
  const stop = (): void => gone.abort()
  raw.on('close', stop)
  streams.add(gone)
  const heart = setInterval(() => raw.write(':\n\n'), limits.heartbeat_ms)
  const reader: Reader<Events> = { gone: gone.signal, send: (event) => send(raw, gone, limits, textOf(events, event)) }
  gone.signal.addEventListener('abort', () => {
    clearInterval(heart)
    streams.delete(gone)
    raw.end()
  })
  void source.stream(reader).then(stop, (error: unknown) => {
    request.log.error({ err: error }, 'a stream failed')
    stop()
  })
  return reply
}

function textOf(events: Events, { event, id, data }: AnyEvent): string {
  const schema: z.ZodMiniType | undefined = events[event]
  assert(schema, 'an event of a stream is in its contract')
  return `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(encodeReply(schema, data))}\n\n`
}

/** True when the reader has taken it or its socket will; false when the reader is gone, or was dropped for taking nothing. */
async function send(raw: ServerResponse, gone: AbortController, { patience_ms }: StreamLimits, text: string): Promise<boolean> {
  if (gone.signal.aborted) return false
  if (raw.write(text)) return true
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
  // What stands in the buffer of a reader who does not read would otherwise wait for ever.
  if (!taken && !gone.signal.aborted) raw.destroy()
  return taken
}
