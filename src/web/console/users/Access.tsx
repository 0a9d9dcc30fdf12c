/** A person's sessions and uploaded files: kinds and sizes, never the content. */
import { Link as RouterLink } from 'react-router'
import { useHasRole } from '#web/console/shared/has-role.ts'
import type { AdminUserDetail } from '#web/console/shared/queries/users.ts'
import { Card, Link } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

const KIB = 1024

export function Access({ detail }: { detail: AdminUserDetail }) {
  const t = useText()
  const opens = useHasRole('operator')
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <Card title={t('admin.users.sessions')}>
        {detail.sessions.length === 0 && <p className="text-text-2">{t('admin.users.no_sessions')}</p>}
        <ul className="divide-y divide-line">
          {detail.sessions.map((one) => (
            <li key={one.id} className="grid gap-0.5 py-3">
              <span className="wrap-anywhere">{one.user_agent}</span>
              <span className="num text-13 text-text-2 wrap-anywhere whitespace-normal">
                {t('admin.users.session', { address: one.address, at: momentText(one.last_seen_at) })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('person.documents')}>
        {detail.documents.length === 0 && <p className="text-text-2">{t('person.no_documents')}</p>}
        <ul className="divide-y divide-line">
          {detail.documents.map((one) => (
            <li key={one.id} className="grid gap-0.5 py-3">
              <span className="font-medium">{one.purpose.replaceAll('_', ' ')}</span>
              <span className="num text-13 text-text-2">
                {t('person.document', {
                  type: one.media_type,
                  count: Math.ceil(one.size_bytes / KIB),
                  at: momentText(one.created_at),
                })}
              </span>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-13 text-text-3">
          {opens && detail.documents.length > 0 ? (
            <Link render={<RouterLink to={`/admin/retirement?q=${encodeURIComponent(detail.user.email)}`} />}>
              {t('person.documents_note')}
            </Link>
          ) : (
            t('person.documents_note')
          )}
        </p>
      </Card>
    </div>
  )
}
