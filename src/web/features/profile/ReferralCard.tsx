/** The member's referral link, and its results. */
import { Link as RouterLink } from 'react-router'
import { useReferral } from '#web/entities/referral/index.ts'
import { Card, CopyField, Link, Money, Skeleton, TermsList } from '#web/kit/index.ts'
import type { Me } from '#web/shared/account/me-query.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { useText } from '#web/shared/locale/text.ts'

export function ReferralCard({ me }: { me: Me }) {
  const t = useText()
  const enabled = useConfig().data?.referral_enabled ?? true
  // The same link and figures as on the referrals page: this page may have been opened under another host.
  const referral = useReferral().data
  const link = referral?.link ?? `${window.location.origin}/register/${encodeURIComponent(me.referral_code)}`
  return (
    <Card title={t('profile.referral')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t(enabled ? 'profile.referral_help' : 'profile.referral_off')}</p>
      <CopyField
        label={t('profile.link')}
        text={link}
        copyLabel={t('profile.copy')}
        copiedLabel={t('profile.copied')}
        failedLabel={t('profile.copy_failed')}
      />
      <TermsList
        className="mt-4"
        terms={[
          { term: t('profile.referred'), value: me.total_referred },
          { term: t('profile.total_bonus'), value: referral ? <Money value={referral.total_bonus} /> : <Skeleton width={64} /> },
        ]}
      />
      <p className="mt-4">
        <Link render={<RouterLink to="/referrals" />}>{t('shell.referrals')}</Link>
      </p>
    </Card>
  )
}
