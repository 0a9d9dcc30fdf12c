/**
 * One investment: plan and date, capital, the term bar with accrued and committed amounts, time left, the liquidation button, and a menu of
 * what else can be done. Ended ones stay, with the button disabled and how they ended.
 */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button, IconButton, join, Menu, Money, Skeleton, useMoneyText } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { TermBar } from '#web/shared/term/index.ts'
import { MaturityChoice } from './MaturityChoice.tsx'
import type { Investment } from './preview-day.ts'

const row =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[9rem_minmax(6.5rem,auto)_minmax(0,1fr)_14.5rem] lg:items-center lg:gap-x-7'

/** `decides`: with the choice for maturity. `marked`: scrolled to, focused and highlighted. */
export type InvestmentRowProps = {
  investment: Investment
  decides: boolean
  marked: boolean
  /** Its days are played. */
  plays?: boolean | undefined
  onLiquidate: (investment: Investment) => void
}

const PlanPreview = lazyPart(async () => (await import('./PlanPreview.tsx')).PlanPreview)

/** What is opened below the row. */
type Part = 'preview' | 'maturity'

export function InvestmentRow({ investment, decides, marked, plays = false, onLiquidate }: InvestmentRowProps) {
  const t = useText()
  const moneyText = useMoneyText()
  const open = investment.status === 'active'
  const [part, show] = useState<Part | null>(null)
  // What the tour has opened stays open after its note.
  if (plays && part !== 'preview') show('preview')
  return (
    <Marked marked={marked}>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{investment.plan_name}</p>
        <p className="text-text-2">{stage(t, investment)}</p>
      </div>
      <div className="text-end lg:text-start">
        <Money value={investment.capital} strong />
        <p className="text-text-2">{t('investments.capital')}</p>
      </div>
      <Term investment={investment} open={open} />
      <div className="col-span-2 flex items-center justify-between gap-3 lg:col-span-1 lg:justify-end">
        <span className="num text-text-2">
          {open ? t('investments.days_left', { count: investment.days_left }) : t('investments.ended')}
        </span>
        <Button
          acts
          variant="secondary"
          size="s"
          disabled={!open}
          onClick={() => onLiquidate(investment)}
          aria-label={
            open ? t('investments.liquidate_label', { plan: investment.plan_name, capital: moneyText(investment.capital) }) : undefined
          }
        >
          {t(open ? 'investments.liquidate' : investment.ended_by === 'liquidation' ? 'investments.liquidated' : 'investments.matured')}
        </Button>
        <Actions investment={investment} decides={decides} onOpen={(next) => show(part === next ? null : next)} />
      </div>
      {open && part === 'preview' && (
        <div className="col-span-full">
          <Suspense fallback={<Skeleton height={320} />}>
            <PlanPreview investment={investment} plays={plays} onClose={plays ? undefined : () => show(null)} />
          </Suspense>
        </div>
      )}
      {open && part === 'maturity' && (
        <div className="col-span-full">
          <MaturityChoice investment={investment} />
        </div>
      )}
    </Marked>
  )
}

/** What has accrued of the promise, as a bar and in words. */
function Term({ investment, open }: { investment: Investment; open: boolean }) {
  const t = useText()
  const moneyText = useMoneyText()
  return (
    <div className="col-span-2 lg:col-span-1">
      <TermBar
        accrued={investment.accrued_bps / 10_000}
        state={open ? 'running' : investment.ended_by === 'maturity' ? 'matured' : 'none'}
        label={t(open ? 'investments.bar' : 'investments.bar_paid', {
          accrued: moneyText(investment.amount),
          promised: moneyText(investment.promised_return),
        })}
      />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-text-2">
        <span>
          <Money value={investment.amount} strong className="text-text" /> {t(open ? 'investments.accrued' : 'investments.paid')}
        </span>
        <span>
          <Money value={investment.promised_return} /> {t(open ? 'investments.set_aside' : 'investments.was_set_aside')}
        </span>
      </p>
    </div>
  )
}

/** One that is marked is scrolled to and focused once, so that keyboard and screen reader continue there. */
function Marked({ marked, children }: { marked: boolean; children: ReactNode }) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!marked) return
    element.current?.scrollIntoView({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [marked])
  return (
    <li
      ref={element}
      tabIndex={marked ? -1 : undefined}
      aria-current={marked || undefined}
      className={join(row, marked && 'rounded-3 bg-accent-wash px-3 pt-4! pb-4!')}
    >
      {children}
    </li>
  )
}

/** Of an open plan: its preview and the choice for maturity, each opened below; and of every one the question to support. */
function Actions({ investment, decides, onOpen }: { investment: Investment; decides: boolean; onOpen: (part: Part) => void }) {
  const t = useText()
  const moneyText = useMoneyText()
  const { plan_name: plan, capital, status, maturity_instruction } = investment
  const open = status === 'active'
  const choice = t(`investments.maturity.${maturity_instruction}`)
  return (
    <Menu
      trigger={<IconButton name="more" size="s" label={t('investments.actions', { plan, capital: moneyText(capital) })} />}
      items={[
        ...(open ? [{ key: 'preview', label: t('investments.preview'), onSelect: () => onOpen('preview') }] : []),
        ...(open && decides
          ? [{ key: 'maturity', label: t('investments.maturity.chosen', { choice }), onSelect: () => onOpen('maturity') }]
          : []),
        { key: 'ask', label: t('shell.ask_about'), render: <RouterLink to={`/support?investment=${investment._id}`} /> },
      ]}
    />
  )
}

function stage(t: T, { status, ended_by, ended_at, day, term_days }: Investment): string {
  if (status === 'active' || ended_at === null) return t('investments.day_of', { day, days: term_days })
  return t(ended_by === 'liquidation' ? 'investments.liquidated_on' : 'investments.matured_on', { date: dateText(ended_at) })
}
