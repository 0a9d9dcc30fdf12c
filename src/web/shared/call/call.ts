/**
 * The only API client. A reply is as on the wire: money a decimal string, instants ISO text. Any other outcome rejects with CallError,
 * whose message is the refusal in the current language or a transport error. A call that needs a step-up (46) opens the dialog and is
 * repeated, with the same key, once it succeeds.
 */

import type * as z from 'zod/mini'
import type { Api, RouteName } from '#contract/routes'
import * as codes from '#contract/shared/codes'
import type { WireReplyOf } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { noteServerTime } from '#web/shared/clock/server-now.ts'
import { fieldText, refusalText } from '#web/shared/locale/refusal-text.ts'
import { type Params, textNow } from '#web/shared/locale/text.ts'
import { CallError, currentTransport, type Failure, hasCode } from './call-error.ts'
import type { CallTable, MemberCalls, StaffCalls } from './call-line.ts'
import { callTable } from './call-table.ts'
import { orLeave, pageHeaders } from './page-headers.ts'
import type { Progress } from './upload.ts'

export { CallError, fieldTexts, hasCode } from './call-error.ts'

const TIMEOUT_MS = 15_000
const PREFIX = '/api/v1'

type WireBodyOf<R> = R extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : undefined

export type Ask<Name extends RouteName> = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: WireBodyOf<Api[Name]>
  /** One idempotency key per action; the same for a retry. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** Sent as a form with a longer time-out; an absent file is left out. */
  readonly files?: WireFilesOf<Api[Name]>
  /** Upload progress. */
  readonly onProgress?: (progress: Progress) => void
}

type WireFilesOf<R> = R extends { files: infer Parts } ? { readonly [Name in keyof Parts]?: File | null } : undefined

/** Asks for one of these proofs; true: it succeeded. */
type AskStepUp = (proofs: readonly string[]) => Promise<boolean>
let askStepUp: AskStepUp | null = null

/** Registers the dialog; returns the unregister function. */
export function onStepUp(ask: AskStepUp): () => void {
  askStepUp = ask
  return () => {
    if (askStepUp === ask) askStepUp = null
  }
}

let noAnswer: (() => void) | null = null

/** Registers what happens when a call gets no answer. */
export function onNoAnswer(callback: () => void): void {
  noAnswer = callback
}

export async function call<Name extends RouteName>(name: Name, ask: Ask<Name> = {}): Promise<WireReplyOf<Api[Name]>> {
  const keyed = { ...ask, key: ask.key ?? newId(), repeatable: ask.key !== undefined }
  try {
    return await sendOnce(name, keyed)
  } catch (error) {
    const needsStepUp = hasCode(error, codes.STEP_UP_NEEDED) && (await lineOf(name))[2] !== 'proof'
    const proofs = needsStepUp && Array.isArray(error.more.factors) ? error.more.factors.map(String) : []
    if (proofs.length === 0 || !(await askStepUp?.(proofs))) throw error
    return sendOnce(name, keyed)
  }
}

let calls: Partial<CallTable & MemberCalls & StaffCalls> = callTable

/** The app registers those that need a session at its start; a public page loads them with the first one. */
export function addCalls(more: MemberCalls | StaffCalls): void {
  calls = { ...calls, ...more }
}

async function lineOf(name: RouteName): Promise<readonly [string, string, ('once' | 'proof')?]> {
  if (!calls[name]) addCalls((await import('./member-calls.ts')).callTable)
  if (!calls[name]) addCalls((await import('./staff-calls.ts')).callTable)
  return calls[name] as readonly [string, string, ('once' | 'proof')?]
}

/** Whether a repeat of the call with the same key counts once. */
export async function isOnce(name: RouteName): Promise<boolean> {
  return (await lineOf(name))[2] === 'once'
}

type Keyed<Name extends RouteName> = Ask<Name> & { readonly key: string; readonly repeatable: boolean }

async function sendOnce<Name extends RouteName>(name: Name, ask: Keyed<Name>): Promise<WireReplyOf<Api[Name]>> {
  const [method, path, mark] = await lineOf(name)
  const once = mark === 'once'
  const url = urlOf(path, ask)
  const headers = { accept: 'application/json', ...pageHeaders(), ...(once ? { 'idempotency-key': ask.key } : {}) }
  const sending = { offline: isOffline(), method, repeatable: once && ask.repeatable }
  const { status, text } = await transmit(method, url, headers, ask).catch((error: unknown) => {
    throw withConsequence(error, sending)
  })
  if (status < 200 || status >= 300) throw await refused(status, text)
  return readReply(text, method) as WireReplyOf<Api[Name]>
}

