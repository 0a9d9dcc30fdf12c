/** How often a member may report trials, save runs and release bots, and how many runs are kept. */
import { MAX_SAVED_RUNS } from '#contract/lab'
import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/duration'
import type { Refused } from '#kernel/refusal'
import type { CountedLimit, Limit, Throttle } from '#server/identity'
import { countLimit, usageLimit, type WindowUsage } from '#server/room'
import type { Queryable } from '#server/store'
import type { LabDependencies } from './dependencies.ts'
import { countRuns } from './store.ts'

/** One report covers up to 1,000 trials. */
const limits = {
  trials: { bucket: 'lab-trials', max: 600, window_seconds: HOUR_SECONDS },
  saves: { bucket: 'lab-runs', max: 60, window_seconds: HOUR_SECONDS },
  releases: { bucket: 'bot-releases', max: 10, window_seconds: DAY_SECONDS },
} as const satisfies Record<string, Limit & { readonly bucket: string }>

export function limitLab(
  throttle: Pick<Throttle, 'limit'>,
  tx: Queryable,
  user_id: string,
  kind: keyof typeof limits,
): Promise<Refused<'too_many'> | null> {
  const { bucket, ...limit } = limits[kind]
  return throttle.limit(bucket, user_id, limit, tx)
}

export const limitNames = ['lab_trials', 'lab_saves', 'bot_releases', 'lab_runs'] as const

export async function readLimits({ database, throttle }: LabDependencies, user_id: string) {
  const counted = [limits.trials, limits.saves, limits.releases].map((limit): CountedLimit => ({ ...limit, key: user_id }))
  const [usages, runs] = await Promise.all([throttle.usage(counted), countRuns(database, user_id)])
  const [trials, saves, releases] = usages as [WindowUsage, WindowUsage, WindowUsage]
  const left = Math.max(0, MAX_SAVED_RUNS - runs)
  const blocked = left === 0 && ({ reason: 'lab_runs_full' } as const)
  return [
    countLimit('lab_runs', { at_most: MAX_SAVED_RUNS, used: runs, left }, { until: runs === 0 ? 'unused' : 'freed', blocked }),
    usageLimit('lab_saves', saves),
    usageLimit('lab_trials', trials),
    usageLimit('bot_releases', releases),
  ]
}
