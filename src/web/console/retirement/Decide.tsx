/** The decision: into review, approved, or declined with a reason for the applicant; notes are for staff only. */
import { useState } from 'react'
import { declineReason } from '#contract/member/retirement'
import { type AdminApplication, isOpen } from '#web/console/shared/queries/applications.ts'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import type { Ask } from '#web/console/shared/queue/ask.ts'
import { Button, Card, Note } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

type Verdict = 'in_review' | 'approved' | 'declined'

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
            <p className="text-14 text-text-2">{t('applications.decision_note')}</p>
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
      {asked && <AskDialog ask={askVerdict(t, application._id, asked)} onClose={() => setAsked(null)} />}
    </Card>
  )
}

function askVerdict(t: T, id: string, state: Verdict): Ask {
  const declines = state === 'declined'
  return {
    about: `${state} ${id}`,
    title: t(`applications.ask.${state}`),
    text: t(`applications.ask_text.${state}`),
    confirm: t(`applications.do.${state}`),
    danger: declines,
    done: t(`applications.said.${state}`),
    ...(declines && {
      choice: {
        label: t('applications.reason'),
        hint: t('applications.reason_hint'),
        placeholder: t('applications.choose'),
        options: declineReason.options.map((value) => ({ value, label: t(`retirement.reason.${value}`) })),
      },
    }),
    words: { label: t('applications.note'), hint: t('applications.note_hint'), max: 1000, optional: true },
    act: (call, { choice, words }) => {
      const reason_code = declineReason.options.find((one) => one === choice)
      return call('decideApplication', {
        params: { id },
        body: { state, ...(reason_code ? { reason_code } : {}), ...(words ? { note: words } : {}) },
      })
    },
  }
}
