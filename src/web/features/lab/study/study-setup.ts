/** The settings of a search or a walk-forward as typed, and their validation. Bars are days, or those of an own file. */

import type { LabFamily } from '#contract/lab'
import { DAY_MS } from '#kernel/duration'
import { typedCount } from '#kernel/format/typed'
import { gridChoices, type Parameters, randomChoices, searched } from '#trading/evidence/search-space'
import type { RuleId } from '#trading/rules/index'
import { seeded } from '#trading/seeded'
import { serverNow } from '#web/shared/clock/server-now.ts'
import type { Choice, Closes } from '../lab-messages.ts'
import { type Draft, type DraftErrors, firstDraft, readDraft } from '../setup.ts'

export type StudyKind = 'search' | 'walk_forward'
type Method = 'grid' | 'random'

export const searchedRules = Object.keys(searched) as (keyof typeof searched)[]

export type StudyDraft = Draft & {
  readonly rule: RuleId
  readonly method: Method
  readonly trials: string
  readonly fit: string
  readonly test: string
}

export type Study = {
  readonly kind: StudyKind
  readonly rule: RuleId
  readonly coins: readonly string[]
  readonly from: string
  readonly to: string
  readonly cost_bps: number
  readonly method: Method
  readonly trials: number
  /** Of random parameters and of the bootstrap. */
  readonly seed: number
  /** Bars of a fit window and of the test window after it. */
  readonly fit: number
  readonly test: number
  /** Prices of the user's own file; null: the stored ones. */
  readonly own: Closes | null
}

export type StudyErrors = DraftErrors & Partial<Record<'trials' | 'fit' | 'test', true>>

export const BOUNDS = { trials: [2, 500], fit: [30, 2_000], test: [5, 1_000] } as const
/** A search over fewer bars says nothing. */
export const MIN_STUDY_BARS = 60

const THREE_YEARS = 3 * 365

export function firstStudy(kind: StudyKind, now: Date = serverNow()): StudyDraft {
  const from = new Date(now.getTime() - THREE_YEARS * DAY_MS).toISOString().slice(0, 10)
  const trials = kind === 'search' ? '200' : '25'
  return { ...firstDraft(null, now), from, rule: 'olmar', method: 'grid', trials, fit: '250', test: '60' }
}

export function readStudy(
  kind: StudyKind,
  draft: StudyDraft,
  own: Closes | null,
): { readonly study: Study } | { readonly wrong: StudyErrors } {
  const read = readDraft({ ...draft, interval: '1d', shuffled: true }, own && { assets: draft.coins, data: own })
  const counts = { trials: countOf(draft.trials), fit: countOf(draft.fit), test: countOf(draft.test) }
  const asked = kind === 'search' ? (['trials'] as const) : (['trials', 'fit', 'test'] as const)
  const bad = asked.filter((name) => !(counts[name] >= BOUNDS[name][0] && counts[name] <= BOUNDS[name][1]))
  const wrong: StudyErrors = { ...('wrong' in read ? read.wrong : {}), ...Object.fromEntries(bad.map((name) => [name, true])) }
  if ('wrong' in read || bad.length > 0) return { wrong }
  const { cost_bps, band } = read.setup
  const { rule, coins, from, to, method } = draft
  return { study: { kind, rule, coins, from, to, cost_bps, method, ...counts, seed: band?.seed ?? 0, own } }
}

function countOf(typed: string): number {
  return typedCount(typed) ?? Number.NaN
}

/** The family of rules that a run counts for: a bot counts for its rule. */
const bots = { bot_1: 'monthly', bot_2: 'eg', bot_4: 'ons', bot_5: 'trend', bot_7: 'mixture', bot_8: 'adahedge' } as const satisfies Record<
  string,
  LabFamily
>

export function familyOf(choice: Choice | RuleId): LabFamily {
  return choice in bots ? bots[choice as keyof typeof bots] : (choice as Exclude<Choice | RuleId, keyof typeof bots>)
}

/** A walk-forward always tries a grid. */
export function choicesOf({ kind, rule, method, trials, seed }: Pick<Study, 'kind' | 'rule' | 'method' | 'trials' | 'seed'>): Parameters[] {
  const space = searched[rule]
  if (!space) return []
  return kind === 'search' && method === 'random' ? randomChoices(space, trials, seeded(seed)) : gridChoices(space, trials)
}
