/** Confirms releasing or refusing a bonus; the referrer sees the reason of a refusal. */
import { useState } from 'react'
import { useChange } from '#web/console/shared/use-change.ts'
import { ConfirmDialog, Field, moneyText, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { DecidingBonus } from './bonus.ts'

type DecideBonusProps = { readonly deciding: DecidingBonus; readonly onClose: () => void; readonly onDecided?: () => void }

export function DecideBonus({ deciding: { decision, bonus }, onClose, onDecided = onClose }: DecideBonusProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const { run, working, fields } = useChange({
    act: (call) => call('decideReferralBonus', { params: { id: bonus.id }, body: { decision, reason: reason.trim() } }),
    say: () => t(decision === 'release' ? 'desk.bonuses.released' : 'desk.bonuses.refused'),
    onDone: onDecided,
  })
  const words = { amount: moneyText(bonus.amount), name: bonus.referrer.name || bonus.referrer.email }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`desk.bonuses.titles.${decision}`, words)}
      description={t(`desk.bonuses.texts.${decision}`, words)}
      confirmLabel={t(`desk.bonuses.${decision}`)}
      cancelLabel={t('common.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={!reason.trim()}
      danger={decision === 'refuse'}
      onConfirm={() => run()}
    >
      <Field label={t('desk.bonuses.reason')} hint={t(`desk.bonuses.reason_hints.${decision}`)} error={fields.reason} required>
        <TextArea rows={2} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
