/** A bot's net value beside holding the same coins, small; the stretch of the worst drawdown is shaded. */
import { type Bot, nameOf } from '#web/entities/bot/index.ts'
import { percentText } from '#web/kit/index.ts'
import { Bar, Curve, Mark } from '#web/shared/chart/plot/marks.tsx'
import { Plot } from '#web/shared/chart/plot/Plot.tsx'
import { rangeOf, spanOf } from '#web/shared/chart/plot/scale.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Curve as BotLines, MIN_POINTS } from './plot/curve.tsx'

export function Sparkline({ bot, curve }: { bot: Bot; curve: BotLines }) {
  const t = useText()
  const { net, hold, worst } = curve
  if (net.length < MIN_POINTS) return <p className="self-center text-14 text-text-2">{t('record.board.few')}</p>
  const span = spanOf([net, hold])
  const range = rangeOf([...net, ...hold].map(({ value }) => value))
  const label = t('record.board.spark', {
    name: nameOf(t, bot),
    from: dateText(new Date(span.from)),
    to: dateText(new Date(span.to)),
  })
  const fall = bot.since_release && percentText((-bot.since_release.max_drawdown_percent).toFixed(2))
  return (
    <div className="min-w-0 pb-5">
      <Plot
        label={label}
        range={range}
        span={span}
        format={String}
        lines={[]}
        height="h-18"
        room="end-0"
        over={
          worst &&
          fall && (
            <Mark at={(worst.from + worst.to) / 2} value={range.low} inset="1.75rem" className="num mt-1 -translate-x-1/2 text-loss">
              {fall}
            </Mark>
          )
        }
      >
        {worst && <Bar {...worst} low={null} high={null} className="fill-loss-wash" />}
        <Curve line={hold} look="reference" />
        <Curve line={net} />
      </Plot>
    </div>
  )
}
