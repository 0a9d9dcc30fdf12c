import { expect, it } from 'vitest'
import { formatPrice, type Price, priceOf, quantity, quantityFor, worth } from '#kernel/price'
import { seeded } from '../seeded.ts'
import { type Book, bookValue, openBook, positionOf } from './book.ts'
import { COSTS, NO_COSTS } from './costs.ts'
import { cashOf, execute, squareRoot } from './execute.ts'
import { type Fill, fillOrder } from './fill.ts'
import { orderOf, SMALLEST_ORDER } from './order.ts'
import { openingPostings, type Posting, postingsOf, USD } from './posting.ts'

const at = (usd: number): Price => priceOf(usd) ?? (0n as Price)
const marks = (prices: Record<string, number>) => new Map(Object.entries(prices).map(([symbol, usd]) => [symbol, at(usd)]))
const total = (postings: readonly Posting[], commodity: string, account?: string) =>
  postings
    .filter((one) => one.commodity === commodity && (account ?? one.account) === one.account)
    .reduce((sum, one) => sum + one.amount, 0n)

it('takes square roots down', () => {
  const around = [0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n, 10n ** 40n - 1n, 10n ** 40n]
  expect(around.map(squareRoot)).toEqual([0n, 1n, 1n, 1n, 2n, 3n, 4n, 4n, 10n ** 20n - 1n, 10n ** 20n])
})

it('executes a buy and a sell as worked out by hand', () => {
  // One BTC at $50,000: half spread 0.5 bp = $2.50; impact 10 bp · √(50,000 / 10,000,000) = 0.70710678 bp (rates are cut at 10⁻⁸) =
  // $3.5355.
  const buy = execute('BTC', 'buy', quantity(100_000_000n), at(50_000), COSTS)
  expect([buy.half_spread, buy.impact].map((part) => formatPrice(part as Price))).toEqual(['2.5', '3.5355'])
  expect([formatPrice(buy.price), buy.amount, buy.spread]).toEqual(['50006.0355', 5_000_604n, 604n])
  // Fee 10 bp of $50,006.04 = $50.00604, slippage 5 bp = $25.00302.
  expect([buy.fee, buy.slippage, cashOf('buy', buy)]).toEqual([5_001n, 2_500n, -5_008_105n])
  const sell = execute('BTC', 'sell', quantity(100_000_000n), at(50_000), COSTS)
  expect([formatPrice(sell.price), sell.amount, sell.spread]).toEqual(['49993.9645', 4_999_396n, 604n])
})

it('orders the difference to the target, nothing small, and never more than the whole', () => {
  const prices = marks({ BTC: 100, ETH: 10 })
  const book: Book = { ...openBook(50_000n), positions: new Map([['BTC', { quantity: quantity(500_000_000n), cost: 50_000n }]]) }
  const target = (btc: number, eth: number) =>
    new Map([
      ['BTC', btc],
      ['ETH', eth],
    ] as const)
  expect(orderOf(book, target(0.5, 0.5), prices)).toEqual([{ symbol: 'ETH', quantity: 5_000_000_000n }])
  expect(orderOf(book, target(0.5, 0.0099), prices)).toEqual([])
  expect(orderOf(book, target(0.5, 0.01), prices)).toEqual([{ symbol: 'ETH', quantity: 100_000_000n }])
  expect(orderOf(book, target(-1, 1), prices)).toEqual([
    { symbol: 'BTC', quantity: -1_000_000_000n },
    { symbol: 'ETH', quantity: 5_000_000_000n },
  ])
  expect(() => orderOf(book, target(Number.NaN, 0), prices)).toThrow('a weight is a number')
})

it('keeps the average cost, and says what a reduction brought after all fees', () => {
  const bought = fillOrder(openBook(1_000_000n), [{ symbol: 'BTC', quantity: quantity(200_000_000n) }], marks({ BTC: 1000 }), COSTS)
  const [opening] = bought.fills
  expect([opening?.opens, opening?.profit, opening?.reduced_cost]).toEqual([true, null, null])
  const { cost } = positionOf(bought.book, 'BTC')
  expect(cost).toBe(1_000_000n - bought.book.cash)
  const sold = fillOrder(bought.book, [{ symbol: 'BTC', quantity: quantity(-100_000_000n) }], marks({ BTC: 1100 }), COSTS)
  const [half] = sold.fills
  expect(half?.reduced_cost).toBe(cost / 2n)
  expect(half?.profit).toBe(sold.book.cash - bought.book.cash - cost / 2n)
  const through = fillOrder(sold.book, [{ symbol: 'BTC', quantity: quantity(-300_000_000n) }], marks({ BTC: 1100 }), COSTS)
  expect(through.fills.map(({ opens, quantity: size, quantity_after }) => [opens, size, quantity_after])).toEqual([
    [false, 100_000_000n, 0n],
    [true, 200_000_000n, -200_000_000n],
  ])
  expect(positionOf(through.book, 'BTC').cost).toBeLessThan(0n)
  const covered = fillOrder(through.book, [{ symbol: 'BTC', quantity: quantity(200_000_000n) }], marks({ BTC: 1000 }), COSTS)
  expect(covered.fills[0]?.profit).toBeGreaterThan(19_000n)
  expect(positionOf(covered.book, 'BTC')).toEqual({ quantity: 0n, cost: 0n })
})

