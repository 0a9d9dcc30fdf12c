/** Summary of a record: net return beside holding and rebalancing the same coins, maximum drawdown, losing months. */
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PerformanceFigure } from './PerformanceFigure.tsx'
import { cardLines, type Performance } from './performance-words.ts'

export type Part = 'since_release' | 'simulated'

export function RecordStrip({ part, record }: { part: Part; record: Performance | null }) {
  const t = useText()
  const past = part === 'simulated'
  return (
    <section className={past ? 'rounded-3 border border-dashed border-line-strong p-4' : 'rounded-3 bg-surface-2 p-4'}>
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-head text-13 font-bold">
        {t(`record.${part}`)}
        {record && (
          <span className="num font-sans font-normal text-text-2">
            {t('record.span', { from: dateText(record.from), to: dateText(record.to) })}
          </span>
        )}
      </h3>
      {record ? (
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
          {cardLines.map((line) => (
            <div key={line}>
              <dt className="text-12 text-text-2">{t(`record.lines.${line}`)}</dt>
              <dd className="num mt-0.5 font-medium">
                <PerformanceFigure line={line} record={record} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-13 text-text-2">{t(`record.none_${part}`)}</p>
      )}
      {past && record && <p className="mt-3 text-13 text-text-3">{t('record.simulated_help')}</p>}
    </section>
  )
}
