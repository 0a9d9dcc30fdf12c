/** The account as one drawing, its values as a table, and the balances by period. Below three points a sentence replaces the drawing. */
import { Suspense, useId, useMemo, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { FilterTabs, Money, Skeleton, Table, useMoneyText } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { TermKey } from '#web/shared/term/index.ts'
import { StoryDrawing } from './StoryDrawing.tsx'
import { drawnParts, type Maturity, type Moment, type Story, storyOf, useMoments } from './story.ts'

const EquityChart = lazyPart(async () => (await import('../EquityChart.tsx')).EquityChart)

const views = ['drawing', 'table', 'period'] as const

export function BalanceHistory({ account }: { account: Account }) {
  const t = useText()
  const id = useId()
  const [view, setView] = useState<(typeof views)[number]>('drawing')
  const moments = useMoments()
  return (
    <section aria-labelledby={id} className="mt-6 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-head text-14 font-bold text-text-2">
          {t('dashboard.equity.title')}
        </h3>
        <FilterTabs
          label={t('charts.view')}
          value={view}
          onChange={setView}
          tabs={[
            { value: 'drawing', label: t('charts.chart') },
            { value: 'table', label: t('charts.table') },
            { value: 'period', label: t('dashboard.story.by_period') },
          ]}
        />
      </div>
      {view === 'period' ? (
        <Suspense fallback={<Skeleton height={300} />}>
          <EquityChart />
        </Suspense>
      ) : moments.data ? (
        <Loaded view={view} moments={moments.data} account={account} />
      ) : moments.isError ? (
        <Failed
          bare
          title={t('dashboard.equity.failed')}
          error={moments.error}
          onRetry={() => void moments.refetch()}
          working={moments.isFetching}
        />
      ) : (
        <Skeleton height={300} />
      )}
    </section>
  )
}

function Loaded({ view, moments, account }: { view: 'drawing' | 'table'; moments: readonly Moment[]; account: Account }) {
  const t = useText()
  const { maturities } = account.account_info
  const story = useMemo(() => storyOf(moments, maturities), [moments, maturities])
  if (view === 'table') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
      <div role="group" aria-label={t('charts.table')} tabIndex={0} className="max-h-120 overflow-y-auto">
        <StoryTable moments={moments} maturities={maturities} />
      </div>
    )
  }
  if (!story) return <p className="text-text-2">{t('dashboard.story.too_few')}</p>
  return <Drawn story={story} account={account} />
}

function Drawn({ story, account: { account_info } }: { story: Story; account: Account }) {
  const t = useText()
  const moneyText = useMoneyText()
  const label = t('dashboard.story.label', {
    from: dateText(new Date(story.from)),
    to: dateText(new Date(story.to)),
    today: moneyText(account_info.yours_today),
    owed: moneyText(account_info.owed_in_all),
  })
  const parts = drawnParts(story)
  return (
    <>
      <StoryDrawing story={story} label={label} />
      <TermKey
        className="text-14!"
        parts={[
          ...(parts.accrued ? [{ part: 'accrued', label: t('dashboard.parts.accrued') } as const] : []),
          ...(parts.promised
            ? ([
                { part: 'aside', label: t('dashboard.parts.aside') },
                { part: 'line', label: t('dashboard.story.reserve') },
              ] as const)
            : []),
          ...(parts.locked ? [{ part: 'principal', label: t('dashboard.equity.locked') } as const] : []),
          { part: 'available', label: t(account_info.held_balance === '0.00' ? 'dashboard.balance' : 'dashboard.story.balance_held') },
        ]}
      />
    </>
  )
}

/** The drawing's values: what is contracted ahead, then each entry, newest first. */
type Row = Pick<Moment, 'at' | 'promised'> & Partial<Moment> & { readonly pays?: string }

function StoryTable({ moments, maturities }: { moments: readonly Moment[]; maturities: readonly Maturity[] }) {
  const t = useText()
  const rows: readonly Row[] = [...maturities, ...moments].toSorted((one, other) => other.at.localeCompare(one.at))
  const amount = (value: string | undefined) => (value === undefined ? '–' : <Money value={value} />)
  return (
    <Table
      bare
      label={t('dashboard.equity.label')}
      rows={rows}
      rowKey={(row) => `${row.at} ${row.pays ?? ''}`}
      columns={[
        { key: 'at', head: t('dashboard.story.date'), card: 'title', cell: (row) => <span className="num">{dateText(row.at)}</span> },
        { key: 'pays', head: t('dashboard.story.pays'), align: 'right', cell: (row) => amount(row.pays) },
        { key: 'total', head: t('dashboard.equity.total'), align: 'right', cell: (row) => amount(row.total) },
        { key: 'balance', head: t('dashboard.equity.balance'), align: 'right', cell: (row) => amount(row.balance) },
        { key: 'locked', head: t('dashboard.equity.locked'), align: 'right', cell: (row) => amount(row.locked) },
        { key: 'promised', head: t('dashboard.story.promised'), align: 'right', cell: (row) => amount(row.promised) },
        { key: 'accrued', head: t('dashboard.parts.accrued'), align: 'right', cell: (row) => amount(row.accrued) },
      ]}
    />
  )
}
