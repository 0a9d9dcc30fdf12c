/** The last digits; the full number for a reason, which is recorded in the audit log. It is dropped with the dialog. */
import { useState } from 'react'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, ConfirmDialog, Field, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function RevealSsn({ id, masked }: { id: string; masked: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const { run, working } = useChange({
    act: (call) => call('revealSsn', { params: { id }, body: { reason } }),
    say: () => t('applications.revealed'),
    onDone: (reply) => setShown(reply.data.ssn),
  })
  const close = (): void => {
    setOpen(false)
    setShown(null)
    setReason('')
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className="num">{masked}</span>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {t('applications.reveal')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => !next && close()}
        title={t('applications.reveal_title')}
        description={t('applications.reveal_text')}
        confirmLabel={t('applications.reveal')}
        cancelLabel={t('admin.close')}
        workingLabel={t('common.wait')}
        working={working}
        disabled={reason.trim() === '' || shown !== null}
        onConfirm={() => run()}
      >
        {shown === null ? (
          <Field label={t('applications.why')} required>
            <TextInput maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        ) : (
          <output className="num text-24">{shown}</output>
        )}
      </ConfirmDialog>
    </span>
  )
}
