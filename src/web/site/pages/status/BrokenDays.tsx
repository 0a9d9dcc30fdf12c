/** The bars as text: days with outages. */
import { useText } from '#web/shared/locale/text.ts'
import { brokenDays, type Status } from './status-days.ts'

export function BrokenDays({ days }: { days: Status['days'] }) {
  const t = useText()
  const broken = brokenDays(days)
  return (
    <section aria-labelledby="broken-days" className="grid gap-3">
      <h2 id="broken-days" className="font-head text-20 font-bold tracking-[-.01em]">
        {t('status.history')}
      </h2>
      {broken.length === 0 ? (
        <p className="max-w-[60ch] text-16 text-text-2">{t('status.history_none')}</p>
      ) : (
        <ul className="max-w-[46rem] text-14">
          {broken.map(({ day, minutes }) => (
            <li key={day} className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <time dateTime={day} className="num">
                {day}
              </time>
              <span className="text-text-2">
                {minutes.map(([name, count]) => t('status.minutes', { name: t(`status.services.${name}.name`), count })).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
