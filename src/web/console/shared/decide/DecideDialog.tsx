/** A second administrator's decision, with a reason for the audit log. */
import { useState } from 'react'
import type { AdminChange } from '#web/console/shared/queries/approvals.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { ConfirmDialog, Field, moneyText, TextArea } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'

export type Deciding = {
  readonly change: AdminChange
  readonly decision: 'approve' | 'decline'
  readonly verb: 'approve' | 'decline' | 'take_back'
}

type DecideDialogProps = { readonly deciding: Deciding; readonly onClose: () => void; readonly onDecided?: () => void }

export function DecideDialog({ deciding: { change, decision, verb }, onClose, onDecided = onClose }: DecideDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const { run, working } = useChange({
    act: (call) => {
      // What is approved is what this screen showed.
      const seen = decision === 'approve' && change.hash !== null ? { hash: change.hash } : {}
      return call('decideChange', { params: { id: change._id }, body: { decision, reason: reason.trim(), ...seen } })
    },
    say: () => t(decision === 'approve' ? 'approvals.approved_toast' : 'approvals.declined_toast'),
    onDone: onDecided,
  })
  const kind = t(`approvals.kinds.${change.kind}`)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`approvals.titles.${verb}`, { kind: change.amount ? listText([kind, moneyText(change.amount)]) : kind })}
      description={t(`approvals.texts.${verb}`)}
      confirmLabel={t(`approvals.verbs.${verb}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={reason.trim() === ''}
      danger={decision === 'decline'}
      onConfirm={() => run()}
    >
      <Field label={t('approvals.reason')} hint={t('approvals.reason_hint')} required>
        <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
