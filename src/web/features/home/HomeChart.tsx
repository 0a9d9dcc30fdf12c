/** Candles of Bitcoin by default, or of another coin. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { CandleChart, type Interval, marketPath } from '#web/entities/market/index.ts'
import { Card, Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function HomeChart() {
  const t = useText()
  const [symbol, setSymbol] = useState('BTC')
  const [interval, setInterval] = useState<Interval>('1h')
  return (
    <Card
      title={t('market.chart.title', { pair: `${symbol}USDT` })}
      aside={<Link render={<RouterLink to={marketPath(symbol)} />}>{t('home.market')}</Link>}
    >
      <CandleChart symbol={symbol} interval={interval} onSymbol={setSymbol} onInterval={setInterval} />
    </Card>
  )
}
