/** From a refusal to what goes over the wire: status, headers and the one error shape. */
import type { FastifyReply } from 'fastify'
import { type RefusalName, refusals } from '#contract/refusals'
import type { Refused } from '#kernel/refusal'

export type ErrorAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Raised where only an error can leave: inside a parser of the framework. */
export class RefusedEarly extends Error {
  override readonly name = 'RefusedEarly'
  readonly refused: Refused<RefusalName>
  constructor(refused: Refused<RefusalName>) {
    super(refused.refused)
    this.refused = refused
  }
}

const RETRY_SECONDS = 5

/** `{error_code, message, fields?, request_id, …more}`; 429 and 503 say when to come back. */
export function errorAnswer(refused: Refused<RefusalName>, request_id: string): ErrorAnswer {
  const { code, status, message } = refusals[refused.refused]
  const retry_after_seconds = retryAfter(refused)
  const own = refused.refused === 'too_many' && retry_after_seconds !== null ? tooSoon(retry_after_seconds) : message
  return {
    status,
    headers: retry_after_seconds === null ? {} : { 'retry-after': String(retry_after_seconds) },
    body: JSON.stringify({
      ...refused.more,
      error_code: code,
      message: refused.message ?? own,
      ...(refused.fields ? { fields: refused.fields } : {}),
      request_id,
    }),
  }
}

function tooSoon(seconds: number): string {
  if (seconds === 1) return 'Too many attempts. Try again in a second.'
  return `Too many attempts. Try again in ${seconds} seconds.`
}

function retryAfter({ refused, more }: Refused<RefusalName>): number | null {
  if (refused !== 'too_many' && refused !== 'unavailable') return null
  const asked = more?.retry_after_seconds
  if (typeof asked === 'number' && asked > 0) return Math.ceil(asked)
  return refused === 'unavailable' ? RETRY_SECONDS : null
}

/** Sends a refusal in the one error shape; never cached. */
export function sendRefusal(reply: FastifyReply, refused: Refused<RefusalName>): FastifyReply {
  const { status, headers, body } = errorAnswer(refused, reply.request.id)
  reply.request.refusal = refused.refused
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(body)
}
