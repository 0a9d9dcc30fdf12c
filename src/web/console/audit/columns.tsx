/** The log's columns: when, and what happened as a sentence. Ids and values are in the details. */

import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { auditSentence, type NamedEntry } from '#web/console/shared/AuditSentence.tsx'
import { FoldedText } from '#web/console/shared/Changed.tsx'
import { Button, type Column } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function useColumns(onOpen: (entry: NamedEntry) => void): Column<NamedEntry>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('trail.at'),
      card: 'time',
      width: '12rem',
      cell: (row) => <span className="num whitespace-nowrap">{realMomentText(row.at)}</span>,
    },
    {
      key: 'what',
      head: t('trail.what'),
      card: 'title',
      cell: (row) => (
        <span className="grid max-w-[72ch] gap-0.5 wrap-anywhere">
          <span className="font-medium">{auditSentence(t, row)}</span>
          {row.reason && (
            <span className="text-14 font-normal text-text-2">
              <FoldedText text={row.reason} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'details',
      head: t('trail.details'),
      hideHead: true,
      card: 'actions',
      align: 'right',
      width: '8rem',
      cell: (row) => (
        <Button variant="quiet" size="s" aria-label={t('trail.details_of', { id: row.id })} onClick={() => onOpen(row)}>
          {t('trail.details')}
        </Button>
      ),
    },
  ]
}

/** The filters of the log, from the URL to the request. Days are in UTC, from midnight to midnight. */
export const filterNames = ['q', 'action', 'actor', 'object_id', 'from', 'to'] as const
export type AuditFilters = Readonly<Record<(typeof filterNames)[number], string>>

const DAY = /^\d{4}-\d\d-\d\d$/

export function toAuditQuery({ from, to, ...rest }: AuditFilters): Record<string, string> {
  const filters = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  const begins = midnight(from)
  const last = midnight(to)
  return {
    ...filters,
    ...(begins ? { from: begins.toISOString() } : {}),
    ...(last ? { to: addSeconds(last, DAY_SECONDS).toISOString() } : {}),
  }
}

function midnight(day: string): Date | null {
  if (!DAY.test(day)) return null
  const at = new Date(day)
  return Number.isNaN(at.getTime()) ? null : at
}
