/** Runs a search or a walk-forward on given prices. The same inputs give the same figures to the last digit. */
import { DAY_MS } from '#kernel/duration'
import { type Parameters, searched } from '#trading/evidence/search-space'
import { efficiencyOf, startsOf, type Window } from '#trading/evidence/walk-forward'
import type { Closes } from '../lab-messages.ts'
import { relativesOf } from '../relatives-of.ts'
import type { Outcome, StudySetup, TrialJob, Verdict, WindowJob } from './jobs.ts'
import type { Pool } from './pool.ts'
import { choicesOf, type Study } from './study-setup.ts'

export type StudyResult = {
  readonly study: Study
  readonly data: Closes
  /** The member's trials of this family, these included. */
  readonly counted: number
  /** Of a search. */
  readonly outcomes: readonly Omit<Outcome, 'returns'>[]
  readonly verdict: Verdict | null
  /** Of a walk-forward. */
  readonly windows: readonly Window[]
  readonly efficiency: number | null
}

export type StudyHooks = {
  readonly openPool: (setup: StudySetup) => Pool
  /** The pool, as soon as it is there, to pause or close it. */
  readonly onPool: (pool: Pool) => void
  readonly onDone: (done: number, total: number) => void
  /** How many trials count, once all have run. */
  readonly count: () => Promise<number>
}

export async function runStudy(study: Study, data: Closes, hooks: StudyHooks): Promise<StudyResult> {
  const { rule, cost_bps } = study
  const pool = hooks.openPool({ rule, relatives: relativesOf(data.closes), cost_bps })
  hooks.onPool(pool)
  try {
    return await (study.kind === 'search' ? search(study, data, pool, hooks) : walk(study, data, pool, hooks))
  } finally {
    pool.close()
  }
}

async function search(study: Study, data: Closes, pool: Pool, { onDone, count }: StudyHooks): Promise<StudyResult> {
  const jobs = choicesOf(study).map((parameters): TrialJob => ({ kind: 'trial', parameters }))
  const results = await pool.run(jobs, (_result, done) => onDone(done, jobs.length))
  const outcomes = results.filter((one) => one !== null)
  const counted = Math.max(await count(), outcomes.length)
  const [verdict = null] = outcomes.length < 2 ? [] : await pool.run([{ kind: 'judge' as const, outcomes, counted, seed: study.seed }])
  const shown = outcomes.map(({ returns: _, ...outcome }) => outcome)
  return { study, data, counted, outcomes: shown, verdict, windows: [], efficiency: null }
}

async function walk(study: Study, data: Closes, pool: Pool, { onDone, count }: StudyHooks): Promise<StudyResult> {
  const choices: readonly Parameters[] = choicesOf(study)
  const { fit, test } = study
  const jobs = startsOf(data.at.length - 1, study).map((from): WindowJob => ({ kind: 'window', choices, from, fit, test }))
  const results = await pool.run(jobs, (_result, done) => onDone(done, jobs.length))
  const windows = results.filter((one) => one !== null)
  return { study, data, counted: await count(), outcomes: [], verdict: null, windows, efficiency: efficiencyOf(windows) }
}

/** How many trials a study is: each choice of parameters once. */
export function trialsOf(study: Study): number {
  return searched[study.rule] ? choicesOf(study).length : 0
}

const YEAR_MS = 365 * DAY_MS

/** From the distance of the bars: 365 for days. */
export function barsPerYear(at: readonly string[]): number {
  const span = Date.parse(at.at(-1) ?? '') - Date.parse(at[0] ?? '')
  return span > 0 ? (YEAR_MS * (at.length - 1)) / span : 365
}
