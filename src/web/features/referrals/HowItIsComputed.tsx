/** The bonus rule, and the rate of each plan on sale. */
import { Link as RouterLink } from 'react-router'
import { isOffered, usePlans } from '#web/entities/plan/index.ts'
import type { Referral } from '#web/entities/referral/index.ts'
import { Card, Link, TermsList } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'

const RULES = ['how_rule', 'how_source', 'how_once'] as const
const CHECKS = ['phone', 'name_and_address', 'payout_address', 'document'] as const

export function HowItIsComputed({ network_window_seconds }: Pick<Referral, 'network_window_seconds'>) {
  const t = useText()
  const plans = usePlans()
  const offered = (plans.data ?? []).filter(isOffered)
  return (
    <Card title={t('referrals.how_title')}>
      <div className="grid max-w-[60ch] gap-3 text-text-2">
        {RULES.map((rule) => (
          <p key={rule}>{t(`referrals.${rule}`)}</p>
        ))}
        <p>{t('referrals.how_review')}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {CHECKS.map((check) => (
            <li key={check}>{t(`referrals.checks.${check}`)}</li>
          ))}
          {network_window_seconds > 0 && <li>{t('referrals.checks.network', { time: durationText(network_window_seconds) })}</li>}
        </ul>
        <p>{t('referrals.how_burst')}</p>
        <p>{t('referrals.how_mailbox')}</p>
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
