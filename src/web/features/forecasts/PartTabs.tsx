/** Live or backtest: never both in one list. */
import { FilterTabs } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type ForecastOrigin, forecastOrigins } from './forecast-query.ts'

type PartTabsProps = { readonly part: ForecastOrigin; readonly onChange: (part: ForecastOrigin) => void }

export function PartTabs({ part, onChange }: PartTabsProps) {
  const t = useText()
  const tabs = forecastOrigins.map((value) => ({ value, label: t(`forecasts.parts.${value}`) }))
  return <FilterTabs label={t('forecasts.part')} tabs={tabs} value={part} onChange={onChange} />
}
