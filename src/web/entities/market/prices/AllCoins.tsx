/** All coins: a sortable table, and below 62em tiles with the sort order in a select. */
import { useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { linkStyle, Select, type Sort, Table, VisuallyHidden } from '#web/kit/index.ts'
import { type Key, useText } from '#web/shared/locale/text.ts'
import { useInView } from '#web/shared/screen/use-in-view.ts'
import { Change } from './Change.tsx'
import { CoinMark } from './CoinMark.tsx'
import { CoinTile } from './CoinTile.tsx'
import { type Coin, marketPath } from './coin.ts'
import { priceText, priceTimeText } from './price-text.ts'
import { SourceTag, StaleBadge } from './SourceTag.tsx'
import { useCoins } from './use-market.ts'

const ORDERS: readonly { readonly value: string; readonly label: Key }[] = [
  { value: '', label: 'market.order.listed' },
  { value: 'change descending', label: 'market.order.gain' },
  { value: 'change ascending', label: 'market.order.loss' },
  { value: 'price descending', label: 'market.order.price' },
  { value: 'name ascending', label: 'market.order.name' },
]

export function AllCoins() {
  const [sort, setSort] = useState<Sort | null>(null)
  return (
    <>
      <CoinTable sort={sort} onSort={setSort} />
      <CoinTiles sort={sort} onSort={setSort} />
    </>
  )
}

type CoinsProps = { sort: Sort | null; onSort: (sort: Sort | null) => void }

/** Either the table or the tiles are hidden by CSS. */
function useRows(sort: Sort | null) {
  const { box, in_view } = useInView<HTMLDivElement>()
  const coins = useCoins(in_view)
  return { box, rows: useMemo(() => sortCoins(coins, sort), [coins, sort]) }
}

function CoinTiles({ sort, onSort }: CoinsProps) {
  const t = useText()
  const { box, rows } = useRows(sort)
  const order = sort ? `${sort.key} ${sort.direction}` : ''
  return (
    <div ref={box} className="grid gap-4 lg:hidden">
      <Select
        frameClassName="sm:max-w-64"
        aria-label={t('market.order.label')}
        options={ORDERS.map(({ value, label }) => ({ value, label: t(label) }))}
        value={ORDERS.some(({ value }) => value === order) ? order : ''}
        onChange={(event) => onSort(sortOf(event.target.value))}
      />
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" aria-label={t('market.all')}>
        {rows.map((coin) => (
          <li key={coin.id} className="grid min-w-0">
            <CoinTile coin={coin} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function sortOf(order: string): Sort | null {
  const [key, direction] = order.split(' ')
  return key ? { key, direction: direction === 'ascending' ? 'ascending' : 'descending' } : null
}

function CoinTable({ sort, onSort }: CoinsProps) {
  const t = useText()
  const { box, rows } = useRows(sort)
  return (
    <div ref={box} className="hidden lg:block">
      <Table
        label={t('market.all')}
        rows={rows}
        rowKey={(coin) => coin.id}
        sort={sort ?? undefined}
        onSort={onSort}
        columns={[
          { key: 'name', head: t('market.coin'), sortable: true, cell: (coin) => <CoinName coin={coin} /> },
          {
            key: 'price',
            head: t('market.price'),
            sortable: true,
            align: 'right',
            cell: (coin) => (
              <span translate="no" className="num font-medium">
                {priceText(coin.price)}
              </span>
            ),
          },
          { key: 'change', head: t('market.change'), sortable: true, align: 'right', cell: (coin) => <Change value={coin.change} /> },
          { key: 'source', head: t('market.source'), cell: (coin) => <SourceTag source={coin.source} /> },
          { key: 'as_of', head: t('market.as_of'), align: 'right', cell: (coin) => <AsOf coin={coin} /> },
        ]}
      />
    </div>
  )
}

function CoinName({ coin }: { coin: Coin }) {
  const t = useText()
  return (
    <span className="flex items-center gap-3">
      <CoinMark coin={coin} size={28} />
      <RouterLink to={marketPath(coin.symbol)} className={`tap ${linkStyle}`}>
        {coin.name}
        <VisuallyHidden>{t('market.to_chart')}</VisuallyHidden>
      </RouterLink>
      <span className="text-14 text-text-2">{coin.symbol}</span>
    </span>
  )
}

function AsOf({ coin }: { coin: Coin }) {
  if (coin.as_of === null) return <>–</>
  return coin.stale ? (
    <StaleBadge coin={coin} />
  ) : (
    <span translate="no" className="num text-text-2">
      {priceTimeText(coin.as_of)}
    </span>
  )
}

/** The order of the list of all coins. Unknown values sort last in both directions. */
export function sortCoins(coins: readonly Coin[], sort: Sort | null): readonly Coin[] {
  if (!sort) return coins
  const sign = sort.direction === 'ascending' ? 1 : -1
  if (sort.key === 'name') return coins.toSorted((a, b) => sign * a.name.localeCompare(b.name, 'en'))
  const value = (coin: Coin): number | null => (sort.key === 'change' ? coin.change : coin.price === null ? null : Number(coin.price))
  return coins.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
