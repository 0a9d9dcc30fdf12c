/** On a record: its pending change, requester, deadline and a link. */

import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { Link, moneyText, Note } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export type WaitingChange = NonNullable<WireData<'listUsers'>[number]['waiting_change']>

export function WaitingNote({ change, object_id }: { change: WaitingChange; object_id: string }) {
  const t = useText()
  const kind = t(`approvals.kinds.${change.kind}`)
  return (
    <Note
      icon="users"
      title={change.amount ? t('approvals.waits_amount', { kind, amount: moneyText(change.amount) }) : t('approvals.waits', { kind })}
      action={
        <Link render={<RouterLink to={`/admin/approvals?object_id=${encodeURIComponent(object_id)}`} />}>{t('approvals.see_it')}</Link>
      }
    >
      {t('approvals.asked', {
        by: change.asked_by ?? t('approvals.former_staff'),
        at: momentText(change.created_at),
        until: momentText(change.expires_at),
      })}
    </Note>
  )
}
