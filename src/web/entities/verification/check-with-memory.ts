/** The complete check of a bundle in this browser: its steps in a worker, then consistency with the last checkpoint seen. */
import { coverOf } from '#proof/index'
import { CallError, call } from '#web/shared/call/call.ts'
import { gapOf, sizeOf } from './history.ts'
import { identityOf, isKeyOf, type Known, type LogIdentity, type Report, type ReportStep } from './report.ts'
import { runInWorker } from './run-in-worker.ts'
import { readSeenLog, rememberLog, type SeenLog } from './seen-log.ts'

/** `onSteps` gets the steps so far when the worker has checked them, before the history is compared over the network. */
export async function checkWithMemory(
  json: unknown,
  whose: LogIdentity,
  is_known_key: Known,
  onSteps?: (steps: readonly ReportStep[]) => void,
): Promise<Report> {
  const seen = readSeenLog()
  const report = await runInWorker({ kind: 'bundle', json, whose, known: is_known_key })
  const signed = report.steps.find((step) => step.name === 'checkpoint')?.state === 'ok'
  if (!report.owed || !signed) return report
  const { checkpoint, epoch } = report.owed
  const at = report.steps.findIndex((step) => step.name === 'checkpoint') + 1
  onSteps?.(report.steps.slice(0, at))
  const history = seen ? await compare(seen, checkpoint, whose) : firstLook()
  const holds = report.holds && history.state !== 'broken'
  const steps = [...report.steps.slice(0, at), history, ...report.steps.slice(at)]
  // Only a consistent extension replaces the stored checkpoint; of a fork, the first one is the evidence.
  if (holds && (!seen || history.why === 'grown' || history.why === 'recovered'))
    rememberLog({ ...whose, checkpoint, epoch: Math.max(epoch, seen?.epoch ?? 0) })
  else if (holds && seen && epoch > seen.epoch) rememberLog({ ...seen, epoch })
  return { ...report, holds, steps }
}

function firstLook(): ReportStep {
  return { name: 'history', state: 'ok', why: 'first', shown: [] }
}

async function compare(seen: SeenLog, shown: string, whose: LogIdentity): Promise<ReportStep> {
  const is_known_key = isKeyOf(whose, seen.public_key)
  const cover = is_known_key && seen.origin !== whose.origin ? await askCover(seen.checkpoint, whose) : null
  if (cover === 'lost' || cover === 'uncovered') return rewound(seen, shown, cover)
  if (cover !== 'kept' && (seen.origin !== whose.origin || !is_known_key)) {
    const shownKeys = [
      { name: 'seen', text: seen.public_key },
      { name: 'key', text: whose.public_key },
    ] as const
    return { name: 'history', state: 'broken', why: 'other_key', fault: ['platform', 'reader'], shown: shownKeys }
  }
  const gap = gapOf(seen.checkpoint, shown)
  return runInWorker({ kind: 'history', seen: seen.checkpoint, shown, hashes: gap ? await askProof(gap) : [], whose })
}

/** Whether signed recovery statements cover the checkpoint that was seen under an earlier origin; null: it is of no earlier one. */
async function askCover(seen: string, whose: LogIdentity) {
  const { data } = await call('readProof')
  return coverOf(
    seen,
    data.recoveries.map(({ statement }) => statement),
    identityOf(whose),
  )
}

function rewound(seen: SeenLog, shown: string, cover: 'lost' | 'uncovered'): ReportStep {
  const lines = [
    { name: 'seen', text: String(sizeOf(seen.checkpoint)) },
    { name: 'size', text: String(sizeOf(shown)) },
  ] as const
  if (cover === 'lost') return { name: 'history', state: 'ok', why: 'recovered', shown: lines }
  return { name: 'history', state: 'broken', why: 'rewound', fault: ['platform'], shown: lines }
}

/** Null if the request fails: the step is then reported as skipped. A refusal is an answer without a consistency proof. */
async function askProof({ from, to }: { from: number; to: number }): Promise<readonly string[] | null> {
  try {
    const { data } = await call('readLogConsistency', { query: { from: String(from), to: String(to) } })
    return data.hashes
  } catch (error) {
    return error instanceof CallError && error.status === 400 ? [] : null
  }
}
