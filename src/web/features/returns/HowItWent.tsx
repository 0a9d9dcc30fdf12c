/** Growth, both returns and the chart of a period. */
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { Button, Card, EmptyState, Field, FilterTabs, moneyText, Skeleton, TextInput } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { LineChart, type Series } from '#web/shared/chart/index.ts'
import { useBusinessNow } from '#web/shared/config/config-query.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { useHashTarget } from '#web/shared/screen/use-hash-target.ts'
import { GrowthCard } from './GrowthCard.tsx'
import { PlanTable } from './PlanTable.tsx'
import { RatesCard } from './RatesCard.tsx'
import { presets, type Range, readRange, withDay, withPreset } from './range.ts'
import type { Performance } from './records.ts'

const format = (value: string): string => moneyText(value)

export function HowItWent() {
  const t = useText()
  const range = readRange(useSearchParams()[0], useBusinessNow())
  const query = { from: range.from || undefined, to: range.to || undefined }
  const performance = useData(read('readPerformance', { query }), { placeholderData: keepPreviousData, enabled: range.fault === null })
  const again = { onRetry: () => void performance.refetch(), working: performance.isFetching }
  const { data } = performance
  useHashTarget(data !== undefined || performance.isError)
  return (
    <>
      {data?.first_day !== null && <RangeBar range={range} shown={data} />}
      {data && <StaleNote error={performance.error} at={performance.dataUpdatedAt} {...again} />}
      {data ? (
        data.first_day === null ? (
          <NothingYet />
        ) : (
          <Shown performance={data} whole={range.preset === 'all'} waiting={performance.isPlaceholderData} />
        )
      ) : performance.isError ? (
        <Failed title={t('returns.failed')} error={performance.error} {...again} />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Shown({ performance, whole, waiting }: { performance: Performance; whole: boolean; waiting: boolean }) {
  const t = useText()
  const series = useSeries(performance.course)
  return (
    <div aria-busy={waiting || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <GrowthCard performance={performance} whole={whole} />
        <RatesCard performance={performance} />
      </div>
      <Card level={3} title={t('returns.chart.title')}>
        <LineChart
          label={t('returns.chart.title')}
          series={series}
          format={format}
          money
          empty={t('returns.chart.none')}
          height="h-56 md:h-72"
        />
      </Card>
      {performance.plans.length > 0 && <PlanTable plans={performance.plans} />}
    </div>
  )
}

/** Memoised by its points, so that a refetch of the same figures doesn't redraw. */
function useSeries(course: Performance['course']): readonly Series[] {
  const t = useText()
  return useMemo(
    () => [
      { key: 'value', name: t('returns.chart.value'), colour: 1, points: course.map(({ at, value }) => ({ at, value })) },
      {
        key: 'paid_in',
        name: t('returns.chart.paid_in'),
        colour: 3,
        dashed: true,
        points: course.map(({ at, paid_in }) => ({ at, value: paid_in })),
      },
    ],
    [course, t],
  )
}

/** Presets, and two own days: both are in the address. */
function RangeBar({ range, shown }: { range: Range; shown: Performance | undefined }) {
  const t = useText()
  const setSearch = useSearchParams()[1]
  const days = range.preset === null ? range : { from: range.from || (shown?.from ?? ''), to: shown?.to ?? '' }
  const error = range.fault && t(`returns.range.${range.fault}`)
  return (
    <search aria-label={t('returns.range.label')} className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <FilterTabs
        label={t('returns.range.label')}
        value={range.preset ?? 'own'}
        onChange={(preset) => preset !== 'own' && setSearch(withPreset(preset))}
        tabs={presets.map((value) => ({ value, label: t(`returns.range.${value}`) }))}
        className="max-w-full"
      />
      <div className="grid grid-cols-2 gap-3 max-sm:w-full">
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`returns.range.${name}`)} error={name === 'from' ? error : undefined} className="sm:w-40">
            <TextInput
              size="s"
              type="date"
              className="max-h-[calc(var(--h-control-s)-2px)]"
              value={days[name]}
              onChange={({ target }) => setSearch(withDay(range.preset === null ? range : days, name, target.value))}
            />
          </Field>
        ))}
      </div>
    </search>
  )
}

function NothingYet() {
  const t = useText()
  return (
    <EmptyState
      title={t('returns.nothing')}
      action={
        <Button acts variant="secondary" size="s" render={<RouterLink to="/deposit" />}>
          {t('returns.nothing_action')}
        </Button>
      }
    >
      {t('returns.nothing_help')}
    </EmptyState>
  )
}

function Waiting() {
  const t = useText()
  return (
    <Loading className="grid gap-4 md:gap-6 xl:grid-cols-2">
      <Card level={3} title={t('returns.growth.title')} quiet>
        <Skeleton lines={5} height={20} className="mt-4" />
      </Card>
      <Card level={3} title={t('returns.rates.title')}>
        <Skeleton lines={6} height={20} />
      </Card>
    </Loading>
  )
}
