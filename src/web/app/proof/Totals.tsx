/** The five figures of an epoch, each as its statement says it. */
import type { Statement } from '#proof/index'
import { momentText } from '#web/locales/dates.ts'
import { listText } from '#web/locales/list-text.ts'
import { useText } from '#web/locales/text.ts'
import { Money, Percent, Stat, StatStrip } from '#web/ui/index.ts'

export const TOTALS = ['liabilities', 'custody', 'free', 'committed', 'coverage'] as const

export function Totals({ statement, late }: { statement: Statement; late: boolean }) {
  const t = useText()
  const { epoch, at, liabilities, custody, reserve_free: free, reserve_committed: committed, coverage_bps } = statement
  const amounts = { liabilities, custody, free, committed }
  return (
    <div className="grid gap-2">
      <StatStrip columns={5} label={t('proof.totals.label', { epoch })}>
        {TOTALS.map((name) => (
          <Stat
            key={name}
            label={t(`proof.totals.${name}`)}
            figure={name === 'coverage' ? <Percent value={coverage_bps} /> : <Money value={amounts[name]} />}
            caption={t(`proof.totals.${name}_note`)}
          />
        ))}
      </StatStrip>
      <p className={late ? 'text-13 text-warn' : 'text-13 text-text-3'}>
        {listText([t('proof.epoch', { epoch }), t('proof.as_of', { at: momentText(at) })])}
      </p>
    </div>
  )
}

export function LoadingTotals() {
  const t = useText()
  return TOTALS.map((name) => <Stat key={name} label={t(`proof.totals.${name}`)} state="loading" />)
}
