/** The full record of one fill. Nothing is computed here: the parts of the price and the postings are the server's. */
import { Link as RouterLink } from 'react-router'
import { botText, coinOf, priceText, SourceTag, type TradeDetail, whyText } from '#web/entities/bot/index.ts'
import { Card, Link, Money, Percent, Table, TermsList } from '#web/kit/index.ts'
import { secondText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

const column = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6'

export function FillSheet({ trade }: { trade: TradeDetail }) {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <div className={column}>
        <Deal trade={trade} />
        <Facts trade={trade} />
      </div>
      <div className={column}>
        <PriceParts trade={trade} />
        <Entry trade={trade} />
      </div>
    </div>
  )
}

function Deal({ trade }: { trade: TradeDetail }) {
  const t = useText()
  const coin = coinOf(trade.pair)
  const title = t(trade.side === 'buy' ? 'fill.bought' : 'fill.sold', { quantity: trade.quantity, coin })
  return (
    <Card title={title} aside={<SourceTag source={trade.source} />}>
      <p>
        <Money value={trade.amount} size="xxl" className="whitespace-normal wrap-anywhere" />
      </p>
      <p className="mt-3 text-text-2">
        {trade.profit === null || trade.profit_percent === null ? (
          t('fill.opens')
        ) : (
          <>
            {t('fill.result')} <Money value={trade.profit} tone="result" sign="always" strong />{' '}
            <Percent value={trade.profit_percent.toFixed(2)} tone="result" />
          </>
        )}
      </p>
      <h3 className="mt-5 font-head text-14 font-bold">{t('fill.reason_title')}</h3>
      <p className="mt-1 max-w-[64ch]">{whyText(trade)}</p>
      {trade.why !== null && (
        <>
          <h3 className="mt-4 font-head text-14 font-bold">{t('fill.decision_title')}</h3>
          <p lang="en" dir="ltr" className="mt-1 max-w-[64ch] text-14 text-text-2">
            {trade.reason}
          </p>
        </>
      )}
    </Card>
  )
}

function PriceParts({ trade }: { trade: TradeDetail }) {
  const t = useText()
  const { tick, side } = trade
  const sign = side === 'buy' ? '+' : '−'
  const line = (term: string, value: string) => ({
    term,
    value: (
      <span translate="no" className="num block text-end">
        {value}
      </span>
    ),
  })
  return (
    <Card title={t('fill.price_title')}>
      <TermsList
        terms={[
          line(t('fill.tick'), priceText(tick.price)),
          line(t('fill.half_spread'), `${sign} ${priceText(tick.half_spread)}`),
          line(t('fill.impact'), `${sign} ${priceText(tick.impact)}`),
          line(t(side === 'buy' ? 'fill.paid_buy' : 'fill.paid_sell'), `= ${priceText(trade.price)}`),
          { term: t('fill.fee'), value: <Money value={trade.fee} className="block text-end" /> },
        ]}
      />
      <p className="mt-3 text-14 text-text-3">{t('fill.price_help')}</p>
    </Card>
  )
}

function Facts({ trade }: { trade: TradeDetail }) {
  const t = useText()
  const bot = <Link render={<RouterLink to={`/bots/${trade.bot}`} />}>{botText(t, trade.bot)}</Link>
  return (
    <Card title={t('fill.facts')}>
      <TermsList
        terms={[
          { term: t('fill.bot'), value: bot },
          { term: t('fill.bar_at'), value: secondText(trade.bar_at) },
          { term: t('fill.decided_at'), value: secondText(trade.decided_at) },
          { term: t('fill.tick_at'), value: secondText(trade.tick.at) },
          { term: t('fill.filled_at'), value: secondText(trade.at) },
          { term: t('fill.tick_id'), value: trade.tick.tick_id },
          { term: t('fill.id'), value: trade._id },
        ]}
      />
    </Card>
  )
}

function Entry({ trade }: { trade: TradeDetail }) {
  const t = useText()
  return (
    <Card title={t('fill.postings')}>
      <Table
        bare
        label={t('fill.postings_label')}
        rows={trade.postings}
        rowKey={(row) => `${row.account} ${row.commodity}`}
        columns={[
          { key: 'account', head: t('fill.account'), card: 'title', cell: (row) => row.account },
          { key: 'commodity', head: t('fill.commodity'), card: 'meta', cell: (row) => row.commodity },
          {
            key: 'amount',
            head: t('fill.posted'),
            align: 'right',
            card: 'figure',
            cell: (row) => (
              <span translate="no" className="num">
                {row.amount.replace('-', '−')}
              </span>
            ),
          },
        ]}
      />
      <p className="mt-3 text-14 text-text-3">{t('fill.postings_help')}</p>
    </Card>
  )
}
