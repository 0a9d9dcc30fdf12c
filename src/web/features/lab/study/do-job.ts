/** One job of a search or a walk-forward: the same functions as the backtest command, so the same figures. Pure. */
import { bootstrapBands } from '#trading/evidence/bootstrap'
import { judge, type Trial, tryParameters, weighLuck } from '#trading/evidence/search'
import { walkWindow } from '#trading/evidence/walk-forward'
import { seeded } from '#trading/seeded'
import { type Job, type JudgeJob, type Outcome, RESAMPLING, type ResultOf, type StudySetup, type Verdict } from './jobs.ts'

export function doJob<J extends Job>(setup: StudySetup, job: J): ResultOf<J>
export function doJob({ rule, relatives, cost_bps }: StudySetup, job: Job): ResultOf<Job> {
  switch (job.kind) {
    case 'trial': {
      const trial = tryParameters(rule, job.parameters, relatives, cost_bps)
      return typeof trial === 'string' ? null : { ...trial, returns: Float64Array.from(trial.returns) }
    }
    case 'window':
      return walkWindow(rule, job.choices, relatives, { ...job, cost_bps })
    case 'judge':
      return judgeAll(job)
  }
}

function judgeAll({ outcomes, counted, seed }: JudgeJob): Verdict | null {
  const trials = outcomes.map(trialOf)
  const judgement = judge(trials)
  const luck = judgement && weighLuck(trials, counted)
  if (!luck) return null
  const { best, ...rest } = judgement
  const bands = bootstrapBands(best.returns, { ...RESAMPLING, random: seeded(seed) })
  const { returns: _, ...chosen } = best
  return { ...rest, best: chosen, counted: luck, bands }
}

function trialOf({ returns, ...outcome }: Outcome): Trial {
  return { ...outcome, returns: Array.from(returns) }
}
