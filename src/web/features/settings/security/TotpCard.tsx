/** The authenticator app: its set-up, or its enrolment date. */

import { useRef, useState } from 'react'
import {
  Button,
  Card,
  Chip,
  CodeInput,
  ConfirmDialog,
  CopyButton,
  Dialog,
  DialogActions,
  Field,
  Form,
  Note,
  QrCode,
} from '#web/kit/index.ts'
import { type OnCodes, SECOND_FACTOR, type SecondFactor } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { realDateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function TotpCard({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const t = useText()
  const { totp } = factor
  return (
    <Card title={t('security.totp.title')} aside={totp && <Chip kind="success">{t('security.totp.on')}</Chip>}>
      <p className="mb-4 max-w-[60ch] text-text-2">
        {totp ? t('security.totp.since', { date: realDateText(totp.since) }) : t('security.totp.help')}
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
      <Button acts variant="secondary" onClick={() => begin.run()} working={begin.working} workingLabel={t('common.wait')}>
        {t('security.totp.set_up')}
      </Button>
      {begin.error && (
        <Note kind="error" className="mt-4">
          {refusalOf(begin.error)}
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
      trigger={
        <Button acts variant="secondary">
          {t('security.totp.remove')}
        </Button>
      }
      title={t('security.totp.remove_title')}
      description={t(last ? 'security.remove_last' : 'security.totp.remove_body')}
      confirmLabel={t('security.totp.remove')}
      cancelLabel={t('security.keep')}
      workingLabel={t('common.wait')}
      working={remove.working}
      onConfirm={() => remove.run()}
      error={refusalOf(remove.error)}
    />
  )
}

/** Sets up the authenticator app: scan or type the secret, then confirm with the first code. */
type Offer = { readonly secret: string; readonly uri: string }

const CODE_LENGTH = 6

type TotpDialogProps = {
  readonly offer: Offer
  readonly onClose: () => void
  readonly onDone: OnCodes
}

function TotpDialog({ offer, onClose, onDone }: TotpDialogProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirm = useAction({
    act: (call, given: string) => call('confirmTotp', { body: { code: given } }),
    refetch: SECOND_FACTOR,
    say: () => t('security.totp.done'),
    onDone: ({ data }) => onDone(data.recovery_codes),
  })
  const submit = () => {
    setChecked(true)
    if (code.length === CODE_LENGTH && !confirm.working) confirm.run(code)
  }
  const missing = checked && code.length < CODE_LENGTH ? t('security.proof.missing.totp') : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('security.totp.dialog_title')}
      description={t('security.totp.scan')}
      locked={confirm.working}
      initialFocus={field}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <div className="grid justify-items-center gap-4">
          <QrCode text={offer.uri} label={t('security.totp.qr')} />
          <Secret secret={offer.secret} />
        </div>
        <Field label={t('security.totp.code')} hint={t('security.totp.code_hint')} error={refusalOf(confirm.error) ?? missing} required>
          <CodeInput
            ref={field}
            value={code}
            onChange={(given) => {
              setCode(given)
              confirm.reset()
            }}
          />
        </Field>
        <DialogActions>
          <Button variant="quiet" onClick={onClose} disabled={confirm.working}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" working={confirm.working} workingLabel={t('common.wait')}>
            {t('security.totp.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** In groups of four, for typing. */
function Secret({ secret }: { secret: string }) {
  const t = useText()
  return (
    <div className="grid w-full justify-items-center gap-2 text-center">
      <p className="text-14 text-text-2">{t('security.totp.type_it')}</p>
      <p
        translate="no"
        className="num max-w-full text-16 font-medium tracking-[.04em] text-balance whitespace-normal"
        data-testid="totp-secret"
      >
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <CopyButton text={secret} label={t('security.totp.copy')} copiedLabel={t('security.copied')} failedLabel={t('security.not_copied')} />
    </div>
  )
}
