/** One bot in the comparison: its curve beside holding, three figures, and its simulated history in a box of its own. */
import { type Bot, nameOf } from '#web/entities/bot/index.ts'
import { Card, Link, Skeleton } from '#web/kit/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { BotState } from './BotState.tsx'
import { briefText } from './brief-text.ts'
import { PerformanceFigure } from './PerformanceFigure.tsx'
import type { Performance } from './performance-words.ts'
import type { Curve } from './plot/curve.ts'
import { ageText, isYoung } from './record-age.ts'
import { Sparkline } from './Sparkline.tsx'

/** `curve` is undefined until it has been read. */
export function BotRow({ bot, curve }: { bot: Bot; curve: Curve | null | undefined }) {
  const t = useText()
  return (
    <Card
      aria-label={nameOf(t, bot)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_minmax(0,24rem)] xl:gap-8"
    >
      <div className="grid content-center gap-1">
        <h2 className="font-head text-16 font-bold">
          <Link render={<Go to={`/bots/${bot.version}`} />}>{nameOf(t, bot)}</Link>
        </h2>
        <p className="text-text-2">{briefText(t, bot)}</p>
        <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
          {t('record.board.version', { version: bot.version })}
          {bot.state === 'halted' && <BotState bot={bot} />}
        </p>
        {bot.halted_reason && <p className="text-13 text-warn">{noteText(bot.halted_note, bot.halted_reason)}</p>}
      </div>
      <Since bot={bot} curve={curve} />
      <div className="grid content-center gap-3 max-xl:md:col-span-2 max-xl:md:grid-cols-2 max-xl:md:items-end">
        {!isYoung(bot) && bot.since_release && <Figures record={bot.since_release} />}
        <Past record={bot.simulated} />
      </div>
    </Card>
  )
}

function Since({ bot, curve }: { bot: Bot; curve: Curve | null | undefined }) {
  const t = useText()
  if (isYoung(bot)) return <p className="self-center text-text-2">{ageText(t, bot)}</p>
  if (!bot.since_release) return <p className="self-center text-text-2">{t('record.none_since_release')}</p>
  return (
    <div className="min-w-0 self-center">
      {curve === undefined ? <Skeleton height={92} /> : curve && <Sparkline bot={bot} curve={curve} />}
    </div>
  )
}

const shown = ['net', 'hold', 'max_drawdown'] as const

function Figures({ record }: { record: Performance }) {
  const t = useText()
  return (
    <dl className="grid grid-cols-3 gap-3">
      {shown.map((line) => (
        <div key={line}>
          <dt className="text-12 text-text-2">{t(`record.lines.${line}`)}</dt>
          <dd className="num mt-0.5 font-medium">
            <PerformanceFigure line={line} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Past({ record }: { record: Performance | null }) {
  const t = useText()
  return (
    <section className="rounded-3 border border-dashed border-line-control px-3.5 py-2.5">
      <h3 className="mb-1.5 text-12 text-text-2">{t('record.simulated')}</h3>
      {record ? <Figures record={record} /> : <p className="text-13 text-text-2">{t('record.none_simulated')}</p>}
    </section>
  )
}
