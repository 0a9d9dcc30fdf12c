/** Downloads and recomputes the log up to a signed checkpoint: statements and audit log heads in order; unknown entries are only listed. */
import { type LogFault, openLogReader, parseBase64, parseCheckpoint } from '#proof/index'
import { identityOf } from './identity.ts'
import type { LogIdentity } from './report.ts'
import type { EverythingWhy, LogFound, Progress } from './worker-messages.ts'

const WHY: Readonly<Record<LogFault, EverythingWhy>> = {
  root: 'log_root',
  form: 'log_root',
  sums: 'log_order',
  epoch: 'log_order',
  at: 'log_order',
  journal: 'log_order',
  recovery: 'log_order',
  key: 'log_order',
  audit: 'log_audit',
}

/** `note` is a checkpoint with a valid signature; `entries` returns at least the first entry of a half-open range. */
export async function checkLog(
  note: string,
  { entries, whose }: { readonly entries: (from: number, to: number) => Promise<Response>; readonly whose: LogIdentity },
  tell: (progress: Progress) => void,
): Promise<LogFound | EverythingWhy> {
  const signed = parseCheckpoint(note)
  if ('refused' in signed) return 'checkpoint'
  const reader = openLogReader(undefined, identityOf(whose))
  while (reader.size() < signed.size) {
    tell({ stage: 'log', done: reader.size(), whole: signed.size })
    const page = await readPage(await entries(reader.size(), signed.size))
    if (page.length === 0 || reader.size() + page.length > signed.size) return 'log_root'
    for (const base64 of page) {
      const entry = parseBase64(base64)
      const taken = entry ? reader.take(entry) : ({ refused: 'form' } as const)
      if (taken !== true) return WHY[taken.refused]
    }
  }
  const whole = reader.finish(signed)
  if ('refused' in whole) return WHY[whole.refused]
  return { entries: whole.entries, audit_heads: whole.audit_heads.length, unknown: [...whole.unknown.keys()] }
}

async function readPage(response: Response): Promise<readonly unknown[]> {
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  const { data }: { data?: { entries?: unknown } } = await response.json()
  return Array.isArray(data?.entries) ? data.entries : []
}
