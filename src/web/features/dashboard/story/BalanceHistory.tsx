/** The account as one drawing, its values as a table, and the balances by period. Below three points a sentence replaces the drawing. */
import { Suspense, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { FilterTabs, Money, moneyText, Skeleton, Table, useMoneyText } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import type { Answer } from '#web/shared/chart/plot/Crosshair.tsx'
import { dateText } from '#web/shared/locale/dates.ts'
import { type Key, type T, useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { TermKey } from '#web/shared/term/index.ts'
import { heldText } from './held-text.ts'
import { StoryDrawing } from './StoryDrawing.tsx'
import {
  agree,
  balanceName,
  drawnParts,
  type Maturity,
  type Moment,
  type Position,
  positionsOf,
  type Story,
  storyOf,
  useMoments,
} from './story.ts'

const EquityChart = lazyPart(async () => (await import('../EquityChart.tsx')).EquityChart)

const views = ['drawing', 'table', 'period'] as const

export function BalanceHistory({ account }: { account: Account }) {
  const t = useText()
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'drawing'
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
          onChange={(next) => setSearch(next === 'drawing' ? {} : { view: next }, { replace: true, preventScrollReset: true })}
          tabs={[
            { value: 'drawing', label: t('charts.chart') },
            { value: 'table', label: t('charts.table') },
            { value: 'period', label: t('dashboard.story.by_period') },
          ]}
        />
      </div>
      {view === 'period' ? (
        <Suspense fallback={<Skeleton height={300} />}>
          <EquityChart account={account.account_info} />
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
  const whole = agree(moments, maturities)
  const drawn = useMemo(() => ({ story: storyOf(moments, maturities), positions: positionsOf(moments, maturities) }), [moments, maturities])
  // After a purchase one answer comes before the other: until both are there, what was drawn stays.
  const [shown, show] = useState(whole ? drawn : null)
  if (whole && shown !== drawn) show(drawn)
  if (view === 'table') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
      <div role="group" aria-label={t('charts.table')} tabIndex={0} className="max-h-120 overflow-y-auto">
        <StoryTable moments={moments} maturities={maturities} balance={balanceName(account.account_info)} />
      </div>
    )
  }
  if (!shown) return <Skeleton height={300} />
  if (!shown.story) return <p className="text-text-2">{t('dashboard.story.too_few')}</p>
  return <Drawn story={shown.story} positions={shown.positions} account={account} />
}

type DrawnProps = { story: Story; positions: readonly Position[]; account: Account }

function Drawn({ story, positions, account: { account_info } }: DrawnProps) {
  const t = useText()
  const spoken = useMoneyText()
  const label = [
    t('dashboard.story.label', {
      from: dateText(new Date(story.from)),
      to: dateText(new Date(story.to)),
      today: spoken(account_info.yours_today),
      owed: spoken(account_info.owed_in_all),
    }),
    heldText(t, account_info, spoken),
  ]
    .filter(Boolean)
    .join(' ')
  const parts = drawnParts(story)
  const balance = t(balanceName(account_info))
  return (
    <>
      <StoryDrawing story={story} positions={positions} label={label} answer={(at) => answerOf(t, balance, positions, story.now, at)} />
      <TermKey
        className="text-14!"
        parts={[
          ...(parts.accrued ? [{ part: 'accrued', label: t('sums.accrued') } as const] : []),
          ...(parts.promised
            ? ([
                { part: 'aside', label: t('sums.aside') },
                { part: 'line', label: t('dashboard.story.reserve') },
              ] as const)
            : []),
          ...(parts.locked ? [{ part: 'principal', label: t('sums.locked') } as const] : []),
          { part: 'available', label: account_info.held_balance === '0.00' ? balance : t('dashboard.story.balance_held', { balance }) },
        ]}
      />
    </>
  )
}

/** Date and amounts of one instant; ahead it is a preview. */
function answerOf(t: T, balance: string, positions: readonly Position[], now: number, at: number): Answer {
  const one = positions.find((position) => position.at === at)
  const value = (name: string, amount: bigint | undefined, look?: string) => ({ name, text: moneyText(amount ?? 0n), look })
  const then = t(at === now ? 'sums.yours' : 'sums.yours_then')
  return {
    title: at === now ? t('dashboard.story.today', { date: dateText(new Date(at)) }) : dateText(new Date(at)),
    note: at > now ? t(one?.held ? 'dashboard.story.preview_held' : 'tour.replay.note') : undefined,
    values: [
      value(balance, one?.balance, 'size-2.5 bg-term-available'),
      ...(one?.held ? [value(t('sums.held'), one.held)] : []),
      value(t('sums.locked'), one?.locked, 'size-2.5 border border-term-principal-edge bg-term-principal'),
      value(t('sums.accrued'), one?.accrued, 'size-2.5 bg-term-accrued'),
      value(then, one?.yours),
      value(t('sums.aside'), one?.aside, 'hatch size-2.5 border border-term-aside'),
    ],
  }
}

/** The drawing's values: what is contracted ahead, then each entry, newest first. */
type Row = Pick<Moment, 'at'> & Partial<Moment> & { readonly pays?: string }

type StoryTableProps = { moments: readonly Moment[]; maturities: readonly Maturity[]; balance: Key }

function StoryTable({ moments, maturities, balance }: StoryTableProps) {
  const t = useText()
  const rows: readonly Row[] = [...maturities.map(({ at, pays }) => ({ at, pays })), ...moments].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  )
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
        { key: 'balance', head: t(balance), align: 'right', cell: (row) => amount(row.balance) },
        { key: 'held', head: t('sums.held'), align: 'right', cell: (row) => amount(row.held) },
        { key: 'locked', head: t('sums.locked'), align: 'right', cell: (row) => amount(row.locked) },
        { key: 'accrued', head: t('sums.accrued'), align: 'right', cell: (row) => amount(row.accrued) },
        { key: 'yours', head: t('sums.yours_then'), align: 'right', cell: (row) => amount(row.yours_today) },
        { key: 'aside', head: t('sums.aside'), align: 'right', cell: (row) => amount(row.set_aside) },
        { key: 'kept', head: t('sums.kept'), align: 'right', cell: (row) => amount(row.owed_in_all) },
      ]}
    />
  )
}
