import { useText } from '#web/locales/text.ts'
import { Card, CopyButton, Field, QrCode, TermsList, TextInput } from '#web/ui/index.ts'
import type { Referral } from './referral-query.ts'

export function LinkCard({ referral: { link, code } }: { referral: Referral }) {
  const t = useText()
  return (
    <Card title={t('referrals.link_title')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t('referrals.link_help')}</p>
      <div className="flex items-end gap-2">
        <Field label={t('referrals.link')} className="min-w-0 flex-1">
          <TextInput readOnly value={link} className="text-ellipsis" onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton
          text={link}
          size="m"
          label={t('referrals.copy')}
          copiedLabel={t('referrals.copied')}
          failedLabel={t('referrals.copy_failed')}
        />
      </div>
      <div className="my-5 flex justify-center">
        <QrCode text={link} label={t('referrals.qr')} size={168} />
      </div>
      <TermsList terms={[{ term: t('referrals.code'), value: <span className="num">{code}</span> }]} />
    </Card>
  )
}
