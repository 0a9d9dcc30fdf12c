/** A plan on any of its days, chosen by hand or played: the term drawing and its figures. A preview: nothing is booked. */
import { useEffect, useState } from 'react'
import { Button, Chip, Money, RangeSlider, SumList, useMoneyText } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { TermPlate } from '#web/shared/term/index.ts'
import { type Investment, lastDay, previewDay } from './preview-day.ts'

/** The time in which all days are played. */
const PLAY_MS = 6_000
const MIN_STEP_MS = 60

type PlanPreviewProps = { investment: Investment; plays?: boolean; onClose?: (() => void) | undefined }

/** `plays`: from day 0 on, unless motion is not wanted. */
export function PlanPreview({ investment, plays = false, onClose }: PlanPreviewProps) {
  const t = useText()
  const days = lastDay(investment)
  const today = Math.min(investment.day, days)
  const { day, playing, move, toggle } = usePlayed(days, today, plays)
  const shown = previewDay(investment, day)
  const words = { day, days, date: dateText(shown.at.toISOString()) }
  return (
    <div className="grid gap-4 rounded-3 border border-accent-edge p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Chip kind="info">{t('tour.replay.note')}</Chip>
        <p className="num font-medium">{t('tour.replay.day_of', words)}</p>
        <span className="ms-auto -me-3 flex flex-wrap">
          <Button variant="quiet" size="s" onClick={toggle}>
            {t(playing ? 'tour.replay.stop' : 'tour.replay.play')}
          </Button>
          <Button variant="quiet" size="s" disabled={day === today} onClick={() => move(today)}>
            {t('tour.replay.today')}
          </Button>
          {onClose && (
            <Button variant="quiet" size="s" onClick={onClose}>
              {t('common.close')}
            </Button>
          )}
        </span>
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,42.5rem)_minmax(16rem,1fr)] lg:items-center">
        <div className="grid min-w-0 gap-2">
          {/* As wide as the drawing below it: its thumb is above the mark. */}
          <div data-tour="watch" className="-mx-2.5">
            <RangeSlider
              time
              label={t('tour.replay.slider')}
              min={0}
              max={days}
              value={day}
              onChange={move}
              valueText={t('tour.replay.day_of', words)}
            />
          </div>
          <Drawing investment={investment} day={day} days={days} />
        </div>
        <SumList
          lines={[
            { label: t('sums.locked'), figure: <Money value={shown.locked} /> },
            { label: t('sums.accrued'), figure: <Money value={shown.accrued} /> },
            { label: t('sums.aside'), figure: <Money value={shown.aside} /> },
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

/** The day that is shown: moved by hand, or by itself to the last one. */
function usePlayed(days: number, today: number, plays: boolean) {
  const [wanted] = useState(() => plays && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [day, setDay] = useState(wanted ? 0 : today)
  const [playing, setPlaying] = useState(wanted)
  useEffect(() => {
    if (!playing) return
    if (day >= days) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setDay(day + 1), Math.max(MIN_STEP_MS, PLAY_MS / Math.max(1, days)))
    return () => clearTimeout(timer)
  }, [playing, day, days])
  const move = (to: number) => {
    setPlaying(false)
    setDay(to)
  }
  const toggle = () => {
    if (!playing && day >= days) setDay(0)
    setPlaying(!playing)
  }
  return { day, playing, move, toggle }
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
