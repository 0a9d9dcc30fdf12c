/** Chart of the account balances over the selected range. */

import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { EquityRange } from '#contract/member/figures'
import { FilterTabs, moneyText, Skeleton } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/queries.ts'
import type { call } from '#web/shared/call/call.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { LineChart, type Series } from '#web/shared/chart/index.ts'
import { type Key, useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { balanceName } from './story/story.ts'

const ranges = ['day', 'week', 'month', 'year', 'all'] as const satisfies readonly EquityRange[]
const format = (value: string): string => moneyText(value)

export function EquityChart({ account }: { account: AccountInfo }) {
  const t = useText()
  const [range, setRange] = useState<EquityRange>('month')
  const equity = useData(read('readEquity', { query: { range } }), { placeholderData: keepPreviousData })
  const series = useSeries(equity.data, account)
  if (equity.data) {
    return (
      <LineChart
        label={t('dashboard.equity.label')}
        series={series}
        format={format}
        money
        empty={t('dashboard.equity.none')}
        height="h-56 md:h-72"
        head={
          <FilterTabs
            label={t('dashboard.equity.range')}
            value={range}
            onChange={setRange}
            tabs={ranges.map((value) => ({ value, label: t(`dashboard.equity.${value}`) }))}
          />
        }
      />
    )
  }
  if (!equity.isError) return <Skeleton height={360} />
  return (
    <Failed
      bare
      title={t('dashboard.equity.failed')}
      error={equity.error}
      onRetry={() => void equity.refetch()}
      working={equity.isFetching}
    />
  )
}

type Points = Awaited<ReturnType<typeof call<'readEquity'>>>['data']

/** Memoised by its points, so that a refetch of the same figures doesn't redraw. */
function useSeries(points: Points | undefined, account: AccountInfo): readonly Series[] {
  const t = useText()
  const balance = balanceName(account)
  return useMemo(() => {
    const line = (key: 'yours_today' | 'balance' | 'locked', word: Key, colour: Series['colour'], dashed = false): Series => ({
      key,
      name: t(word),
      colour,
      dashed,
      steps: key !== 'yours_today',
      points: (points ?? []).map((point) => ({ at: point.at, value: point[key] })),
    })
    return [line('yours_today', 'sums.yours', 1), line('balance', balance, 2), line('locked', 'sums.locked', 3, true)]
  }, [points, balance, t])
}
