/** Turns a refusal into status, headers and the common error format. */
import type { FastifyReply } from 'fastify'
import { type RefusalName, refusals } from '#contract/shared/refusals'
import { type Cause, causeOf, type Refused } from '#kernel/refusal'
import { reasonText } from '#sentences/say'
import { hasLeft } from '../request/caller-gone.ts'

type ErrorAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const RETRY_SECONDS = 5

/** `{error_code, params, message, fields?, request_id, …more}`; 429 and 503 have Retry-After. */
function errorAnswer(refused: Refused<RefusalName>, request_id: string): ErrorAnswer {
  const { code, status } = refusals[refused.refused]
  const retry_after_seconds = retryAfter(refused)
  const cause = refused.refused === 'too_many' && retry_after_seconds !== null ? tooSoon(retry_after_seconds) : causeOf(refused)
  return {
    status,
    headers: retry_after_seconds === null ? {} : { 'retry-after': String(retry_after_seconds) },
    body: JSON.stringify({
      ...refused.more,
      error_code: code,
      params: { reason: cause.reason, ...cause.params },
      message: reasonText(cause),
      ...(refused.fields ? { fields: wireFields(refused.fields) } : {}),
      request_id,
    }),
  }
}

function wireFields(fields: Readonly<Record<string, Cause>>) {
  const shown = Object.entries(fields).map(([name, cause]) => [
    name,
    { code: cause.reason, params: cause.params ?? {}, message: reasonText(cause) },
  ])
  return Object.fromEntries(shown)
}

function tooSoon(seconds: number): Cause {
  return seconds === 1 ? { reason: 'try_in_a_second' } : { reason: 'try_in_seconds', params: { seconds } }
}

function retryAfter({ refused, more }: Refused<RefusalName>): number | null {
  if (refused !== 'too_many' && refused !== 'unavailable') return null
  const seconds = more?.retry_after_seconds
  if (typeof seconds === 'number' && seconds > 0) return Math.ceil(seconds)
  return refused === 'unavailable' ? RETRY_SECONDS : null
}

/** Sends a refusal in the common error format; never cached. Nothing is written for a caller who has left. */
export function sendRefusal(reply: FastifyReply, refused: Refused<RefusalName>): FastifyReply {
  if (hasLeft(reply.request)) return reply.hijack()
  const { status, headers, body } = errorAnswer(refused, reply.request.id)
  reply.request.refusal = refused.refused
  reply.request.reason = causeOf(refused).reason
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(body)
}
