/** What is not as it should be: the system's state, halted jobs, suspended features. */
import { Link as RouterLink } from 'react-router'
import { Card, Icon, Link, Live, SumList } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminOverview } from '#web/shared/menu/use-admin-overview.ts'

export function System({ overview: { failing_jobs, mail, outbox } }: { overview: AdminOverview }) {
  const t = useText()
  const note =
    outbox.oldest_seconds === null ? undefined : `(${t('desk.overview.oldest', { age: durationText(outbox.oldest_seconds, 'at_most') })})`
  return (
    <Card
      title={t('desk.overview.system')}
      aside={
        <>
          <Link className="text-14" render={<RouterLink to="/admin/jobs" />}>
            {t('shell.jobs')}
          </Link>
          <Link className="text-14" render={<RouterLink to="/admin/mails" />}>
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
  return (
    <span translate="no" className="num">
      {of}
    </span>
  )
}

/** The most severe state: the ledger's auditor has stopped all money writes. */
export function Halted({ reason }: { reason: string }) {
  const t = useText()
  return (
    <Live as="div" arrives urgency="assertive" className="flex gap-4 rounded-4 border-2 border-loss bg-loss-wash p-(--card-pad)">
      <Icon name="lock" size={20} className="mt-1 flex-none text-loss" />
      <div className="grid min-w-0 gap-2 wrap-anywhere">
        <h2 className="font-head text-20 font-bold tracking-[-.01em] text-loss">{t('desk.overview.halted')}</h2>
        <p className="max-w-[64ch]">{t('desk.overview.halted_text')}</p>
        <p className="text-14 tabular-nums text-text-2">{t('desk.overview.halted_why', { reason })}</p>
      </div>
    </Live>
  )
}

/** How many accounts are suspended, by age, so that none is forgotten. */
const ages = ['longer', 'within_month', 'within_week', 'within_day'] as const

export function Suspended({ suspended }: { suspended: AdminOverview['suspended'] }) {
  const t = useText()
  const some = suspended.count > 0
  return (
    <Card
      title={t('desk.overview.suspended')}
      aside={
        some && (
          <Link className="text-14" render={<RouterLink to="/admin/users?status=suspended" />}>
            {t('desk.overview.suspended_all')}
          </Link>
        )
      }
    >
      {some ? (
        <SumList
          lines={ages.map((age) => ({
            label: t(`desk.overview.ages.${age}`),
            figure: (
              <span translate="no" className="num">
                {suspended[age]}
              </span>
            ),
          }))}
        />
      ) : (
        <p className="text-text-2">{t('desk.overview.suspended_none')}</p>
      )}
      <p className="pt-3 text-14 text-text-3">{t('desk.overview.suspended_note')}</p>
    </Card>
  )
}
