/** The market: a price ticker, one coin's candles, the heatmap, and the list of all coins. */

import { useSearchParams } from 'react-router'
import { coins } from '#trading/coins'
import { AllCoins, CandleChart, FirstPricesOfPage, Heatmap, intervals, pricesQuery, Ticker, useCoins } from '#web/entities/market/index.ts'
import { Card, Note } from '#web/kit/index.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { type Key, useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { useOnline } from '#web/shared/screen/Failed.tsx'

export const preload: Preload = (client) => prefetch(client, pricesQuery)

export function Component() {
  const t = useText()
  return (
    <FirstPricesOfPage>
      <Ticker />
      <Offline />
      <div className="grid min-h-15 content-start md:min-h-5">
        <Source />
      </div>
      <Chart />
      <Card eyebrow={t('market.heatmap.eyebrow')} title={t('market.heatmap.title')}>
        <Heatmap />
      </Card>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="font-head text-20 font-bold tracking-[-.01em]">{t('market.all')}</h2>
        <AllCoins />
      </div>
    </FirstPricesOfPage>
  )
}

/** Existing data stays visible; this explains why there is no update. */
function Offline() {
  const t = useText()
  const online = useOnline()
  if (online) return null
  return (
    <Note kind="risk" live>
      {t('market.offline')}
    </Note>
  )
}

const KINDS = ['SIMULATED', 'REPLAY', 'LIVE'] as const

/** Explains the label on every price; before the first price, that there is none. */
function Source() {
  const t = useText()
  const coins = useCoins()
  const source = coins.find((coin) => coin.source !== null)?.source
  if (!source) return null
  if (coins.every(({ price }) => price === null))
    return <p className="max-w-[72ch] text-text-2">{`${t('market.empty')}. ${t('market.empty_help')}`}</p>
  const kind = KINDS.find((one) => source.startsWith(one))
  return kind ? <p className="max-w-[72ch] text-text-2">{t(`market.about.${kind}` satisfies Key)}</p> : null
}

const DEFAULT = { symbol: 'BTC', interval: '1h' } as const

/** Coin and interval are in the URL, so that a chart can be shared. */
function Chart() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const symbol = coins.find((coin) => coin.symbol === search.get('coin'))?.symbol ?? DEFAULT.symbol
  const interval = intervals.find((one) => one === search.get('interval')) ?? DEFAULT.interval
  const set = (name: 'coin' | 'interval', value: string) =>
    setSearch(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Card title={t('market.chart.title', { pair: `${symbol}USDT` })} id="chart">
      <CandleChart symbol={symbol} interval={interval} onSymbol={(one) => set('coin', one)} onInterval={(one) => set('interval', one)} />
    </Card>
  )
}
