/** The decision: into review, approved, or declined with a reason for the applicant; notes are for staff only. */
import { useState } from 'react'
import { declineReason } from '#contract/member/retirement'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Card, ConfirmDialog, Field, Note, Select, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { type AdminApplication, isOpen } from './queries.ts'

type Verdict = 'in_review' | 'approved' | 'declined'
type Reason = (typeof declineReason.options)[number]

export function Decide({ application }: { application: AdminApplication }) {
  const t = useText()
  const [asked, setAsked] = useState<Verdict | null>(null)
  const isOwn = useStoredUser()?.id === application.user
  return (
    <Card title={t('applications.decision')}>
      <div className="grid gap-4">
        {!isOpen(application) ? (
          <p className="text-text-2">{t(`applications.ended.${application.state === 'approved' ? 'approved' : 'declined'}`)}</p>
        ) : isOwn ? (
          <Note>{t('applications.own')}</Note>
        ) : (
          <>
            <p className="text-13 text-text-2">{t('applications.decision_note')}</p>
            <div className="grid gap-3">
              <Button variant="primary" onClick={() => setAsked('approved')}>
                {t('applications.approve')}
              </Button>
              <Button variant="danger" onClick={() => setAsked('declined')}>
                {t('applications.decline')}
              </Button>
              {application.state === 'received' && (
                <Button variant="secondary" onClick={() => setAsked('in_review')}>
                  {t('applications.review')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {asked && <VerdictDialog id={application._id} verdict={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

function VerdictDialog({ id, verdict, onClose }: { id: string; verdict: Verdict; onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const { run, working } = useChange({
    act: (call) =>
      call('decideApplication', {
        params: { id },
        body: {
          state: verdict,
          ...(verdict === 'declined' && reason ? { reason_code: reason } : {}),
          ...(note.trim() ? { note: note.trim() } : {}),
        },
      }),
    say: () => t(`applications.said.${verdict}`),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`applications.ask.${verdict}`)}
      description={t(`applications.ask_text.${verdict}`)}
      confirmLabel={t(`applications.do.${verdict}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={verdict === 'declined' && reason === ''}
      danger={verdict === 'declined'}
      onConfirm={() => run()}
    >
      {verdict === 'declined' && (
        <Field label={t('applications.reason')} hint={t('applications.reason_hint')} required>
          <Select
            placeholder={t('applications.choose')}
            value={reason}
            onChange={({ target }) => setReason(declineReason.options.find((one) => one === target.value) ?? '')}
            options={declineReason.options.map((value) => ({ value, label: t(`retirement.reason.${value}`) }))}
          />
        </Field>
      )}
      <Field label={t('applications.note')} hint={t('applications.note_hint')} aside={t('common.optional')}>
        <TextArea rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
