/** Pickers for coin, interval and overlays. */

import { FilterTabs, Icon, join, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { unpricedCoins } from '../prices/coin.ts'
import { type Interval, intervals } from './candles.ts'
import { type OverlayName, overlayNames } from './overlays.ts'

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

/** Independent toggle chips. */
type ToggleChipsProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onToggle: (value: Value) => void
}

/** The space around each enlarges its touch target. */
const chip =
  'tap inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-14 font-medium transition-colors duration-(--d-1) focus-visible:rounded-full'

function ToggleChips<Value extends string>({ label, options, chosen, onToggle }: ToggleChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a toolbar
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => {
        const on = chosen.includes(option.value)
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={on}
            onClick={() => onToggle(option.value)}
            className={join(
              chip,
              on ? 'border-term-aside bg-accent-wash text-accent-text' : 'border-line-strong text-text-2 hover:bg-surface-2',
            )}
          >
            {on && <Icon name="check" size={14} />}
            {option.label}
          </button>
        )
      })}
    </div>
  )
}
