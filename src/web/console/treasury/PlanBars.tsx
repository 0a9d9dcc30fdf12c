/** Commitments by plan. The bar is hatched, the pattern for fully funded promises. */
import { Link as RouterLink } from 'react-router'
import { Card, type Column, Link, Money, Table } from '#web/kit/index.ts'
import { clipAt } from '#web/shared/chart/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Commitment } from './treasury.ts'

export function PlanBars({ commitments }: { commitments: readonly Commitment[] }) {
  const t = useText()
  const length = barLengths(commitments.map(({ promised }) => promised))
  const columns: Column<Commitment>[] = [
    {
      key: 'plan',
      head: t('treasury.plan'),
      card: 'title',
      width: '40%',
      cell: (row) => (
        <span className="grid gap-1.5">
          <span className="font-medium">{row.plan}</span>
          <span aria-hidden="true" className="block h-2.5">
            <span
              className="hatch relative block h-full min-w-1 rounded-1 border border-term-aside"
              style={{ width: length(row.promised).width }}
            >
              {length(row.promised).cut && <CutMark />}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'open',
      head: t('treasury.open'),
      align: 'right',
      cell: (row) => (
        <span translate="no" className="num">
          {row.open}
        </span>
      ),
    },
    { key: 'principal', head: t('treasury.principal'), align: 'right', cell: (row) => <Money value={row.principal} /> },
    { key: 'promised', head: t('treasury.promised'), align: 'right', card: 'figure', cell: (row) => <Money value={row.promised} strong /> },
  ]
  return (
    <Card title={t('treasury.by_plan')} aside={<Link render={<RouterLink to="/admin/plans" />}>{t('treasury.plans')}</Link>}>
      <Table tableFrom="md" bare label={t('treasury.by_plan_table')} columns={columns} rows={commitments} rowKey={(row) => row.plan} />
    </Card>
  )
}

/** Bar lengths in percent. One value that would flatten the others is cut. For positions only. */
export type BarLength = { readonly width: `${number}%`; readonly cut: boolean }

/** Of a bar that is not zero, so that it remains visible. */
const MIN_LENGTH = 1

export function barLengths(values: readonly string[]): (value: string) => BarLength {
  const sizes = values.map(Number)
  const longest = clipAt(sizes) ?? Math.max(...sizes)
  return (value) => {
    const share = longest > 0 ? (Number(value) / longest) * 100 : 0
    return { width: `${Math.min(100, Math.max(MIN_LENGTH, share))}%`, cut: share > 100 }
  }
}

/** The gap near the end of a bar that is cut, as in the bar chart. Its value is beside the bar. */
export function CutMark() {
  return <span className="absolute -inset-y-0.5 end-3 w-1.5 -skew-x-12 bg-surface-1" />
}
