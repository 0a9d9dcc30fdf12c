/** Referrals: the link, the referred people, the payments and how a bonus is earned. */

import { Link as RouterLink } from 'react-router'
import { isOffered, usePlans } from '#web/entities/plan/index.ts'
import { type Referral, useReferral } from '#web/entities/referral/index.ts'
import { Card, CopyField, Link, Money, Note, QrCode, Skeleton, Stat, StatStrip, TermsList } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { PeopleCard } from './PeopleCard.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] [&>*]:min-w-0'

export function Component() {
  const t = useText()
  const referral = useReferral()
  const again = { onRetry: () => void referral.refetch(), working: referral.isFetching }
  if (!referral.data && referral.isError) return <Failed title={t('referrals.failed')} error={referral.error} {...again} />
  if (!referral.data) return <PageSkeleton />
  const { data } = referral
  return (
    <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
      <StaleNote error={referral.error} at={referral.dataUpdatedAt} {...again} />
      {!data.enabled && <Note>{t('referrals.off')}</Note>}
      {data.referred.some(({ state }) => state === 'paused') && <Note>{t('referrals.paused')}</Note>}
      <StatStrip className="md:grid-cols-2! xl:grid-cols-2!">
        <Stat label={t('referrals.total_referred')} figure={data.total_referred} />
        <Stat label={t('referrals.total_bonus')} figure={<Money value={data.total_bonus} />} />
      </StatStrip>
      <div className={columns}>
        <div className="grid gap-4 max-xl:contents md:gap-6 [&>*]:min-w-0">
          <PeopleCard referred={data.referred} />
          <div className="max-xl:order-last">
            <HowItIsComputed network_window_seconds={data.network_window_seconds} />
          </div>
        </div>
        <LinkCard referral={data} />
      </div>
    </div>
  )
}

function PageSkeleton() {
  return (
    <Loading className={columns}>
      {['people', 'link'].map((card) => (
        <Card key={card}>
          <Skeleton width={160} height={20} />
          <Skeleton lines={4} height={36} className="mt-6" />
        </Card>
      ))}
    </Loading>
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

function LinkCard({ referral: { link, code } }: { referral: Referral }) {
  const t = useText()
  return (
    <Card title={t('referrals.link_title')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t('referrals.link_help')}</p>
      <CopyField
        label={t('referrals.link')}
        text={link}
        copyLabel={t('referrals.copy')}
        copiedLabel={t('referrals.copied')}
        failedLabel={t('referrals.copy_failed')}
      />
      <div className="my-5 flex justify-center">
        <QrCode text={link} label={t('referrals.qr')} size={168} />
      </div>
      <TermsList
        terms={[
          {
            term: t('referrals.code'),
            value: (
              <span translate="no" className="num">
                {code}
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
