/** Numbers of done, held and refused decisions, and the money that the done ones move. */

import { Money, SumList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { BulkReply } from './bulk-query.ts'

export function BulkTotals({ reply: { dry_run, totals } }: { reply: BulkReply }) {
  const t = useText()
  const words = dry_run ? 'would' : 'did'
  const count = (of: number) => <span className="num">{of}</span>
  return (
    <SumList
      lines={[
        { key: 'done', label: t(`bulk.many.${words}.done`), figure: count(totals.done) },
        { key: 'in', label: t('bulk.many.money_in'), figure: <Money value={totals.money_in} /> },
        { key: 'out', label: t('bulk.many.money_out'), figure: <Money value={totals.money_out} /> },
        { key: 'waiting', label: t(`bulk.many.${words}.waiting`), figure: count(totals.waiting) },
        { key: 'refused', label: t(`bulk.many.${words}.refused`), figure: count(totals.refused) },
      ]}
    />
  )
}
