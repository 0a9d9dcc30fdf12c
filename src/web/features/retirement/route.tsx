/** The practice application for a retirement account, for members and for visitors. */
import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, Card, Icon, Note } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { withNext } from '#web/shared/session/next.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { ApplyForm, type Received } from './ApplyForm.tsx'
import { OwnApplications } from './OwnApplications.tsx'

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
            <Button render={<RouterLink to={withNext('/register', '/ira-form')} />}>{t('retirement.register')}</Button>
          </>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {t('retirement.again')}
        </Button>
      </div>
    </div>
  )
}

/** Explains such accounts with pros and cons, each with its legal source; and links to the plan of that name. */
const FOR = ['deduct', 'defer', 'roth', 'match'] as const
const AGAINST = ['early', 'limits', 'taxed', 'loss'] as const

function About() {
  const t = useText()
  return (
    <Card title={t('retirement.about')}>
      <p className="text-text-2">{t('retirement.about_text')}</p>
      <div className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
        <Points
          title={t('retirement.advantages')}
          icon="plus"
          points={FOR.map((key) => ({ key, text: t(`retirement.advantage.${key}`), source: t(`retirement.advantage.${key}_source`) }))}
        />
        <Points
          title={t('retirement.disadvantages')}
          icon="minus"
          points={AGAINST.map((key) => ({
            key,
            text: t(`retirement.disadvantage.${key}`),
            source: t(`retirement.disadvantage.${key}_source`),
          }))}
        />
      </div>
      <p className="mt-6 text-14 text-text-3">{t('retirement.source')}</p>
      <div className="mt-6 grid gap-3 border-t border-line pt-5">
        <p className="text-14 text-text-2">{t('retirement.plan_text')}</p>
        <Button
          className="border-transparent! bg-gain! text-canvas! hover:opacity-90 max-sm:w-full sm:justify-self-start"
          render={<RouterLink to="/plans/ira" />}
        >
          {t('retirement.plan')}
        </Button>
      </div>
    </Card>
  )
}

type PointsProps = {
  title: string
  icon: 'plus' | 'minus'
  points: readonly { readonly key: string; readonly text: string; readonly source: string }[]
}

function Points({ title, icon, points }: PointsProps) {
  return (
    <section>
      <h3 className="font-head text-14 font-bold">{title}</h3>
      <ul className="mt-3 grid gap-3">
        {points.map(({ key, text, source }) => (
          <li key={key} className="flex gap-2.5 text-14 text-text-2">
            <Icon name={icon} size={16} className="mt-0.5 text-text-3" />
            <span className="min-w-0">
              {text}{' '}
              {source && (
                <span translate="no" className="num text-14 whitespace-nowrap text-text-3">
                  {source}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
