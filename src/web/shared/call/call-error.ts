/**
 * How calls travel and fail: fetch, or the transport of a renderer or of the sample account, and the error of every call that got no answer
 * to use.
 */

/** A wrong field: the reason by code, and as text in the current language. */
export type FieldFault = { readonly code: string; readonly params: Readonly<Record<string, unknown>>; readonly text: string }

/** Why a call failed. `code` is the API's error code and `reason` its specific reason; null if the server didn't answer. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: number | null
  readonly reason: string | null
  readonly params: Readonly<Record<string, unknown>>
  readonly status: number | null
  readonly fields: Readonly<Record<string, FieldFault>>
  readonly request_id: string | null
  /** Further members of the answer, e.g. capacity_left. */
  readonly more: Readonly<Record<string, unknown>>
  /** Set if this server did not answer. */
  readonly failure: Failure | null

  constructor(
    message: string,
    about: Partial<Pick<CallError, 'code' | 'reason' | 'params' | 'status' | 'fields' | 'request_id' | 'more' | 'failure'>> = {},
  ) {
    super(message)
    this.code = about.code ?? null
    this.reason = about.reason ?? null
    this.params = about.params ?? {}
    this.status = about.status ?? null
    this.fields = about.fields ?? {}
    this.request_id = about.request_id ?? null
    this.more = about.more ?? {}
    this.failure = about.failure ?? null
  }
}

/** The failure when this server did not answer: a text of `errors`. */
export type Failure = 'network' | 'aborted' | 'timeout' | 'protocol' | 'status' | 'unreadable' | 'unclear'

/** Whether a call was refused with one of these codes (#contract/shared/codes). */
export function hasCode(error: unknown, ...codes: readonly number[]): error is CallError {
  return error instanceof CallError && error.code !== null && codes.includes(error.code)
}

/** Field errors of a form; empty for any error other than a refusal. */
export function fieldTexts(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(Object.entries(error.fields).map(([name, { text }]) => [name, text]))
}

/** The transport of calls: fetch in the browser; a renderer, or the sample account while it is shown, has its own. */
export type Transport = (url: string, init: RequestInit) => Promise<{ readonly status: number; readonly text: string }>

let own: Transport | null = null

/** Returns what ends it: then calls go where they went before. */
export function routeCalls(transport: Transport): () => void {
  const before = own
  own = transport
  return () => {
    own = before
  }
}

export function currentTransport(): Transport | null {
  return own
}
