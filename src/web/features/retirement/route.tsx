/** The practice application for a retirement account, for members and for visitors. */
import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, Card, Note } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/index.ts'
import { About } from './About.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import type { Received } from './use-apply.ts'

export function Component() {
  const t = useText()
  const user = useStoredUser()
  const [received, setReceived] = useState<Received | null>(null)
  return (
    <>
      <Note kind="risk" title={t('retirement.notice')}>
        {t('retirement.notice_text')}
      </Note>
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] [&>*]:min-w-0">
        <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
          <Card title={t('retirement.form')}>
            {received ? <Done application={received} onAgain={() => setReceived(null)} /> : <ApplyForm onReceived={setReceived} />}
          </Card>
          {user && <OwnApplications />}
        </div>
        <About />
      </div>
    </>
  )
}

function Done({ application, onAgain }: { application: Received; onAgain: () => void }) {
  const t = useText()
  const user = useStoredUser()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} className="grid gap-4 outline-none">
      <Note kind="done" live title={t('retirement.received')}>
        {t('retirement.received_text', { id: application._id.slice(-8), date: dateText(application.kept_until) })}
      </Note>
      <div className="flex flex-wrap items-center gap-3">
        {!user && (
          <>
            <p className="w-full text-14 text-text-2">{t('retirement.received_visitor')}</p>
            <Button render={<RouterLink to="/register" />}>{t('retirement.register')}</Button>
          </>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {t('retirement.again')}
        </Button>
      </div>
    </div>
  )
}
