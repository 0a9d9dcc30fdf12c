/** The number of remaining recovery codes, and a button for ten new ones. */
import { useState } from 'react'
import { Button, Card, Chip, ConfirmDialog } from '#web/kit/index.ts'
import { type OnCodes, SECOND_FACTOR, type SecondFactor } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

const FEW = 3

export function RecoveryCard({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const t = useText()
  const left = factor.recovery_codes_left
  const enrolled = factor.factor !== null
  return (
    <Card
      title={t('security.recovery.title')}
      aside={enrolled && <Chip kind={left > FEW ? 'success' : 'pending'}>{t('security.recovery.left', { count: left })}</Chip>}
    >
      <p className="max-w-[60ch] text-text-2">{t(enrolled ? 'security.recovery.help' : 'security.recovery.none')}</p>
      {enrolled && <RenewCodes onCodes={onCodes} />}
    </Card>
  )
}

function RenewCodes({ onCodes }: { onCodes: OnCodes }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const renew = useAction({
    act: (call) => call('drawRecoveryCodes'),
    refetch: SECOND_FACTOR,
    onDone: ({ data }) => {
      setOpen(false)
      onCodes(data.recovery_codes)
    },
  })
  return (
    <div className="mt-4">
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button variant="secondary">{t('security.recovery.renew')}</Button>}
        title={t('security.recovery.renew_title')}
        description={t('security.recovery.renew_body')}
        confirmLabel={t('security.recovery.renew')}
        cancelLabel={t('common.cancel')}
        workingLabel={t('common.wait')}
        working={renew.working}
        onConfirm={() => renew.run()}
        error={renew.error?.message}
      />
    </div>
  )
}
