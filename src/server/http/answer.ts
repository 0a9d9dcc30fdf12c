/**
 * One call from its first byte to its answer, in this order: authenticate, authorise, validate, limit, run, serialise. The first two run
 * before the body is read.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller, Route } from '#contract/define'
import { type RefusalName, refusals } from '#contract/refusals'
import { isReplayed, type Once, type Replayed } from '#kernel/once'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { authorise } from './authorise.ts'
import { csvAnswer, wantsCsv } from './csv-answer.ts'
import type { ServeDeps } from './deps.ts'
import { bodySha, onceKey, readKey } from './once.ts'
import { judgeOrigin } from './origin.ts'
import { sendRefusal } from './server.ts'
import { cookieName, readToken } from './session-token.ts'
import { addressOf, type CookieChange, sendCookie, transportOf } from './transport.ts'
import { decode } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** A handler as the pipeline sees it: its own types were checked against the contract where it was written. */
export type AnyHandler = (input: {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly caller: Caller | null
  readonly transport: ReturnType<typeof transportOf>
  readonly once: Once<unknown>
}) => Promise<Refused | Replayed | object | undefined>

export type Call = {
  readonly name: string
  readonly route: Route
  readonly run: AnyHandler
  readonly deps: ServeDeps
  readonly public_origin: string
  readonly https: boolean
}

/** Finds the caller, and lets in or refuses. */
export async function admit({ route, deps, public_origin, https }: Call, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('cache-control', 'no-store')
  const token = readToken(request.headers.authorization, request.cookies[cookieName(https)])
  const caller = token ? await deps.authenticate(token.token) : null
  const verdict = authorise(route, {
    caller,
    by_cookie: caller !== null && token?.by === 'cookie',
    origin: judgeOrigin(
      { site: readOne(request.headers['sec-fetch-site']), origin: request.headers.origin, host: request.headers.host },
      public_origin,
    ),
    sandbox_mailbox: deps.sandbox_mailbox,
  })
  if (verdict) return sendRefusal(reply, verdict)
  request.caller = caller
  return undefined
}

/** Validates, limits, runs the handler, and sends what it returned. */
export async function answer(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { route, name, run } = call
  const input = readInput(route, request)
  if (isRefused(input)) return sendRefusal(reply, input)
  const limited = await countLimits(call, request)
  if (limited) return sendRefusal(reply, limited)
  const cookie: CookieChange = { change: null }
  const once: Once<unknown> = {
    key: onceKey(request.caller?.user_id ?? null, name, input.key),
    body_sha: bodySha(input.params, input.body),
    encode: (sent) => serialise(route, sent),
  }
  const outcome = await run({ ...input, caller: request.caller, transport: transportOf(request, cookie), once })
  if (isRefused(outcome)) return sendRefusal(reply, known(outcome))
  sendCookie(reply, cookieName(call.https), call.https, cookie)
  reply.code(route.status)
  if (isReplayed(outcome)) return sendJson(reply.header('idempotent-replay', 'true'), outcome.replayed)
  if (!route.reply) return reply.send()
  if (route.csv && wantsCsv(request.headers.accept)) return csvAnswer(reply, name, route.reply, encodeReply(route.reply, outcome))
  return sendJson(reply, serialise(route, outcome))
}

type ReadInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown; readonly key: string }

const nothing = z.strictObject({})

/** Parameters that do not fit name nothing that exists; a body of a route that takes none must be empty, an absent one reads as `{}`. */
function readInput(route: Route, request: FastifyRequest): ReadInput | Refused<RefusalName> {
  const params = route.params ? decode(route.params, request.params) : { value: undefined }
  if (isRefused(params)) return refuse(absentName(route))
  const query = route.query ? decode(route.query, request.query) : { value: undefined }
  if (isRefused(query)) return query
  const body = decode(route.body ?? nothing, request.body === undefined ? {} : request.body)
  if (isRefused(body)) return body
  const key = readKey(route.once ? request.headers['idempotency-key'] : undefined)
  if (isRefused(key)) return key
  return { params: params.value, query: query.value, body: route.body ? body.value : undefined, key: key.key }
}

/** How this route says "no such thing": its declared 404, else that the request does not fit. */
function absentName(route: Route): RefusalName {
  return route.refusals.find((name) => refusals[name].status === 404) ?? 'invalid'
}

async function countLimits({ route, deps }: Call, request: FastifyRequest): Promise<Refused<'too_many'> | null> {
  const address = addressOf(request)
  const counts = (route.limits ?? []).map((bucket) => [bucket, address] as const)
  const money = route.money && request.caller ? [['money', request.caller.user_id] as const] : []
  for (const [bucket, key] of [...counts, ...money]) {
    const verdict = await deps.limit(bucket, key)
    if (!verdict.allowed) return refuse('too_many', { more: { retry_after_seconds: verdict.retry_after_seconds } })
  }
  return null
}

/** The reply as its schema names it: a value outside the schema throws, a member outside it is not sent. */
export function encodeReply(schema: z.ZodMiniType, reply: unknown): unknown {
  return z.encode(schema, reply)
}

function serialise(route: Route, reply: unknown): string {
  return route.reply ? JSON.stringify(encodeReply(route.reply, reply)) : ''
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text)
}

/** A name outside the closed set is a fault of ours, whatever the types said. */
function known(outcome: Refused): Refused<RefusalName> {
  return isName(outcome.refused) ? { ...outcome, refused: outcome.refused } : refuse('fault')
}

function isName(name: string): name is RefusalName {
  return Object.hasOwn(refusals, name)
}

function readOne(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' || header === undefined ? header : header.join(',')
}
