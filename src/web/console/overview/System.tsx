/** The system's health: jobs, mail and the outbox. */
import { Link as RouterLink } from 'react-router'
import { Card, Link, SumList } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminOverview } from '#web/shared/menu/use-admin-overview.ts'

export function System({ overview: { failing_jobs, mail, outbox } }: { overview: AdminOverview }) {
  const t = useText()
  const note = outbox.oldest_seconds === null ? undefined : `(${t('desk.overview.oldest', { age: durationText(outbox.oldest_seconds) })})`
  return (
    <Card
      title={t('desk.overview.system')}
      aside={
        <>
          <Link className="text-13" render={<RouterLink to="/admin/jobs" />}>
            {t('shell.jobs')}
          </Link>
          <Link className="text-13" render={<RouterLink to="/admin/mails" />}>
            {t('shell.mails')}
          </Link>
        </>
      }
    >
      <SumList
        lines={[
          { label: t('desk.overview.jobs_now'), figure: <Count of={failing_jobs.length} /> },
          { label: t('desk.overview.mail_waiting'), figure: <Count of={mail.waiting} /> },
          { label: t('desk.overview.mail_failed'), figure: <Count of={mail.failed} /> },
          { label: t('desk.overview.outbox_waiting'), note, figure: <Count of={outbox.waiting} /> },
        ]}
      />
    </Card>
  )
}

function Count({ of }: { of: number }) {
  return <span className="num">{of}</span>
}
