/** Approve or decline one change, with a reason. Whoever asked for it may take it back and nothing else. */
import { useState } from 'react'
import { newId } from '#kernel/id'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Button, ConfirmDialog, Field, TextArea } from '#web/ui/index.ts'
import { useChange } from '../use-change.ts'
import type { Change } from './change.ts'

type Decision = 'approve' | 'decline'

export function Decide({ change }: { change: Change }) {
  const t = useText()
  const [deciding, setDeciding] = useState<Decision | null>(null)
  if (change.state !== 'waiting')
    return (
      <span className="text-13 text-text-2 wrap-anywhere">
        {change.decided_by
          ? t('approvals.decided', { state: t(`approvals.states.${change.state}`), name: change.decided_by })
          : t(`approvals.states.${change.state}`)}
      </span>
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      {!change.own && (
        <Button variant="secondary" size="s" onClick={() => setDeciding('approve')}>
          {t('approvals.approve')}
        </Button>
      )}
      <Button variant="quiet" size="s" onClick={() => setDeciding('decline')}>
        {t(change.own ? 'approvals.take_back' : 'approvals.decline')}
      </Button>
      {change.own && <span className="text-13 text-text-2">{t('approvals.own')}</span>}
      {deciding && <DecideDialog change={change} decision={deciding} onClose={() => setDeciding(null)} />}
    </span>
  )
}

function DecideDialog({ change, decision, onClose }: { change: Change; decision: Decision; onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [key] = useState(() => newId())
  const { run, working } = useChange({
    send: () => call('decideChange', { params: { id: change._id }, body: { decision, reason: reason.trim() }, key }),
    say: () => t(`approvals.done.${decision}`),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`approvals.${decision}_title`)}
      description={t(`approvals.${decision}_text`)}
      confirmLabel={t(`approvals.${decision}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={!reason.trim()}
      danger={decision === 'decline'}
      onConfirm={() => run()}
    >
      <Field label={t('approvals.reason')} hint={t('approvals.reason_hint')} required>
        <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
