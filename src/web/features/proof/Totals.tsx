/** The five figures of an epoch, verbatim from its statement. */
import { statTexts } from '#content/stats'
import type { Statement } from '#proof/index'
import { moneyText } from '#web/kit/index.ts'
import { coverageText } from '#web/shared/locale/coverage-text.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PublicFigure } from '#web/shared/screen/PublicFigure.tsx'
import { STATS, type TotalName, TotalsStrip } from './TotalsStrip.tsx'

export function Totals({ statement, late }: { statement: Statement; late: boolean }) {
  const t = useText()
  const definitions = statTexts(useLanguage())
  const { epoch, at, liabilities, custody, reserve_free, reserve_committed, coverage_bps } = statement
  const opens = (name: TotalName, value: string) => (
    <PublicFigure
      title={t(`proof.totals.${name}`)}
      value={value}
      meaning={definitions[STATS[name]].definition}
      at={at}
      madeOf={`/stats/${STATS[name]}`}
    />
  )
  return (
    <TotalsStrip
      epoch={epoch}
      at={momentText(at)}
      late={late}
      figures={{
        liabilities: opens('liabilities', moneyText(liabilities)),
        custody: opens('custody', moneyText(custody)),
        free: opens('free', moneyText(reserve_free)),
        committed: opens('committed', moneyText(reserve_committed)),
        coverage: opens('coverage', coverageText(coverage_bps)),
      }}
    />
  )
}
