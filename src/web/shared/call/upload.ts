/** A call with files: a form, sent by XMLHttpRequest because only that reports upload progress. Rejects with the result of `failed`. */
import { noteServerTime } from '#web/shared/clock/server-now.ts'
import type { Params } from '#web/shared/locale/text.ts'
import type { Failure } from './call-error.ts'

/** The server's time limit for a body with files. */
const TIMEOUT_MS = 120_000

export type Progress = { readonly sent_bytes: number; readonly total_bytes: number }

type Upload = {
  readonly headers: Readonly<Record<string, string>>
  readonly form: FormData
  readonly failed: (key: Failure, params?: Params) => Error
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

/** Text fields as text, lists and records as JSON, absent ones omitted; then the files. */
export function formOf(body: unknown, files: Readonly<Record<string, File | null | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file.name)
  return form
}

export function upload(
  method: string,
  url: string,
  { headers, form, failed, signal, onProgress }: Upload,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (key: Failure) => (): void => reject(failed(key, key === 'timeout' ? { ms: TIMEOUT_MS } : {}))
    request.open(method, url)
    request.timeout = TIMEOUT_MS
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.({ sent_bytes: loaded, total_bytes: total }))
    request.addEventListener('load', () => {
      noteServerTime({ get: (name) => request.getResponseHeader(name) })
      resolve({ status: request.status, text: request.responseText })
    })
    request.addEventListener('error', fail('network'))
    request.addEventListener('abort', fail('aborted'))
    request.addEventListener('timeout', fail('timeout'))
    if (signal?.aborted) return fail('aborted')()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    return request.send(form)
  })
}
