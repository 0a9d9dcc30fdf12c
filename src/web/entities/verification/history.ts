/** Whether two signed notes are consistent, with the log's consistency proof if their sizes differ. */
import { parseCheckpoint, parseHash, verifyOneHistory } from '#proof/index'
import { identityOf, type LogIdentity, type ReportStep } from './report.ts'

/** The sizes for a consistency proof; null when none is needed. */
export function gapOf(seen: string, shown: string): { readonly from: number; readonly to: number } | null {
  const [a, b] = [sizeOf(seen), sizeOf(shown)]
  const [from, to] = a <= b ? [a, b] : [b, a]
  return from === to || from === 0 ? null : { from, to }
}

export function sizeOf(note: string): number {
  const head = parseCheckpoint(note)
  return 'refused' in head ? 0 : head.size
}

/** `hashes` is the consistency proof, or null if the request failed. The page turns `why` into a text. */
export function compareHistory(seen: string, shown: string, hashes: readonly string[] | null, whose: LogIdentity): ReportStep {
  const sizes = { seen: String(sizeOf(seen)), size: String(sizeOf(shown)) }
  const lines = [
    { name: 'seen', text: sizes.seen },
    { name: 'size', text: sizes.size },
  ] as const
  if (gapOf(seen, shown) && hashes === null) return { name: 'history', state: 'skipped', why: 'unasked', shown: lines }
  const proof = (hashes ?? []).map(parseHash)
  const whole = proof.filter((hash) => hash !== null)
  const one = whole.length === proof.length && verifyOneHistory([seen, shown], whole, identityOf(whose)) === true
  if (!one) return { name: 'history', state: 'broken', why: 'forked', fault: ['platform'], shown: lines }
  const why = sizes.seen === sizes.size ? 'same' : sizeOf(seen) < sizeOf(shown) ? 'grown' : 'older'
  return { name: 'history', state: 'ok', why, shown: lines }
}
