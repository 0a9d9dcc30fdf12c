/**
 * The one way to the API. A reply is the wire's: money a decimal string, instants ISO text. Anything else rejects with CallError, whose message
 * is the server's sentence or, where no server answered, one of the transport's own.
 */

import type * as z from 'zod/mini'
import type { WireReplyOf } from '#contract/define'
import type { Api, RouteName } from '#contract/routes'
import { newId } from '#kernel/id'
import { callTable } from './call-table.ts'

export const TIMEOUT_MS = 15_000
const PREFIX = '/api/v1'

/** Why a call did not succeed. `code` is the API's error code; null where no server spoke. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: number | null
  readonly status: number | null
  readonly fields: Readonly<Record<string, string>>
  readonly request_id: string | null
  /** Further members of the answer, e.g. capacity_left. */
  readonly more: Readonly<Record<string, unknown>>

  constructor(message: string, about: Partial<Pick<CallError, 'code' | 'status' | 'fields' | 'request_id' | 'more'>> = {}) {
    super(message)
    this.code = about.code ?? null
    this.status = about.status ?? null
    this.fields = about.fields ?? {}
    this.request_id = about.request_id ?? null
    this.more = about.more ?? {}
  }
}

type WireBodyOf<R> = R extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : undefined

export type Ask<Name extends RouteName> = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: WireBodyOf<Api[Name]>
  /** One for each thing that a person does; the same again when it is tried again. */
  readonly key?: string
  readonly signal?: AbortSignal
}

export async function call<Name extends RouteName>(name: Name, ask: Ask<Name> = {}): Promise<WireReplyOf<Api[Name]>> {
  const [method, path, once] = callTable[name] as readonly [string, string, 'once'?]
  const response = await send(urlOf(path, ask), {
    method,
    headers: {
      accept: 'application/json',
      ...(ask.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(once ? { 'idempotency-key': ask.key ?? newId() } : {}),
    },
    ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    ...(ask.signal ? { signal: ask.signal } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw refused(response.status, text)
  return (text === '' ? undefined : JSON.parse(text)) as WireReplyOf<Api[Name]>
}

/** Where a call that answers a file is found, for a link that opens or saves it. */
export function fileUrl<Name extends RouteName>(name: Name, ask: Pick<Ask<Name>, 'params' | 'query'> = {}): string {
  return urlOf(callTable[name][1], ask)
}

function urlOf(path: string, { params = {}, query = {} }: Pick<Ask<RouteName>, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value)
  return `${PREFIX}${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** Sends with a time-out; what the network does is told in the transport's words. */
async function send(url: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    return await fetch(url, { ...init, signal, credentials: 'same-origin' })
  } catch {
    if (timeout.aborted) throw new CallError(`timeout of ${TIMEOUT_MS}ms exceeded`)
    if (init.signal?.aborted) throw new CallError('Request aborted')
    throw new CallError(/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(url) ? 'Unsupported protocol' : 'Network Error')
  }
}

/** An answer that is not ours (a proxy's page) says only its status. */
function refused(status: number, text: string): CallError {
  const answer = readAnswer(text)
  if (!answer) return new CallError(`Request failed with status code ${status}`, { status })
  const { error_code, message, fields, request_id, ...more } = answer
  return new CallError(message, { code: error_code, status, fields: fields ?? {}, request_id: request_id ?? null, more })
}

type ErrorAnswer = { error_code: number; message: string; fields?: Record<string, string>; request_id?: string; [more: string]: unknown }

function readAnswer(text: string): ErrorAnswer | null {
  try {
    const answer: unknown = JSON.parse(text)
    const ours =
      typeof answer === 'object' && answer !== null && 'error_code' in answer && 'message' in answer && typeof answer.message === 'string'
    return ours ? (answer as ErrorAnswer) : null
  } catch {
    return null
  }
}
