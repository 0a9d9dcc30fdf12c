/** A bot's net value beside holding the same coins, small; the stretch of the worst drawdown is shaded. */
import { type Bot, nameOf } from '#web/entities/bot/index.ts'
import { percentText } from '#web/kit/index.ts'
import { alongOf, pathOf, rangeOf } from '#web/shared/chart/plot/scale.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Curve, MIN_POINTS, placesOf, spanOf } from './plot/curve.ts'
import { HoldPath } from './plot/HoldPath.tsx'

export function Sparkline({ bot, curve }: { bot: Bot; curve: Curve }) {
  const t = useText()
  const { net, hold, worst } = curve
  if (net.length < MIN_POINTS) return <p className="self-center text-13 text-text-2">{t('record.board.few')}</p>
  const span = spanOf([net, hold])
  const range = rangeOf([...net, ...hold].map(({ value }) => value))
  const along = (at: number) => alongOf(at, span.from, span.to)
  const draw = (line: Curve['net']) => pathOf(placesOf(line, span, range))
  const label = t('record.board.spark', {
    name: nameOf(t, bot),
    from: dateText(new Date(span.from)),
    to: dateText(new Date(span.to)),
  })
  const fall = bot.since_release && percentText((-bot.since_release.max_drawdown_percent).toFixed(2))
  const middle = worst ? (along(worst.from) + along(worst.to)) / 2 : 0
  return (
    <div dir="ltr" role="img" aria-label={label} className="min-w-0 text-12">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" className="h-18 w-full overflow-visible">
        {worst && (
          <rect
            x={along(worst.from) * 1000}
            width={(along(worst.to) - along(worst.from)) * 1000}
            y={0}
            height={1000}
            className="fill-loss-wash"
          />
        )}
        <HoldPath d={draw(hold)} />
        <path d={draw(net)} className="fill-none stroke-chart-1" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="relative h-5">
        {worst && fall && (
          <span
            style={{ insetInlineStart: `clamp(1.75rem, ${middle * 100}%, calc(100% - 1.75rem))` }}
            className="num absolute top-1 -translate-x-1/2 text-loss"
          >
            {fall}
          </span>
        )}
      </div>
    </div>
  )
}
