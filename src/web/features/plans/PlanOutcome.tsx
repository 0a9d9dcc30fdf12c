/** What the page's amount becomes: the term drawing, if the return can be set aside, and the exit value of each day. */
import { useState } from 'react'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { Card, centsOf, Money, moneyText, Skeleton, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { TermKey, TermPlate } from '#web/shared/term/index.ts'
import type { Projection, useProjection } from './projection-query.ts'

export type PlanOutcomeProps = { readonly plan: OfferedPlan; readonly query: ReturnType<typeof useProjection> }

export function PlanOutcome({ plan, query: { data, error, isError, isFetching, refetch } }: PlanOutcomeProps) {
  const t = useText()
  if (data) {
    return (
      <>
        {plan.availability === 'on_sale' && <PlanDrawing plan={plan} projection={data} />}
        <Card>
          <ExitByDay projection={data} />
        </Card>
      </>
    )
  }
  if (isError) return <Failed title={t('plans.calculator.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
  return <Skeleton height="30rem" />
}

/** The exit value of each day: bars of the accrued return in front of the whole, or the same as a table. */
type Day = Projection['exit'][number]

function ExitByDay({ projection }: { projection: Projection }) {
  const t = useText()
  return (
    <section aria-label={t('plans.exit.title')}>
      <ChartFrame
        own
        head={<h3 className="font-head text-14 font-bold">{t('plans.exit.title')}</h3>}
        height="grid min-h-64 content-start gap-3 md:min-h-72"
        chart={<Bars projection={projection} />}
        table={<Days projection={projection} />}
      />
    </section>
  )
}

function Bars({ projection: { exit, amount, promised_return } }: { projection: Projection }) {
  const t = useText()
  const [pointed, point] = useState<number | null>(null)
  const last = exit[exit.length - 1]
  const shown = exit[pointed ?? Math.floor(exit.length / 2)] ?? last
  if (!shown || !last) return null
  const words = { days: last.day, amount: moneyText(amount), total: moneyText(last.amount) }
  return (
    <>
      <p className="text-text-2">
        {t('plans.exit.on', { day: shown.day })} <Money value={shown.amount} strong className="text-text" />{' '}
        <span className="text-14">{t('plans.exit.made_of', { capital: moneyText(amount), accrued: moneyText(shown.accrued) })}</span>
      </p>
      <div
        role="img"
        dir="ltr"
        aria-label={t('plans.exit.drawing', words)}
        onPointerLeave={() => point(null)}
        className="hatch flex h-36 items-end gap-px border border-term-aside md:h-44"
      >
        {exit.map((day, at) => (
          <span key={day.day} onPointerEnter={() => point(at)} className="flex h-full flex-1 items-end">
            <span
              style={{ height: `${shareOf(day, promised_return)}%` }}
              className={at === (pointed ?? -1) ? 'w-full bg-term-now' : 'w-full bg-term-accrued'}
            />
          </span>
        ))}
      </div>
      <div aria-hidden="true" dir="ltr" className="num flex justify-between text-14 text-text-3">
        <bdi>{t('plans.drawing.day', { day: 0 })}</bdi>
        <bdi>{t('plans.drawing.day', { day: last.day })}</bdi>
      </div>
      <p className="text-14 text-text-3">{t('plans.exit.caption')}</p>
    </>
  )
}

/** A length for drawing, in percent of the whole return. */
function shareOf({ accrued }: Day, promised: string): number {
  const whole = centsOf(promised) ?? 0n
  return whole === 0n ? 0 : Number(((centsOf(accrued) ?? 0n) * 10_000n) / whole) / 100
}

function Days({ projection: { exit } }: { projection: Projection }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('plans.exit.title')}
      rows={exit}
      rowKey={({ day }) => String(day)}
      columns={[
        {
          key: 'day',
          head: t('plans.exit.day'),
          card: 'title',
          cell: ({ day }) => (
            <span translate="no" className="num">
              {day}
            </span>
          ),
        },
        { key: 'accrued', head: t('plans.exit.accrued'), align: 'right', cell: ({ accrued }) => <Money value={accrued} /> },
        { key: 'amount', head: t('plans.exit.amount'), align: 'right', cell: ({ amount }) => <Money value={amount} strong /> },
      ]}
    />
  )
}

/** The marked days: start, end, and two between if the term is long enough. */
function ticks(days: number): number[] {
  if (days < 3) return [0, days]
  return [0, Math.round(days / 3), Math.round((days * 2) / 3), days]
}

function PlanDrawing({ plan: { days }, projection }: { plan: OfferedPlan; projection: Projection }) {
  const t = useText()
  return (
    <Card title={t('plans.drawing.title', { count: days })}>
      <TermPlate
        elapsed={null}
        label={t('plans.drawing.label', { days })}
        labels={{
          aside: t('plans.drawing.aside', { amount: moneyText(projection.promised_return) }),
          principal: t('plans.drawing.principal', { amount: moneyText(projection.amount) }),
          maturity: t('plans.drawing.maturity', { amount: moneyText(projection.total) }),
        }}
        ticks={ticks(days).map((day) => ({ at: day / days, label: t('plans.drawing.day', { day }) }))}
      />
      <TermKey
        className="mt-4"
        parts={[
          { part: 'aside', label: t('plans.drawing.key_aside') },
          { part: 'line', label: t('plans.drawing.key_line') },
          { part: 'principal', label: t('plans.drawing.key_capital') },
        ]}
      />
      <p className="mt-3 text-14 text-text-3">{t('plans.drawing.caption')}</p>
    </Card>
  )
}
