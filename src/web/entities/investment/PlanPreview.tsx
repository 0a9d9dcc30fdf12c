/** A plan on any of its days, chosen by hand: the term drawing and its figures. A preview: nothing is booked. */
import { useState } from 'react'
import { Button, Chip, Money, RangeSlider, SumList, useMoneyText } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { TermPlate } from '#web/shared/term/index.ts'
import { type Investment, lastDay, previewDay } from './preview-day.ts'

export function PlanPreview({ investment }: { investment: Investment }) {
  const t = useText()
  const days = lastDay(investment)
  const [day, setDay] = useState(Math.min(investment.day, days))
  const shown = previewDay(investment, day)
  const words = { day, days, date: dateText(shown.at.toISOString()) }
  return (
    <div className="grid gap-4 rounded-3 border border-accent-edge p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Chip kind="info">{t('tour.replay.note')}</Chip>
        <p className="num font-medium">{t('tour.replay.day_of', words)}</p>
        <Button variant="quiet" size="s" className="ms-auto -me-3" disabled={day === investment.day} onClick={() => setDay(investment.day)}>
          {t('tour.replay.today')}
        </Button>
      </div>
      <RangeSlider
        label={t('tour.replay.slider')}
        min={0}
        max={days}
        value={day}
        onChange={setDay}
        valueText={t('tour.replay.day_of', words)}
        from={t('tour.replay.day', { day: 0 })}
        to={t('tour.replay.day', { day: days })}
      />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,42.5rem)_minmax(16rem,1fr)] lg:items-center">
        <Drawing investment={investment} day={day} days={days} />
        <SumList
          lines={[
            { label: t('tour.replay.accrued'), figure: <Money value={shown.accrued} /> },
            { label: t('tour.replay.left'), figure: <Money value={shown.aside} /> },
            { label: t('tour.replay.locked'), figure: <Money value={shown.locked} /> },
            {
              label: t('tour.replay.total', { date: dateText(investment.matures_at) }),
              figure: <Money value={shown.total} />,
              total: true,
            },
          ]}
        />
      </div>
    </div>
  )
}

function Drawing({ investment, day, days }: { investment: Investment; day: number; days: number }) {
  const t = useText()
  const moneyText = useMoneyText()
  const { accrued, total } = previewDay(investment, day)
  const { plan_name: plan, capital, promised_return } = investment
  const promised = moneyText(promised_return)
  return (
    <TermPlate
      elapsed={day / days}
      label={t('tour.replay.drawing', { plan, day, days, accrued: moneyText(accrued), promised })}
      labels={{
        aside: t('tour.replay.aside', { amount: promised }),
        now: t('tour.replay.now', { day, amount: moneyText(accrued) }),
        principal: t(day < days ? 'tour.replay.capital' : 'tour.replay.capital_free', { amount: moneyText(capital) }),
        maturity: t('tour.replay.maturity', { amount: moneyText(total) }),
      }}
      ticks={[
        { at: 0, label: t('tour.replay.day', { day: 0 }) },
        { at: 1, label: t('tour.replay.day', { day: days }) },
      ]}
    />
  )
}
