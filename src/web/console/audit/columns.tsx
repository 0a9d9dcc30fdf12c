/** The log's columns: when, and what happened as a sentence. Ids and values are in the details. */

import { auditSentence, type NamedEntry } from '#web/console/shared/audit-sentence.ts'
import { FoldedText } from '#web/console/shared/Changed.tsx'
import { Button, type Column } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function useColumns(onOpen: (entry: NamedEntry) => void): Column<NamedEntry>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('trail.at'),
      card: 'time',
      width: '12rem',
      cell: (row) => <span className="num whitespace-nowrap">{momentText(row.at)}</span>,
    },
    {
      key: 'what',
      head: t('trail.what'),
      card: 'title',
      cell: (row) => (
        <span className="grid max-w-[72ch] gap-0.5 wrap-anywhere">
          <span className="font-medium">{auditSentence(t, row)}</span>
          {row.reason && (
            <span className="text-13 font-normal text-text-2">
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
