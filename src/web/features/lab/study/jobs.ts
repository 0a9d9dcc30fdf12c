/** What the workers of a search or a walk-forward calculate. The page imports only these types; the rules load with a worker. */
import type { Bands } from '#trading/evidence/bootstrap'
import type { Luck } from '#trading/evidence/search'
import type { Parameters } from '#trading/evidence/search-space'
import type { Window } from '#trading/evidence/walk-forward'
import type { RuleId } from '#trading/rules/index'

/** The same for all jobs of a worker. `relatives[t][i]`: coin i at bar t over the bar before. */
export type StudySetup = { readonly rule: RuleId; readonly relatives: readonly (readonly number[])[]; readonly cost_bps: number }

export type Outcome = {
  readonly parameters: Parameters
  /** Per bar. */
  readonly sharpe: number
  readonly final_wealth: number
  readonly returns: Float64Array
}

export type Verdict = Luck & {
  readonly best: Omit<Outcome, 'returns'>
  readonly overfitting_probability: number
  /** The same with the member's earlier trials of this family. */
  readonly counted: Luck
  readonly bands: Bands
}

export type TrialJob = { readonly kind: 'trial'; readonly parameters: Parameters }
export type WindowJob = {
  readonly kind: 'window'
  readonly choices: readonly Parameters[]
  readonly from: number
  readonly fit: number
  readonly test: number
}
export type JudgeJob = { readonly kind: 'judge'; readonly outcomes: readonly Outcome[]; readonly counted: number; readonly seed: number }

export type Job = TrialJob | WindowJob | JudgeJob
/** Null: the rule does not take the parameters, or no return varies. */
export type ResultOf<J extends Job> = J extends TrialJob ? Outcome | null : J extends WindowJob ? Window | null : Verdict | null

export type ToWorker = { readonly setup: StudySetup } | { readonly n: number; readonly job: Job }
export type FromStudy = { readonly n: number; readonly result: ResultOf<Job> } | { readonly n: number; readonly failed: string }

/** Resampled paths, and bars that stay together on average. */
export const RESAMPLING = { runs: 1_000, block: 20 } as const
