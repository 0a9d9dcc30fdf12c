/** The authenticator app: its set-up, or its enrolment date. */
import { useState } from 'react'
import { Button, Card, Chip, ConfirmDialog, Note } from '#web/kit/index.ts'
import { type OnCodes, SECOND_FACTOR, type SecondFactor } from '#web/shared/account/second-factor-query.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Offer, TotpDialog } from './TotpDialog.tsx'

export function TotpCard({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const t = useText()
  const { totp } = factor
  return (
    <Card title={t('security.totp.title')} aside={totp && <Chip kind="success">{t('security.totp.on')}</Chip>}>
      <p className="mb-4 max-w-[60ch] text-text-2">
        {totp ? t('security.totp.since', { date: dateText(totp.since) }) : t('security.totp.help')}
      </p>
      {totp ? <RemoveTotp last={factor.passkeys.length === 0} /> : <SetUpTotp onCodes={onCodes} />}
    </Card>
  )
}

function SetUpTotp({ onCodes }: { onCodes: OnCodes }) {
  const t = useText()
  const [offer, setOffer] = useState<Offer | null>(null)
  const begin = useAction({
    act: (call) => call('enrolTotp'),
    refetch: SECOND_FACTOR,
    onDone: ({ data }) => setOffer(data),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => begin.run()} working={begin.working} workingLabel={t('common.wait')}>
        {t('security.totp.set_up')}
      </Button>
      {begin.error && (
        <Note kind="error" className="mt-4">
          {begin.error.message}
        </Note>
      )}
      {offer && (
        <TotpDialog
          offer={offer}
          onClose={() => setOffer(null)}
          onDone={(drawn) => {
            setOffer(null)
            onCodes(drawn)
          }}
        />
      )}
    </>
  )
}

function RemoveTotp({ last }: { last: boolean }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const remove = useAction({
    act: (call) => call('removeTotp'),
    refetch: SECOND_FACTOR,
    say: () => t('security.totp.removed'),
    onDone: () => setOpen(false),
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{t('security.totp.remove')}</Button>}
      title={t('security.totp.remove_title')}
      description={t(last ? 'security.remove_last' : 'security.totp.remove_body')}
      confirmLabel={t('security.totp.remove')}
      cancelLabel={t('security.keep')}
      workingLabel={t('common.wait')}
      working={remove.working}
      onConfirm={() => remove.run()}
      error={remove.error?.message}
    />
  )
}
