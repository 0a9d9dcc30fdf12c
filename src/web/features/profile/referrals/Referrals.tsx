/** Referrals: the people, their bonuses, how one is earned, and the link's code. */

import { Link as RouterLink } from 'react-router'
import { isOffered, usePlans } from '#web/entities/plan/index.ts'
import { type Referral, useReferral } from '#web/entities/referral/index.ts'
import { Card, Fold, Link, Note, QrCode, Skeleton, TermsList } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { PeopleCard } from './PeopleCard.tsx'

/** A section of the profile, below the link and the totals. */
export function Referrals() {
  const t = useText()
  return (
    <Fold id="referrals" title={t('shell.referrals')} about={t('referrals.how_title')} later>
      <Opened />
    </Fold>
  )
}

function Opened() {
  const t = useText()
  const referral = useReferral()
  const again = { onRetry: () => void referral.refetch(), working: referral.isFetching }
  if (!referral.data && referral.isError) return <Failed title={t('referrals.failed')} error={referral.error} {...again} />
  if (!referral.data) {
    return (
      <Loading>
        <Card>
          <Skeleton width={160} height={20} />
          <Skeleton lines={4} height={36} className="mt-6" />
        </Card>
      </Loading>
    )
  }
  return (
    <>
      <StaleNote error={referral.error} at={referral.dataUpdatedAt} {...again} />
      <Shown referral={referral.data} />
    </>
  )
}

function Shown({ referral }: { referral: Referral }) {
  const t = useText()
  return (
    <>
      {!referral.enabled && <Note>{t('referrals.off')}</Note>}
      {referral.referred.some(({ state }) => state === 'paused') && <Note>{t('referrals.paused')}</Note>}
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] [&>*]:min-w-0">
        <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
          <PeopleCard referred={referral.referred} />
          <HowItIsComputed network_window_seconds={referral.network_window_seconds} />
        </div>
        <CodeCard referral={referral} />
      </div>
    </>
  )
}

/** The bonus rule, and the rate of each plan on sale. */
const RULES = ['how_rule', 'how_source', 'how_once'] as const
const CHECKS = ['phone', 'name_and_address', 'payout_address', 'document'] as const

function HowItIsComputed({ network_window_seconds }: Pick<Referral, 'network_window_seconds'>) {
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
          {network_window_seconds > 0 && <li>{t('referrals.checks.network', { time: durationText(network_window_seconds, 'exact') })}</li>}
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

/** The code of the link above, to scan or to type. */
function CodeCard({ referral: { link, code } }: { referral: Referral }) {
  const t = useText()
  return (
    <Card title={t('referrals.code')}>
      <p className="mb-5 max-w-[60ch] text-text-2">{t('referrals.link_help')}</p>
      <div className="mb-5 flex justify-center">
        <QrCode text={link} label={t('referrals.qr')} size={168} />
      </div>
      <p translate="no" className="num text-center text-16 font-medium">
        {code}
      </p>
    </Card>
  )
}
