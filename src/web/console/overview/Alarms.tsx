/** Problems, worst first, each with one link; empty while there are none. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, moneyText, Note, percentText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminOverview } from '#web/shared/menu/use-admin-overview.ts'

const WHOLE_BPS = 10_000

export function Alarms({ overview }: { overview: AdminOverview }) {
  const t = useText()
  const { coverage_bps, failing_jobs, fillings, outbox, mail } = overview
  const uncovered = coverage_bps !== null && coverage_bps < WHOLE_BPS
  return (
    <div className="grid gap-3 empty:hidden">
      {uncovered && (
        <Note
          kind="error"
          title={t('desk.overview.uncovered', { percent: percentText(coverage_bps) })}
          action={<Way to="/admin/treasury">{t('desk.overview.to_reserve')}</Way>}
        >
          {t('desk.overview.uncovered_text')}
        </Note>
      )}
      {fillings.map(({ name, held, at_most, used_bps }) => (
        <Note
          key={name}
          kind="risk"
          title={t(`desk.overview.filling.${name}`, { percent: percentText(used_bps) })}
          action={<Way to={name === 'members' ? '/admin/settings' : '/admin/treasury'}>{t(`desk.overview.filling.to_${name}`)}</Way>}
        >
          {t('desk.overview.filling.text', { held: moneyText(held), at_most: moneyText(at_most) })}
        </Note>
      ))}
      {failing_jobs.length > 0 && (
        <Note
          kind="error"
          live={false}
          title={t('desk.overview.jobs', { count: failing_jobs.length })}
          action={<Way to="/admin/jobs">{t('desk.overview.to_jobs')}</Way>}
        >
          <ul className="grid gap-0.5">
            {failing_jobs.map(({ name, last_error }) => (
              <li key={name}>{t('desk.overview.job_failed', { name, error: last_error ?? '–' })}</li>
            ))}
          </ul>
        </Note>
      )}
      {outbox.failing > 0 && (
        <Note kind="risk" title={t('desk.overview.outbox', { count: outbox.failing })}>
          {t('desk.overview.outbox_text')}
        </Note>
      )}
      {mail.failed > 0 && (
        <Note
          kind="risk"
          icon="mail"
          title={t('desk.overview.mails', { count: mail.failed })}
          action={<Way to="/admin/mails?state=failed">{t('desk.overview.to_mails')}</Way>}
        >
          {t('desk.overview.mails_text')}
        </Note>
      )}
    </div>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="secondary" size="s" render={<RouterLink to={to} />}>
      {children}
    </Button>
  )
}
