/** Columns of the mail list; failed mails can be sent again with the right role. */

import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Chip, type ChipKind, type Column, Link } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export type Mail = WireData<'listMails'>[number]

const kinds: Readonly<Record<Mail['state'], ChipKind>> = { waiting: 'pending', failed: 'failed', sent: 'success', kept: 'neutral' }

export function useMailColumns(): Column<Mail>[] {
  const t = useText()
  const sends = useHasRole('operator')
  return [
    {
      key: 'at',
      head: t('desk.mails.at'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{momentText(row.created_at)}</span>,
    },
    {
      key: 'to',
      head: t('desk.mails.to'),
      card: 'meta',
      cell: (row) => (
        <Link className="wrap-anywhere" render={<RouterLink to={`/admin/users?q=${encodeURIComponent(row.to)}`} />}>
          {row.to}
        </Link>
      ),
    },
    {
      key: 'subject',
      head: t('desk.mails.subject'),
      card: 'title',
      cell: (row) => (
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{row.subject}</span>
          {row.last_error && <span className="max-w-[56ch] text-13 font-normal text-loss wrap-anywhere">{row.last_error}</span>}
        </span>
      ),
    },
    { key: 'attempts', head: t('desk.mails.attempts'), align: 'right', cell: (row) => <span className="num">{row.attempts}</span> },
    {
      key: 'state',
      head: t('desk.mails.state'),
      card: 'status',
      cell: (row) => <Chip kind={kinds[row.state]}>{t(`desk.mails.states.${row.state}`)}</Chip>,
    },
    ...(sends ? [retryColumn(t('desk.mails.actions'))] : []),
  ]
}

function retryColumn(head: string): Column<Mail> {
  return { key: 'actions', head, hideHead: true, align: 'right', card: 'actions', cell: (row) => <Retry mail={row} /> }
}

function Retry({ mail: { _id, state, to } }: { mail: Mail }) {
  const t = useText()
  const { run, working } = useChange({
    act: (call) => call('retryMail', { params: { id: _id } }),
    say: () => t('desk.mails.retried'),
  })
  if (state !== 'failed') return null
  return (
    <Button
      variant="secondary"
      size="s"
      icon="refresh"
      aria-label={t('desk.mails.retry_to', { email: to })}
      working={working}
      workingLabel={t('common.wait')}
      onClick={() => run()}
    >
      {t('desk.mails.retry')}
    </Button>
  )
}
