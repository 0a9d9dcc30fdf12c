/**
 * What static pages show live, by name: the closed list of placeholders that the server fills in memory. A figure stands here with the plans'
 * terms, because an operator may change both while a page that was rendered at build time is being read.
 */
import { statNames } from './stat-name.ts'

export const livePlans = ['starter', 'diamond', 'silver', 'gold', 'master', 'ultimate', 'estate', 'cannabis', 'ira'] as const

/** Of each plan, as `percent_gold`: the contracted rate, its daily share, APY, the term, the range, what leaving early pays, the capacity that the reserve leaves. */
export const livePlanParts = ['percent', 'daily', 'apy', 'term', 'min', 'max', 'exit', 'capacity'] as const

type LivePlanName = `${(typeof livePlanParts)[number]}_${(typeof livePlans)[number]}`

const single = [
  ...statNames,
  /** `All Services Operational`, or what is not. */
  'status_line',
  'ticker_notice',
  /** Who operates this, or `Sandbox operator, not a company`. */
  'company_block',
  'support_email',
  'support_phone',
  'copyright_year',
  /** When the texts were made: the as-of time of the figures among them. */
  'as_of',
] as const

export type LiveName = (typeof single)[number] | LivePlanName

export const liveNames: readonly LiveName[] = [
  ...single,
  ...livePlans.flatMap((plan) => livePlanParts.map((part): LivePlanName => `${part}_${plan}`)),
]

/** What a page shows where there is nothing to show yet. */
export const NO_FIGURE = '–'
