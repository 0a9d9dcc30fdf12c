/** 4. Run: the handler, with its input, its caller, its transport, and the key under which its first reply is stored. */
import type { FastifyRequest } from 'fastify'
import type { Transport } from '#contract/shared/define'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { networksOf } from '#kernel/network'
import { isRefused, type Refused } from '#kernel/refusal'
import { isFile, serialise, statusOf } from '../reply/file.ts'
import { addressOf, readHeader } from '../request/address.ts'
import { languageOf, spreadsheetLanguage, wantedType } from '../request/negotiate.ts'
import { bodySha, onceKey } from '../request/once.ts'
import { browserCookie, chosenCookie } from '../request/session-token.ts'
import type { AnyHandler, Call } from './call.ts'
import type { ReadInput } from './read.ts'

/** Side effects of a handler, sent only with a success. */
export type SideEffects = {
  /** The session cookie's new state. */
  cookie: { readonly token: string; readonly user_id: string } | 'clear' | null
  never_changes: boolean
  /** The earliest batch of the journal that a late read has; null: nothing was read late. */
  as_of_batch: bigint | null
  /** The browser's new identifying cookie. */
  browser: string | null
}

export type Done = {
  readonly outcome: Awaited<ReturnType<AnyHandler>>
  readonly effects: SideEffects
  /** Runs the handler again, for the page of a list at a cursor. */
  readonly readPage: (cursor: string) => Promise<unknown>
}

export async function run(call: Call, request: FastifyRequest, input: ReadInput): Promise<Done> {
  const effects: SideEffects = { cookie: null, browser: null, never_changes: false, as_of_batch: null }
  const once = onceOf(call, request, input)
  const given = { ...input, caller: request.caller, transport: transportOf(request, call, effects), once }
  const handle = handlerOf(call, effects)
  const outcome = await replayOr(call, once, await handle(given))
  return { outcome, effects, readPage: (cursor) => handle({ ...given, query: nextPage(input.query, cursor) }) }
}

type Once = IdempotencyContext<unknown> | null

function onceOf({ route, name }: Call, request: FastifyRequest, { key, params, body, files }: ReadInput): Once {
  if (key === null) return null
  return {
    key: onceKey(request.caller?.user_id ?? null, name, key),
    body_sha: bodySha(params, body, files),
    encode: (sent) => serialise(route, sent),
    statusOf: (sent) => statusOf(route, sent),
  }
}

/** Only a route that may be late reads late, and its reply says as of when it is: of several pages, the earliest counts. */
function handlerOf({ route, handler, deps }: Call, effects: SideEffects): AnyHandler {
  const { asOf } = deps
  if (!route.stale || !asOf) return handler
  return async (given) => {
    const { value, batch } = await asOf(() => handler(given))
    const { as_of_batch: before } = effects
    if (batch !== null && (before === null || batch < before)) effects.as_of_batch = batch
    return value
  }
}

/** A repeat of a successful call gets the first reply, even if the new state would refuse it. */
async function replayOr<Outcome>({ deps }: Call, once: Once, outcome: Outcome): Promise<Outcome | Replayed | Refused> {
  if (!once || !isRefused(outcome)) return outcome
  return (await deps.firstAnswer?.(once)) ?? outcome
}

const PAGE = 200

function nextPage(query: unknown, cursor: string): object {
  return { ...(typeof query === 'object' ? query : {}), limit: PAGE, cursor }
}

function transportOf(request: FastifyRequest, { route, https }: Call, effects: SideEffects): Transport {
  const browser = request.cookies[browserCookie(https)]
  const address = addressOf(request)
  return {
    request_id: request.id,
    address,
    get network() {
      return networksOf(address)
    },
    user_agent: readHeader(request.headers['user-agent']),
    is_page: request.headers['sec-fetch-site'] !== undefined,
    accept_language: readHeader(request.headers['accept-language']),
    get language() {
      return languageOf(request.cookies[chosenCookie('language', https)], this.accept_language)
    },
    wants: isFile(route.reply) ? wantedType(route.reply, request.headers.accept) : null,
    spreadsheet: isFile(route.reply) ? spreadsheetLanguage(request.headers.accept) : null,
    ...(typeof request.headers['last-event-id'] === 'string' ? { last_event_id: readHeader(request.headers['last-event-id']) } : {}),
    ...(browser === undefined ? {} : { browser }),
    setBrowser: (token) => {
      effects.browser = token
    },
    setSession: (token, user_id) => {
      effects.cookie = { token, user_id }
    },
    clearSession: () => {
      effects.cookie = 'clear'
    },
    neverChanges: () => {
      effects.never_changes = true
    },
  }
}
