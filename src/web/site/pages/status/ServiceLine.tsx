/** One service: current status, and a bar per day. A day with an outage has a mark above its bar, so that colour isn't the only sign. */

import { Chip, countText, join, percentText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type DayKind, daysOf, type Status } from './status-days.ts'

type ServiceLineProps = { readonly service: Status['services'][number]; readonly days: Status['days'] }

const bars: Readonly<Record<DayKind, string>> = {
  none: 'h-2 bg-surface-3',
  whole: 'h-7 bg-gain',
  broken: 'h-7 bg-loss before:absolute before:inset-x-0 before:-top-2.5 before:mx-auto before:size-1.5 before:rounded-full before:bg-loss',
}

export function ServiceLine({ service: { name, ok }, days }: ServiceLineProps) {
  const t = useText()
  const { cells, seen, broken, worked_bps } = daysOf(days, name)
  const words = worked_bps === null ? t('status.unseen') : t('status.seen', { percent: percentText(worked_bps), seen: countText(seen) })
  const label = t('status.bars', { name: t(`status.services.${name}.name`), words, count: broken })
  return (
    <li className="grid gap-3 border-line px-(--card-pad) py-5 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="font-head text-16 font-bold">{t(`status.services.${name}.name`)}</h3>
        <Chip kind={ok ? 'success' : 'failed'}>{t(ok ? 'status.works' : 'status.broken')}</Chip>
      </div>
      <p className="max-w-[60ch] text-14 text-text-2">{t(`status.services.${name}.help`)}</p>
      <div role="img" aria-label={label} className="flex h-10 items-end gap-px sm:gap-0.5">
        {cells.map(({ key, kind }) => (
          <span key={key} className={join('relative min-w-0 flex-1 rounded-1', bars[kind])} />
        ))}
      </div>
      <p aria-hidden="true" className="grid grid-cols-2 gap-x-4 gap-y-1 text-13 text-text-2 sm:grid-cols-3">
        <span>{t('status.from')}</span>
        <span className="text-end sm:order-last">{t('status.today')}</span>
        <span className="num max-sm:col-span-2 sm:text-center">{words}</span>
      </p>
    </li>
  )
}
