import type { Referral } from '#web/entities/referral/index.ts'
import { Card, CopyField, QrCode, TermsList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function LinkCard({ referral: { link, code } }: { referral: Referral }) {
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
      <TermsList terms={[{ term: t('referrals.code'), value: <span className="num">{code}</span> }]} />
    </Card>
  )
}
