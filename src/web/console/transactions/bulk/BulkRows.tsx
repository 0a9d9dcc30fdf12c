/** Row by row: refused ones first, with the reason. */

import type { QueueRow } from '#web/console/shared/queue/rows.ts'
import { Chip, Money } from '#web/kit/index.ts'
import { refusalText } from '#web/shared/locale/refusal-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { BulkReply } from './bulk-query.ts'

type BulkRowsProps = { readonly reply: BulkReply; readonly rows: ReadonlyMap<string, QueueRow> }
type Result = BulkReply['results'][number]

const order = { refused: 0, waiting: 1, done: 2 } as const
const kinds = { refused: 'failed', waiting: 'people', done: 'success' } as const

export function BulkRows({ reply, rows }: BulkRowsProps) {
  const t = useText()
  const sorted = reply.results.toSorted((one, other) => order[one.outcome] - order[other.outcome])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={t('bulk.many.each')} tabIndex={0} className="max-h-64 overflow-y-auto rounded-3 border border-line">
      <ul className="px-3 text-13">
        {sorted.map((result) => (
          <Line key={result.id} result={result} row={rows.get(result.id)} dry_run={reply.dry_run} />
        ))}
      </ul>
    </section>
  )
}

function Line({ result, row, dry_run }: { result: Result; row: QueueRow | undefined; dry_run: boolean }) {
  const t = useText()
  const words = dry_run ? 'would' : 'did'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{row?.what ?? result.id}</span> <span className="text-text-2">{row?.name}</span>
        {result.outcome === 'refused' && <span className="block text-text-2">{whyOf(result)}</span>}
      </span>
      <span className="ms-auto flex items-center gap-3">
        {result.amount !== null && <Money value={result.amount} strong />}
        <Chip kind={kinds[result.outcome]}>{t(`bulk.many.${words}.chip.${result.outcome}`)}</Chip>
      </span>
    </li>
  )
}

function whyOf({ error_code, params, message }: Result): string {
  const { reason = '', ...given } = params ?? {}
  return refusalText({ reason, params: given, message }, error_code ?? 0)
}
