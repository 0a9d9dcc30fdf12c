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