async function transmit<Name extends RouteName>(method: string, url: string, headers: Readonly<Record<string, string>>, ask: Ask<Name>) {
  const form = ask.files && (await loadUpload())
  if (form) return form.upload(method, url, { ...ask, headers, failed, form: form.formOf(ask.body, ask.files ?? {}) })
  return (currentTransport() ?? send)(url, {
    method,
    headers: { ...headers, ...(ask.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    ...(ask.signal ? { signal: ask.signal } : {}),
  })
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

type Sending = { readonly offline: boolean; readonly method: string; readonly repeatable: boolean }

/** Adds to a failed change whether it was sent, and whether it may be sent again: with the same key it counts once. */
function withConsequence(error: unknown, { offline, method, repeatable }: Sending): unknown {
  if (!(error instanceof CallError) || (error.failure !== 'network' && error.failure !== 'timeout')) return error
  noAnswer?.()
  if (method === 'GET') return error
  const consequence = offline ? 'not_sent' : repeatable ? 'repeatable' : 'unsure'
  return new CallError(textNow()(`errors.sent.${consequence}`, { problem: error.message }), { failure: error.failure })
}

/** Few calls send files, so the upload code is loaded with the first. */
function loadUpload(): Promise<typeof import('./upload.ts')> {
  return import('./upload.ts').catch(() => {
    throw failed('network')
  })
}

function failed(key: Failure, params?: Params): CallError {
  return new CallError(textNow()(`errors.${key}`, params), { failure: key })
}

/** An unreadable success comes from a captive portal or a proxy. Whether the request was executed is unknown. */
function readReply(text: string, method: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw failed(method === 'GET' ? 'unreadable' : 'unclear')
  }
}

/** The URL of a file, for a link that opens or saves it. */
export async function fileUrl<Name extends RouteName>(name: Name, ask: Pick<Ask<Name>, 'params' | 'query'> = {}): Promise<string> {
  return urlOf((await lineOf(name))[1], ask)
}

function urlOf(path: string, { params = {}, query = {} }: Pick<Ask<RouteName>, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value)
  return `${PREFIX}${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** Sends with a time-out; network failures become transport errors. */
async function send(url: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    const response = await fetch(url, { ...init, signal, credentials: 'same-origin' })
    noteServerTime(response.headers)
    return { status: response.status, text: await response.text() }
  } catch {
    if (timeout.aborted) throw failed('timeout', { ms: TIMEOUT_MS })
    if (init.signal?.aborted) throw failed('aborted')
    throw failed(/^https?:$/.test(window.location.protocol) ? 'network' : 'protocol')
  }
}

/** The error of a refused call. A page that was drawn for another member than the session's is left instead. */
export async function refused(status: number, text: string): Promise<CallError> {
  return orLeave(errorOf(status, text))
}

/** A foreign response (a proxy's page) has only its status. */
function errorOf(status: number, text: string): CallError {
  const answer = readAnswer(text)
  if (!answer) return new CallError(textNow()('errors.status', { status }), { status })
  const { error_code, params, message, fields: wrong = {}, request_id = null, ...more } = answer
  const { reason, ...given } = params
  const fields = Object.fromEntries(
    Object.entries(wrong).map(([name, { code, params, message }]) => [
      name,
      { code, params, text: fieldText({ reason: code, params, message }) },
    ]),
  )
  const words = refusalText({ reason, params: given, message }, error_code)
  return new CallError(words, { code: error_code, reason, params: given, status, fields, request_id, more })
}

type Values = Record<string, unknown>
type ErrorAnswer = {
  error_code: number
  params: Values & { reason: string }
  message: string
  fields?: Record<string, { code: string; params: Values; message: string }>
  request_id?: string
  [more: string]: unknown
}

function readAnswer(text: string): ErrorAnswer | null {
  try {
    const answer: unknown = JSON.parse(text)
    const ours = typeof answer === 'object' && answer !== null && 'error_code' in answer && 'params' in answer && 'message' in answer
    return ours ? (answer as ErrorAnswer) : null
  } catch {
    return null
  }
}
