/** The log's columns. Each entry links to its object and to that object's history. */
import { Link as RouterLink } from 'react-router'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { Changed, FoldedText } from '#web/console/shared/Changed.tsx'
import { type Column, IconButton, Link } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { objectPath } from './object-path.ts'

export type AuditEntry = WireReplyOf<Api['listAudit']>['data'][number]

export function useColumns(onObject: (id: string) => void): Column<AuditEntry>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('trail.at'),
      card: 'time',
      cell: (row) => (
        <span className="grid">
          <span className="num whitespace-nowrap">{momentText(row.at)}</span>
          <span className="num text-13 text-text-2">{t('trail.entry', { id: row.id })}</span>
        </span>
      ),
    },
    {
      key: 'who',
      head: t('trail.who'),
      card: 'meta',
      cell: (row) => <span className="block max-w-[26ch] wrap-anywhere">{row.actor_email ?? t('trail.system')}</span>,
    },
    {
      key: 'what',
      head: t('trail.what'),
      card: 'title',
      cell: (row) => <What row={row} onObject={onObject} />,
    },
    { key: 'change', head: t('trail.change'), cell: (row) => <Changed entry={row} /> },
    {
      key: 'reason',
      head: t('trail.reason'),
      cell: (row) => <span className="block max-w-[32ch] wrap-anywhere">{row.reason ? <FoldedText text={row.reason} /> : '–'}</span>,
    },
  ]
}

function What({ row, onObject }: { row: AuditEntry; onObject: (id: string) => void }) {
  const t = useText()
  const path = objectPath(row)
  const { action, object_kind, object_id } = row
  const name = object_id ?? object_kind
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{action}</span>
      <span className="flex max-w-[26ch] items-center gap-1 text-13 font-normal">
        <span className="min-w-0 wrap-anywhere">
          {path ? <Link render={<RouterLink to={path} />}>{name}</Link> : <span className="text-text-2">{name}</span>}
        </span>
        {object_id && (
          <IconButton name="filter" label={t('trail.only', { id: object_id })} className="-my-2" onClick={() => onObject(object_id)} />
        )}
      </span>
    </span>
  )
}
