/**
 * One investment: plan and date, capital, the term bar with accrued and committed amounts, time left, and the liquidation button. Ended
 * ones stay, with the button disabled and how they ended.
 */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, join, Link, Money, useMoneyText } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { TermBar } from '#web/shared/term/index.ts'
import { MaturityChoice } from './MaturityChoice.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import type { Investment } from './preview-day.ts'

const row =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[9rem_minmax(6.5rem,auto)_minmax(0,1fr)_11.5rem] lg:items-center lg:gap-x-7'

/** `decides`: with the choice for maturity. `marked`: scrolled to, focused and highlighted. */
export type InvestmentRowProps = {
  investment: Investment
  decides: boolean
  marked: boolean
  onLiquidate: (investment: Investment) => void
}

export function InvestmentRow({ investment, decides, marked, onLiquidate }: InvestmentRowProps) {
  const t = useText()
  const moneyText = useMoneyText()
  const open = investment.status === 'active'
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
      <div className="col-span-2 flex items-center justify-between gap-3 lg:col-span-1 lg:justify-end">
        <span className="num text-text-2">
          {open ? t('investments.days_left', { count: investment.days_left }) : t('investments.ended')}
        </span>
        <Button
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
      </div>
      <Below investment={investment} />
      {decides && open && (
        <div className="col-span-full">
          <MaturitySetting investment={investment} />
        </div>
      )}
    </Marked>
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

/** The question to support, and of an open plan the preview of its days. */
function Below({ investment }: { investment: Investment }) {
  const t = useText()
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2">
      {investment.status === 'active' && <PreviewButton investment={investment} />}
      <Link className="order-first text-13" render={<RouterLink to={`/support?investment=${investment._id}`} />}>
        {t('shell.ask_about')}
      </Link>
    </div>
  )
}

/** The choice for maturity, behind what is chosen now. */
function MaturitySetting({ investment }: { investment: Investment }) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className="-ms-3"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        aria-label={t('investments.maturity.change', {
          plan: investment.plan_name,
          choice: t(`investments.maturity.${investment.maturity_instruction}`),
        })}
      >
        {t('investments.maturity.chosen', { choice: t(`investments.maturity.${investment.maturity_instruction}`) })}
      </Button>
      {open && (
        <div id={id} className="pt-2">
          <MaturityChoice investment={investment} />
        </div>
      )}
    </>
  )
}

function stage(t: T, { status, ended_by, ended_at, day, term_days }: Investment): string {
  if (status === 'active' || ended_at === null) return t('investments.day_of', { day, days: term_days })
  return t(ended_by === 'liquidation' ? 'investments.liquidated_on' : 'investments.matured_on', { date: dateText(ended_at) })
}
