/** The five figures of an epoch, with its number. */
import type { ReactNode } from 'react'
import { Stat, StatStrip } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'

const TOTALS = ['liabilities', 'custody', 'free', 'committed', 'coverage'] as const
export type TotalName = (typeof TOTALS)[number]

/** The public figure of the same name; the epoch has its value at that time. */
export const STATS = {
  liabilities: 'owed',
  custody: 'custody',
  free: 'reserve_free',
  committed: 'reserve_committed',
  coverage: 'coverage',
} as const

export type TotalsStripProps = {
  readonly epoch: string | number
  /** When its books were read, as text. */
  readonly at: string
  readonly figures: Readonly<Record<TotalName, ReactNode>>
  readonly late?: boolean
}

export function TotalsStrip({ epoch, at, figures, late }: TotalsStripProps) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <StatStrip columns={5} label={t('proof.totals.label', { epoch })}>
        {TOTALS.map((name) => (
          <Stat
            key={name}
            label={t(`proof.totals.${name}`)}
            figure={<span className="max-sm:text-16">{figures[name]}</span>}
            caption={t(`proof.totals.${name}_note`)}
          />
        ))}
      </StatStrip>
      <p className={late ? 'text-13 text-warn' : 'text-13 text-text-3'}>
        {listText([t('proof.epoch', { epoch }), t('proof.as_of', { at })])}
      </p>
    </div>
  )
}

export function LoadingTotals() {
  const t = useText()
  return TOTALS.map((name) => <Stat key={name} label={t(`proof.totals.${name}`)} state="loading" />)
}
