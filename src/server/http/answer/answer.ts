/** Handles an admitted call: validate, limit, run, serialise. admit.ts rejects all other calls earlier. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '#contract/shared/define'
import { type RefusalName, refusals } from '#contract/shared/refusals'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { callerLeft, tooManyAtOnce } from '../call/admission.ts'
import type { Call } from '../call/call.ts'
import { readInput } from '../call/input.ts'
import { bodySha, onceKey } from '../call/once.ts'
import { countedBy, type SideEffects, sendCookies, transportOf } from '../call/transport.ts'
import { AS_OF } from '../pages/late-reads.ts'
import { answerStream, isStreaming } from '../stream/event-stream.ts'
import { seeWhoLeft } from '../transport/caller-gone.ts'
import { isSameCaller } from '../transport/early.ts'
import { writeJson } from './compile-writer.ts'
import { sendCsv, wantsCsv, writeTable } from './csv-answer.ts'
import { isFile, isKnown, sendFile } from './file-answer.ts'
import { holdWhileSent } from './hold.ts'
import { sendRefusal } from './refuse.ts'

/** A costly call has its turn until its answer is sent. */
export async function answer(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isCostly(call, request)) return answerNow(call, request, reply)
  await seeWhoLeft()
  const leave = await (request.caller ? call.costly.members : call.costly.visitors).enter(countedBy(request), request.gone)
  if (leave === 'gone') return sendRefusal(reply, callerLeft())
  if (leave === 'full') return sendRefusal(reply, tooManyAtOnce())
  return holdWhileSent(reply, leave, () => answerNow(call, request, reply))
}

/** Takes the processor long: routes that say so, all pages of a list, and many rows in one. */
function isCostly({ route }: Call, request: FastifyRequest): boolean {
  return route.costly === true || asksMany(request) || (route.csv !== undefined && wantsCsv(request.headers.accept) && !namesPage(request))
}

/** Runs the call and sends the result. A result read before the session check ended is sent only if the caller is unchanged. */
async function answerNow(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { checking } = request
  if (!checking) return send(call, request, reply, await attempt(call, request))
  const [{ caller, verdict }, early] = await Promise.all([
    checking,
    attempt(call, request).then(
      (done) => ({ done }),
      (error: unknown) => ({ error }),
    ),
  ])
  if (verdict) return sendRefusal(reply, verdict)
  if (!isSameCaller(caller, request.caller)) {
    request.caller = caller
    return send(call, request, reply, await attempt(call, request))
  }
  if ('error' in early) throw early.error
  return send(call, request, reply, early.done)
}

type Attempt = {
  readonly input: Exclude<Awaited<ReturnType<typeof readInput>>, Refused>
  readonly effects: SideEffects
  readonly once: IdempotencyContext<unknown>
  readonly outcome: Awaited<ReturnType<Call['run']>>
}

/** Validates, limits, and runs the handler. */
async function attempt(call: Call, request: FastifyRequest): Promise<Attempt | Refused<RefusalName>> {
  const { route, name, run } = call
  const input = await readInput(call, request)
  if (isRefused(input)) return input
  const limited = await countLimits(call, request)
  if (limited) return limited
  // A write is carried out: its caller may only have left the page.
  if (route.method === 'GET' && request.gone.aborted) return callerLeft()
  const effects: SideEffects = { cookie: null, browser: null, never_changes: false, as_of_batch: null }
  const once: IdempotencyContext<unknown> = {
    key: onceKey(request.caller?.user_id ?? null, name, input.key),
    body_sha: bodySha(input.params, input.body, input.files),
    encode: (sent) => serialise(route, sent),
    statusOf: (sent) => statusOf(route, sent),
  }
  const outcome = await run({ ...input, caller: request.caller, transport: transportOf(request, call, effects), once })
  return { input, effects, once, outcome: await replayOr(call, once, outcome) }
}

async function send(call: Call, request: FastifyRequest, reply: FastifyReply, done: Attempt | Refused<RefusalName>): Promise<FastifyReply> {
  if (isRefused(done)) return sendRefusal(reply, done)
  const { input, effects, once, outcome } = done
  const { route, run } = call
  if (isRefused(outcome)) return sendRefusal(reply, checkedRefusal(outcome))
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
    const transport = transportOf(request, call, effects)
    const next = (cursor: string) => run({ ...input, query: nextPage(input.query, cursor), caller: request.caller, transport, once })
    const table = await writeTable({ schema: route.reply, first: outcome, next: namesPage(request) ? null : next, gone: request.gone })
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

/** 202 for a change that awaits a second administrator. A repeat gets the stored status. */
function statusOf(route: Route, outcome: unknown): number {
  return route.held && waits(outcome) ? 202 : route.status
}

function waits(outcome: unknown): boolean {
  return (
    typeof outcome === 'object' &&
    outcome !== null &&
    'data' in outcome &&
    typeof outcome.data === 'object' &&
    outcome.data !== null &&
    'change_id' in outcome.data
  )
}

const PAGE = 200

function nextPage(query: unknown, cursor: string): object {
  return { ...(typeof query === 'object' ? query : {}), limit: PAGE, cursor }
}

const MANY_ROWS = 500

function asksMany({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'limit' in query && Number(query.limit) > MANY_ROWS
}

/** Whether the caller requests a single page, which also limits a CSV. */
function namesPage({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && ('limit' in query || 'cursor' in query)
}

async function countLimits({ route, deps }: Call, request: FastifyRequest): Promise<Refused<'too_many'> | null> {
  const counted_by = countedBy(request)
  const counts = (route.limits ?? []).map((bucket) => [bucket, counted_by] as const)
  const money = route.money && request.caller ? [['money', request.caller.user_id] as const] : []
  for (const [bucket, key] of [...counts, ...money]) {
    const verdict = await deps.limit(bucket, key)
    if (!verdict.allowed) return refuse('too_many', { more: { retry_after_seconds: verdict.retry_after_seconds } })
  }
  return null
}

function serialise(route: Route, reply: unknown): string {
  return route.reply && !isFile(route.reply) ? writeJson(route.reply, reply) : ''
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text)
}

/** A name outside the closed set is a bug, even if the types allow it. */
function checkedRefusal(outcome: Refused): Refused<RefusalName> {
  return isName(outcome.refused) ? { ...outcome, refused: outcome.refused } : refuse('fault')
}

function isName(name: string): name is RefusalName {
  return Object.hasOwn(refusals, name)
}

/** A repeat of a successful call gets the first reply, even if the new state would refuse it. */
async function replayOr<Outcome>(
  { route, deps }: Call,
  once: IdempotencyContext<unknown>,
  outcome: Outcome,
): Promise<Outcome | Replayed | Refused> {
  if (!route.once || !isRefused(outcome)) return outcome
  return (await deps.firstAnswer?.(once)) ?? outcome
}
