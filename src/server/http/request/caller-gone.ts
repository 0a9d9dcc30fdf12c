/** Whether the caller of a request is still there: without one, its work ends at the next check. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    gone: CallerGone
  }
}

/** Like an AbortSignal, which is only made for those who wait for it: it costs more than many calls do. */
export class CallerGone {
  readonly #hasLeft: () => boolean
  #aborted = false
  #controller: AbortController | null = null

  constructor(hasLeft = () => false) {
    this.#hasLeft = hasLeft
  }

  /** The connection closed before the answer was complete. */
  get aborted(): boolean {
    return this.#aborted || this.#hasLeft()
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.aborted) this.#controller.abort('the caller left')
    return this.#controller.signal
  }

  leave(): void {
    this.#aborted = true
    this.#controller?.abort('the caller left')
  }
}

export function watchCaller(request: FastifyRequest, { raw }: FastifyReply): void {
  const gone = new CallerGone(() => hasLeft(request))
  request.gone = gone
  raw.once('close', () => {
    if (!raw.writableFinished) gone.leave()
  })
}

/** Node answers nothing once the caller's end has arrived, some rounds before the close. */
export function hasLeft({ raw: { socket } }: FastifyRequest): boolean {
  return socket.destroyed || socket.writableEnded
}

/** Rounds of the event loop after which the end of a connection that was closed right behind its request has arrived. */
export async function seeWhoLeft(): Promise<void> {
  for (let round = 0; round < 2; round += 1) await setImmediate()
}
