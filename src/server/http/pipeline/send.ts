/** 5. Send: a refusal, a stream, a file, CSV or JSON, with the cookies that the handler set. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RefusalName, refusals } from '#contract/shared/refusals'
import { DAY_SECONDS } from '#kernel/duration'
import { isReplayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { sendCsv, writeTable } from '../reply/csv.ts'
import { isFile, isKnown, sendFile, sendJson, serialise, statusOf } from '../reply/file.ts'
import { sendRefusal } from '../reply/refuse.ts'
import { namesPage, spreadsheetLanguage, wantsCsv } from '../request/negotiate.ts'
import { browserCookie, cookieName } from '../request/session-token.ts'
import { answerStream, isStreaming } from '../stream/event-stream.ts'
import { AS_OF } from '../transport/headers.ts'
import type { Call } from './call.ts'
import { callerLeft } from './limit.ts'
import type { Done, SideEffects } from './run.ts'

const YEAR_SECONDS = 365 * DAY_SECONDS

export async function send(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  done: Done | Refused<RefusalName>,
): Promise<FastifyReply> {
  if (isRefused(done)) return sendRefusal(reply, done)
  const { effects, outcome, readPage } = done
  const { route } = call
  if (isRefused(outcome)) return sendRefusal(reply, declaredRefusal(outcome))
  if (route.method === 'GET' && request.gone.aborted) return sendRefusal(reply, callerLeft())
  if (isStreaming(outcome)) return answerStream(call, request, reply, outcome)
  sendCookies(reply, call.https, effects)
  stateAsOf(reply, effects)
  if (effects.cookie !== null && effects.cookie !== 'clear') request.user_id = effects.cookie.user_id
  if (isReplayed(outcome)) {
    reply.code(outcome.status ?? route.status)
    return sendJson(reply.header('idempotent-replay', 'true'), outcome.replayed)
  }
  reply.code(statusOf(route, outcome))
  if (!route.reply) return reply.send()
  if (isFile(route.reply)) return sendFile(reply, route.reply, outcome, effects.never_changes)
  if (route.csv && wantsCsv(request.headers.accept)) {
    const next = namesPage(request) ? null : readPage
    const spreadsheet = spreadsheetLanguage(request.headers.accept)
    const table = await writeTable({ schema: route.reply, first: outcome, next, spreadsheet, gone: request.gone })
    if (!table) return sendRefusal(reply, callerLeft())
    return sendCsv(stateAsOf(reply, effects), { rows: route.csv, now: call.deps.clock.now() }, table)
  }
  const text = serialise(route, outcome)
  if (route.method === 'GET' && isKnown(reply, text, effects.never_changes)) return reply.code(304).send()
  return sendJson(reply, text)
}

/** After the last page of a CSV: the earliest point of them counts. */
function stateAsOf(reply: FastifyReply, { as_of_batch }: SideEffects): FastifyReply {
  return as_of_batch === null ? reply : reply.header(AS_OF, String(as_of_batch))
}

/** A log-out also clears the pages' storage; other cookies stay, because they hold colour mode and language. */
function sendCookies(reply: FastifyReply, https: boolean, { cookie, browser }: SideEffects): void {
  const attributes = { httpOnly: true, secure: https, sameSite: 'strict', path: '/' } as const
  if (browser !== null) reply.setCookie(browserCookie(https), browser, { ...attributes, maxAge: YEAR_SECONDS })
  const name = cookieName(https)
  if (cookie === null) return
  if (cookie === 'clear') reply.clearCookie(name, attributes).header('clear-site-data', '"storage"')
  else reply.setCookie(name, cookie.token, attributes)
}

/** A name outside the closed set is a bug, even if the types allow it. */
function declaredRefusal(outcome: Refused): Refused<RefusalName> {
  return isName(outcome.refused) ? { ...outcome, refused: outcome.refused } : refuse('fault')
}

function isName(name: string): name is RefusalName {
  return Object.hasOwn(refusals, name)
}
