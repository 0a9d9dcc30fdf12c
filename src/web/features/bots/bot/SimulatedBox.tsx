/** What the rule would have done before its release, in a dashed box: never in one line with the record. */
import type { Bot } from '#web/entities/bot/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PerformanceFigure } from '../PerformanceFigure.tsx'

const shown = ['net', 'hold', 'max_drawdown'] as const

export function SimulatedBox({ bot }: { bot: Bot }) {
  const t = useText()
  const past = bot.simulated
  return (
    <section aria-labelledby="past" className="rounded-4 border border-dashed border-line-control p-(--card-pad)">
      <h2 id="past" className="font-head text-16 font-bold">
        {past ? t('record.story.past', { from: dateText(past.from), to: dateText(past.to) }) : t('record.simulated')}
      </h2>
      {past ? (
        <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {shown.map((line) => (
            <div key={line}>
              <dt className="text-13 text-text-2">{t(`record.lines.${line}`)}</dt>
              <dd className="num mt-0.5 font-medium">
                <PerformanceFigure line={line} record={past} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-13 text-text-2">{t('record.none_simulated')}</p>
      )}
      {past && <p className="mt-3 max-w-[72ch] text-13 text-text-2">{t('record.simulated_help')}</p>}
    </section>
  )
}
