/**
 * A plan's features, from its terms: first the differences between plans, then the common ones. A card shows the first five
 * (FEATURES_SHOWN in src/web/entities/plan/PlanCard.tsx). English in src/sentences/plans.ts, other languages in src/web/texts/<language>/notes.ts.
 */

import { formatPercent } from '#kernel/format/number'
import { formatDecimal } from '#kernel/money'
import type { Note } from '#sentences/notes'
import type { CataloguePlan } from './catalogue.ts'
import { type Terms, termDays } from './terms.ts'

const WHOLE_BPS = 10_000

const SHARED: readonly Note[] = [{ code: 'plan_aside' }, { code: 'plan_capital' }, { code: 'plan_choice' }]

export function featuresOf({ bot_version }: Pick<CataloguePlan, 'bot_version'>, terms: Terms | undefined): Note[] {
  if (!terms?.on_sale) return [{ code: 'plan_listed' }]
  const { term_seconds, min, max, exit_share_bps, referral_bps } = terms
  return [
    { code: 'plan_term', params: { days: termDays(term_seconds) } },
    { code: 'plan_amounts', params: { min: formatDecimal(min), max: formatDecimal(max) } },
    bot_version === null ? { code: 'plan_no_bot' } : { code: 'plan_bot', params: { bot: bot_version } },
    exit_share_bps >= WHOLE_BPS
      ? { code: 'plan_exit_whole' }
      : { code: 'plan_exit_share', params: { share: formatPercent(exit_share_bps) } },
    { code: 'plan_referral', params: { percent: formatPercent(referral_bps) } },
    ...SHARED,
  ]
}