it('borrows nothing when prices rise between the order and its tick', () => {
  const coins = { BTC: 50_000, ETH: 2_500, DOGE: 0.1 }
  const equal = new Map(Object.keys(coins).map((symbol) => [symbol, 1 / 3]))
  const lines = orderOf(openBook(10_000_000n), equal, marks(coins))
  const { book, fills } = fillOrder(openBook(10_000_000n), lines, marks({ BTC: 55_000, ETH: 2_750, DOGE: 0.11 }), COSTS)
  expect(fills).toHaveLength(3)
  expect(book.cash).toBeGreaterThanOrEqual(0n)
  expect(book.cash).toBeLessThan(100n)
  const costless = fillOrder(openBook(10_000_000n), lines, marks(coins), NO_COSTS)
  expect(costless.book.costs).toBe(0n)
})

/** Sessions of random orders at random prices, long and short, small and large. */
function randomSession(seed: number, orders: number): { book: Book; fills: Fill[]; capital: bigint; last: ReadonlyMap<string, Price> } {
  const draw = seeded(seed)
  const symbols = ['BTC', 'ETH', 'PEPE', 'SHIB', 'XRP']
  const usd = [60_000, 3_000, 0.000012, 0.000023, 0.55]
  const capital = BigInt(Math.floor(draw() * 50_000_000)) + 10_000n
  let book = openBook(capital)
  const fills: Fill[] = []
  let prices = new Map<string, Price>()
  for (let n = 0; n < orders; n += 1) {
    const next = () => new Map(symbols.map((symbol, i) => [symbol, at((usd[i] ?? 1) * Math.exp(draw() - 0.5))]))
    prices = next()
    const target = new Map(symbols.map((symbol) => [symbol, draw() < 0.2 ? 0 : draw() * 2 - 1]))
    const lines = orderOf(book, target, prices)
    prices = new Map([...next()].map(([symbol, later]) => [symbol, draw() < 0.5 ? (prices.get(symbol) ?? later) : later]))
    const filled = fillOrder(book, lines, prices, COSTS)
    fills.push(...filled.fills)
    book = filled.book
  }
  return { book, fills, capital, last: prices }
}

it('ties out to the capital, to the cent, after any session: cash, positions at cost, realised results, and the postings of each fill', () => {
  let seen = 0
  for (let seed = 1; seed <= 200; seed += 1) {
    const { book, fills, capital, last } = randomSession(seed, 20)
    seen += fills.length
    const cost = [...book.positions.values()].reduce((sum, held) => sum + held.cost, 0n)
    const realised = fills.reduce((sum, { profit }) => sum + (profit ?? 0n), 0n)
    expect(book.cash + cost).toBe(capital + realised)
    const postings = [...openingPostings(capital), ...fills.flatMap(postingsOf)]
    for (const fill of fills) {
      const own = postingsOf(fill)
      expect([total(own, USD), total(own, fill.symbol)]).toEqual([0n, 0n])
    }
    expect(total(postings, USD, 'cash')).toBe(book.cash)
    for (const [symbol, held] of book.positions) expect(total(postings, symbol, 'position')).toBe(held.quantity)
    expect(total(postings, USD, 'fees') + total(postings, USD, 'slippage')).toBe(book.fees)
    expect(book.fees + total(postings, USD, 'spread')).toBe(book.costs)
    // What the exchange got at the ticks, and what it gives back today: the value is the capital, less costs, plus what the prices did.
    const at_marks = [...book.positions].reduce((sum, [symbol, held]) => sum + worth(held.quantity, last.get(symbol) ?? at(1)), 0n)
    expect(bookValue(book, last)).toBe(capital - book.costs - total(postings, USD, 'clearing') + at_marks)
    expect(fills.every(({ amount, fee, slippage }) => amount > 0n && fee >= 0n && slippage >= 0n)).toBe(true)
  }
  expect(seen).toBeGreaterThan(5_000)
})

it('places no line under the smallest order, and holds at most its value, long and short together', () => {
  for (let seed = 300; seed < 350; seed += 1) {
    const draw = seeded(seed)
    const prices = marks({ BTC: 60_000 * (0.5 + draw()), ETH: 3_000, PEPE: 0.00001 })
    const book = openBook(1_000_000n)
    const target = new Map([...prices.keys()].map((symbol) => [symbol, draw() * 4 - 2]))
    const lines = orderOf(book, target, prices)
    const sizes = lines.map(({ symbol, quantity: size }) => worth(size, prices.get(symbol) ?? at(1)))
    const gross = sizes.reduce((sum, size) => sum + (size < 0n ? -size : size), 0n)
    expect(gross).toBeLessThanOrEqual(1_000_003n)
    expect(sizes.every((size) => (size < 0n ? -size : size) >= SMALLEST_ORDER)).toBe(true)
  }
  expect(quantityFor(100n, at(1))).toBe(100_000_000n)
})
