/** Recomputes all of a published epoch: the signature, the whole log, the statement's inclusion, and every leaf up to root and total. */
import {
  entryHash,
  parseHash,
  parseStatement,
  type Statement,
  statementFaults,
  utf8,
  verifyCheckpoint,
  verifyInclusion,
  verifyLeaves,
} from '#proof/index'
import { checkLog } from './check-log.ts'
import { identityOf } from './identity.ts'
import type { LogIdentity } from './report.ts'
import type { Everything, EverythingWhy, Progress, PublishedEpoch } from './worker-messages.ts'

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

export async function checkEverything(
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
