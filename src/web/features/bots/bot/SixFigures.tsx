/** The six figures of a record since release; none before there is one. */
import type { Bot } from '#web/entities/bot/index.ts'
import { Stat, StatStrip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PerformanceFigure } from '../PerformanceFigure.tsx'
import { isYoung } from '../record-age.ts'

const six = ['net', 'gross', 'hold', 'max_drawdown', 'worst_day', 'losing_months'] as const

export function SixFigures({ bot }: { bot: Bot }) {
  const t = useText()
  const record = isYoung(bot) ? null : bot.since_release
  if (!record) return null
  return (
    <StatStrip columns={6} label={t('record.story.figures')}>
      {six.map((line) => (
        <Stat key={line} label={t(`record.lines.${line}`)} figure={<PerformanceFigure line={line} record={record} />} />
      ))}
    </StatStrip>
  )
}
