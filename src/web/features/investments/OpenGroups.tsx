/** Open plans by kind: one of a kind as a row, from two on as a closed group with its sums. */
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { RecentTrades } from '#web/entities/bot/index.ts'
import { InvestmentList } from '#web/entities/investment/index.ts'
import { Button, Card, Icon, join, Link, Money } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { withNext } from '#web/shared/session/next.ts'
import { type Group, totalOf } from './ladder.ts'

export function OpenGroups({ groups, marked }: { groups: readonly Group[]; marked?: string | undefined }) {
  const single = groups.filter(({ rows }) => rows.length === 1).flatMap(({ rows }) => rows)
  return (
    <div className="grid gap-4">
      {groups
        .filter(({ rows }) => rows.length > 1)
        .map((group) => (
          <Fold key={group.plan} group={group} marked={marked} />
        ))}
      {single.length > 0 && <InvestmentList investments={single} decides marked={marked} />}
    </div>
  )
}

function Fold({ group: { name, rows }, marked }: { group: Group; marked: string | undefined }) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(() => rows.some(({ _id }) => _id === marked))
  return (
    <div className="rounded-3 border border-line">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 rounded-3 px-4 py-3 text-start hover:bg-surface-2 md:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <Icon name="chevron-down" size={16} className={join('text-text-2 transition-transform duration-(--d-2)', open && 'rotate-180')} />
          <span className="min-w-0">
            <span className="font-head font-bold wrap-anywhere">{name}</span>{' '}
            <span className="text-text-2">
              {t('dashboard.captions.locked_fund', { count: rows.length })}
              {', '}
              {t('investments.ladder.next', { date: dateText(rows[0]?.matures_at ?? '') })}
            </span>
          </span>
          <span className="num col-start-2 text-text-2 md:col-start-3">
            <Money value={totalOf(rows.map(({ capital }) => capital))} strong className="text-text" /> {' + '}
            <Money value={totalOf(rows.map(({ promised_return }) => promised_return))} /> {t('dashboard.events.return')}
          </span>
        </button>
      </h3>
      {open && (
        <div id={id} className="border-t border-line p-4">
          <InvestmentList investments={rows} decides marked={marked} />
        </div>
      )}
    </div>
  )
}

/** Investments for visitors: an example, where plans are sold, and the bots' paper trades. */
const steps = ['bought', 'accrues', 'leaves', 'matures'] as const

export function PublicInvestments() {
  const t = useText()
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <Card title={t('investments.public.title')}>
        <p className="mb-4 max-w-[60ch] text-text-2">{t('investments.public.lead')}</p>
        <ol className="grid gap-4">
          {steps.map((step) => (
            <li key={step} className="border-t border-line pt-3">
              <h3 className="font-head text-14 font-bold">{t(`investments.public.${step}`)}</h3>
              <p className="max-w-[60ch] text-text-2">{t(`investments.public.${step}_text`)}</p>
            </li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button render={<RouterLink to="/plans" />}>{t('investments.public.plans')}</Button>
          <Button variant="secondary" render={<RouterLink to={withNext('/login', '/investments')} />}>
            {t('investments.public.log_in')}
          </Button>
        </div>
      </Card>
      <Card title={t('bots.trades.recent')} aside={<Link render={<RouterLink to="/live-trades" />}>{t('bots.trades.all')}</Link>}>
        <p className="mb-4 max-w-[60ch] text-text-2">
          {t('investments.public.bots')} <Link render={<RouterLink to="/bots" />}>{t('bots.title')}</Link>
        </p>
        <RecentTrades />
      </Card>
    </div>
  )
}
