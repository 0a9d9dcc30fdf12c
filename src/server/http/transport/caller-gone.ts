/** Whether the caller of a request is still there: work for a caller who left ends at the next check. */
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    gone: CallerGone
  }
}

/** Like an AbortSignal, which is only made for those who wait for it: it costs more than many calls do. */
export class CallerGone {
  #aborted = false
  #controller: AbortController | null = null

  /** The connection closed before the answer was complete. */
  get aborted(): boolean {
    return this.#aborted
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.#aborted) this.#controller.abort('the caller left')
    return this.#controller.signal
  }

  leave(): void {
    this.#aborted = true
    this.#controller?.abort('the caller left')
  }
}

export function watchCaller(request: FastifyRequest, { raw }: FastifyReply): void {
  const gone = new CallerGone()
  request.gone = gone
  raw.once('close', () => {
    if (!raw.writableFinished) gone.leave()
  })
}
