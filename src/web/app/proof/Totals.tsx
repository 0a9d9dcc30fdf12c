/** The five figures of an epoch, each as its statement says it. */
import { statTexts } from '#content/stats'
import type { Statement } from '#proof/index'
import { momentText } from '#web/locales/dates.ts'
import { useLanguage } from '#web/locales/language.ts'
import { listText } from '#web/locales/list-text.ts'
import { useText } from '#web/locales/text.ts'
import { PublicFigure } from '#web/PublicFigure.tsx'
import { moneyText, percentText, Stat, StatStrip } from '#web/ui/index.ts'

export const TOTALS = ['liabilities', 'custody', 'free', 'committed', 'coverage'] as const

/** The public figure of the same name: the epoch has it as it was then. */
const STATS = {
  liabilities: 'owed',
  custody: 'custody',
  free: 'reserve_free',
  committed: 'reserve_committed',
  coverage: 'coverage',
} as const

export function Totals({ statement, late }: { statement: Statement; late: boolean }) {
  const t = useText()
  const { epoch, at, liabilities, custody, reserve_free: free, reserve_committed: committed, coverage_bps } = statement
  const definitions = statTexts(useLanguage())
  const values = {
    liabilities: moneyText(liabilities),
    custody: moneyText(custody),
    free: moneyText(free),
    committed: moneyText(committed),
    coverage: percentText(coverage_bps),
  }
  return (
    <div className="grid gap-2">
      <StatStrip columns={5} label={t('proof.totals.label', { epoch })}>
        {TOTALS.map((name) => (
          <Stat
            key={name}
            label={t(`proof.totals.${name}`)}
            figure={
              <PublicFigure
                title={t(`proof.totals.${name}`)}
                value={values[name]}
                meaning={definitions[STATS[name]].definition}
                at={at}
                madeOf={`/stats/${STATS[name]}`}
              />
            }
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
