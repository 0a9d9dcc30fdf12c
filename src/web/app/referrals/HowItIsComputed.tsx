/** The rule in plain words, and the rate of each plan that is on sale. */
import { Link as RouterLink } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { Card, Link, TermsList } from '#web/ui/index.ts'
import { isOffered } from '../plans/plan-words.ts'
import { usePlans } from '../plans/plans-query.ts'

const RULES = ['how_rule', 'how_source', 'how_once', 'how_review'] as const

export function HowItIsComputed() {
  const t = useText()
  const plans = usePlans()
  const offered = (plans.data ?? []).filter(isOffered)
  return (
    <Card title={t('referrals.how_title')}>
      <div className="grid max-w-[60ch] gap-3 text-text-2">
        {RULES.map((rule) => (
          <p key={rule}>{t(`referrals.${rule}`)}</p>
        ))}
      </div>
      {offered.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-14 font-semibold">{t('referrals.rates')}</h3>
          <TermsList terms={offered.map((plan) => ({ term: plan.name, value: t('referrals.rate', { percent: plan.referral_percent }) }))} />
        </>
      )}
      <p className="mt-4">
        <Link render={<RouterLink to="/dashboard" />}>{t('referrals.to_bonus')}</Link>
      </p>
    </Card>
  )
}
