/** One bot in the comparison: its curve beside holding, three figures, and its simulated history in a box of its own. */
import { type Bot, methodText, nameOf } from '#web/entities/bot/index.ts'
import { Card, join, Link, Skeleton } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { BotState } from './BotState.tsx'
import { PerformanceFigure } from './PerformanceFigure.tsx'
import { ageText, briefText, isStarting, isYoung, type Performance } from './performance-words.ts'
import type { Curve } from './plot/curve.tsx'
import { Sparkline } from './Sparkline.tsx'

/** `curve` is undefined until it has been read. `alone`: other bots have a record, so the row itself says why this one has none. */
export function BotRow({ bot, curve, alone }: { bot: Bot; curve: Curve | null | undefined; alone: boolean }) {
  const t = useText()
  const bare = isYoung(bot) && !alone
  return (
    <Card
      aria-label={nameOf(t, bot)}
      className={join(
        'grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:gap-8',
        bare
          ? 'md:items-center xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]'
          : 'md:gap-4 xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_minmax(0,24rem)]',
      )}
    >
      <div className="grid content-center gap-1">
        <h2 className="font-head text-16 font-bold">
          <Link render={<Go to={`/bots/${bot.version}`} />}>{nameOf(t, bot)}</Link>
        </h2>
        <p className="text-text-2">{briefText(t, bot)}</p>
        <p className="flex flex-wrap items-center gap-2 text-14 text-text-2">
          {t('record.board.version', { version: bot.version })} · {methodText(t, bot)}
          {bot.state === 'halted' && !isStarting(bot) && <BotState bot={bot} />}
        </p>
        {bot.halted_reason && !isStarting(bot) && <p className="text-14 text-warn">{noteText(bot.halted_note, bot.halted_reason)}</p>}
      </div>
      {!bare && <Since bot={bot} curve={curve} />}
      <div className={join('grid content-center gap-3', !bare && 'max-xl:md:col-span-2 max-xl:md:grid-cols-2 max-xl:md:items-end')}>
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
    <dl className="grid grid-cols-3 items-end gap-3">
      {shown.map((line) => (
        <div key={line}>
          <dt className="text-14 text-text-2">{t(`record.lines.${line}`)}</dt>
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
      <h3 className={join('text-14 text-text-2', record && 'mb-1.5')}>
        {record ? t('record.story.past', { from: dateText(record.from), to: dateText(record.to) }) : t('record.none_simulated')}
      </h3>
      {record && <Figures record={record} />}
    </section>
  )
}
