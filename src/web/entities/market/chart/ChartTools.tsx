/** Pickers for coin, interval and overlays. */

import { FilterTabs, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { unpricedCoins } from '../prices/coin.ts'
import { type Interval, intervals } from './candles.ts'
import { type OverlayName, overlayNames } from './overlays.ts'
import { ToggleChips } from './ToggleChips.tsx'

export type ChartChoice = {
  /** `BTC` */
  readonly symbol: string
  readonly interval: Interval
  readonly onSymbol: (symbol: string) => void
  readonly onInterval: (interval: Interval) => void
}

export type ChartToolsProps = ChartChoice & {
  readonly shown: readonly OverlayName[]
  readonly onShown: (shown: readonly OverlayName[]) => void
  readonly fills: boolean
  readonly onFills: (fills: boolean) => void
}

const FILLS = 'fills'

export function ChartTools({ symbol, interval, onSymbol, onInterval, shown, onShown, fills, onFills }: ChartToolsProps) {
  const t = useText()
  const toggle = (name: OverlayName | typeof FILLS) => {
    if (name === FILLS) return onFills(!fills)
    onShown(shown.includes(name) ? shown.filter((one) => one !== name) : overlayNames.filter((one) => one === name || shown.includes(one)))
  }
  const options = [...overlayNames, FILLS] as const
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Select
        aria-label={t('market.chart.coin')}
        frameClassName="w-full sm:w-64"
        options={unpricedCoins.map((coin) => ({ value: coin.symbol, label: `${coin.name} · ${coin.symbol}USDT` }))}
        value={symbol}
        onChange={(event) => onSymbol(event.target.value)}
      />
      <FilterTabs
        label={t('market.chart.interval')}
        tabs={intervals.map((value) => ({ value, label: t(`market.chart.intervals.${value}`) }))}
        value={interval}
        onChange={onInterval}
      />
      <ToggleChips
        label={t('market.chart.indicators')}
        options={options.map((value) => ({ value, label: t(`market.chart.${value}`) }))}
        chosen={fills ? [...shown, FILLS] : shown}
        onToggle={toggle}
      />
    </div>
  )
}
