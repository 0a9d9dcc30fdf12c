/** The worker of the checks, so that hashing doesn't block the page. It handles one request and ends. */

import {
  entryHash,
  type LogFault,
  openLogReader,
  parseBase64,
  parseCheckpoint,
  parseHash,
  parseStatement,
  type Statement,
  statementFaults,
  utf8,
  verifyCheckpoint,
  verifyInclusion,
  verifyLeaves,
} from '#proof/index'
import { checkBundle } from './check-bundle.ts'
import { compareHistory } from './history.ts'
import { identityOf, type LogIdentity } from './report.ts'
import type { Ask, Everything, EverythingWhy, FromWorker, LogFound, Progress, PublishedEpoch } from './worker-messages.ts'

const send = (message: FromWorker): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  answer(data).then(
    (reply) => send({ reply }),
    (error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }),
  )
})

async function answer(ask: Ask) {
  switch (ask.kind) {
    case 'bundle':
      return checkBundle(ask.json, ask.whose, ask.known)
    case 'history':
      return compareHistory(ask.seen, ask.shown, ask.hashes, ask.whose)
    case 'everything':
      return checkEverything(
        ask.epoch,
        ask.whose,
        { leaves: () => fetch(ask.leaves_url), entries: (from, to) => fetch(`/api/v1/proof/log/entries?from=${from}&to=${to}`) },
        (progress) => send({ progress }),
      )
  }
}

/** Bytes of a leaf line (hash, space, digits, newline), to estimate the file size. */
const LINE_BYTES = 71

/** A published epoch's statement if signed and valid, or the error. */
function signedStatement(epoch: PublishedEpoch, whose: LogIdentity): Statement | EverythingWhy {
  const checkpoint = verifyCheckpoint(epoch.checkpoint, identityOf(whose))
  if ('refused' in checkpoint) return 'checkpoint'
  const hashes = epoch.inclusion.map(parseHash).filter((hash) => hash !== null)
  const place = { index: epoch.statement_index, size: checkpoint.size, hashes }
  if (!verifyInclusion(entryHash(utf8(epoch.statement)), place, checkpoint.root)) return 'inclusion'
  const statement = parseStatement(epoch.statement)
  if ('refused' in statement || statementFaults(statement, epoch.statement_index).length > 0) return 'statement'
  return statement
}

async function checkEverything(
  epoch: PublishedEpoch,
  whose: LogIdentity,
  { leaves, entries }: { readonly leaves: () => Promise<Response>; readonly entries: (from: number, to: number) => Promise<Response> },
  tell: (progress: Progress) => void,
): Promise<Everything> {
  const statement = signedStatement(epoch, whose)
  if (typeof statement === 'string') return { holds: false, why: statement }
  const log = await checkLog(epoch.checkpoint, { entries, whose }, tell)
  if (typeof log === 'string') return { holds: false, why: log }
  const text = await readText(await leaves(), statement.leaves * LINE_BYTES, tell)
  tell({ stage: 'adding', leaves: statement.leaves })
  const verdict = verifyLeaves(text, statement)
  if (verdict !== true) return { holds: false, why: verdict.refused }
  return { holds: true, epoch: statement.epoch, leaves: statement.leaves, total: statement.liabilities, log }
}

async function readText(response: Response, whole: number, tell: (progress: Progress) => void): Promise<string> {
  if (!response.ok || !response.body) throw new Error(`Request failed with status code ${response.status}`)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = response.body.getReader()
  let text = ''
  for (let done = 0; ; ) {
    const part = await reader.read()
    if (part.done) return text + decoder.decode()
    done += part.value.byteLength
    text += decoder.decode(part.value, { stream: true })
    tell({ stage: 'downloading', done, whole: Math.max(whole, done) })
  }
}

/** Downloads and recomputes the log up to a signed checkpoint: statements and audit log heads in order; unknown entries are only listed. */
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
async function checkLog(
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
