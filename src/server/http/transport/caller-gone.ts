/** Whether the caller of a request is still there: work for nobody ends at the next check. */
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the connection closes before the answer is complete. */
    gone: AbortSignal
  }
}

export function watchCaller(request: FastifyRequest, { raw }: FastifyReply): void {
  const gone = new AbortController()
  request.gone = gone.signal
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
}
