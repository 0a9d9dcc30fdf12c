/** Calculates a saved run again from the stored prices. It is no new trial: nothing was chosen. */
import type { LabRunReply } from '#contract/lab'
import { fetchCloses } from '../fetch-closes.ts'
import { runInLabWorker } from '../run-in-worker.ts'
import { openStudyPool } from '../study/pool.ts'
import { runStudy } from '../study/run-study.ts'
import { type Figures, figuresOfRun, figuresOfStudy } from './figures-of.ts'
import { dataDigest, type Saved } from './run-body.ts'

export type Reproduced = { readonly figures: Figures; readonly is_same_data: boolean }

export async function reproduce(
  run: LabRunReply,
  saved: Saved,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Reproduced> {
  const wanted = saved.kind === 'run' ? saved.setup : { ...saved.study, interval: run.interval }
  const data = await fetchCloses(wanted, (share) => onProgress(share * PRICES), signal)
  const is_same_data = dataDigest(data, run.coins) === run.data_digest
  const further = (share: number) => onProgress(PRICES + share * (1 - PRICES))
  if (saved.kind === 'run') {
    const reply = await runInLabWorker({ ...saved.setup, closes: data.closes }, further, signal)
    return { figures: figuresOfRun(reply), is_same_data }
  }
  const result = await runStudy(saved.study, data, {
    openPool: openStudyPool,
    onPool: (pool) => signal.addEventListener('abort', () => pool.close()),
    onDone: (done, total) => further(done / total),
    count: async () => saved.counted,
  })
  return { figures: figuresOfStudy(result), is_same_data }
}

const PRICES = 0.2

/** Figures of the saved run that are not the same number now. */
export function differing(saved: Figures, now: Figures): string[] {
  return saved.filter(({ name, value }) => now.find((one) => one.name === name)?.value !== value).map(({ name }) => name)
}
