/** The bots' routes: they translate between wire and use cases. */
import type { bots } from '#contract/bots'
import type { Handlers } from '#contract/shared/define'
import { cachedFor } from '#kernel/cached-for'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import { decodeCursor, page } from '#server/http'
import { cachedLate, type Query } from '#server/store'
import { listBots, type ViewDependencies } from './view/bot-view.ts'
import { countFills, type FillFilter, findFills, readTrade } from './view/find-fills.ts'
import { readCurves, readDivergence, readEquity } from './view/read-curves.ts'
import { openEnsembles } from './view/read-ensemble.ts'
import { readWeights } from './view/read-weights.ts'
import { symbolOf, type Trade, tradeOf } from './view/trade-view.ts'

const RECENT = 9
/** Drawings of up to a year: each costs 50 to 100 ms of the processor, and has a new point each hour. */
const DRAWING_SECONDS = 5
/** The books of all bots at the newest prices: up to 50 ms, of a long record. */
const BOOK_SECONDS = 1

type ListQuery = { readonly limit: number; readonly cursor?: string | undefined }
type TradeList = { readonly data: Trade[]; readonly page: { readonly next_cursor: string | null; readonly total: number | null } }

function openDrawings(deps: ViewDependencies) {
  const kept = <T>(read: (query: Query) => Promise<T>) => cachedLate(deps, DRAWING_SECONDS, read)
  return {
    curves: kept((query) => readCurves(query, deps)),
    weights: new Map(deps.bots.map(({ version }) => [version as string, kept((query) => readWeights(query, deps, version))])),
  }
}

export function botRoutes(deps: ViewDependencies): Handlers<typeof bots> {
  const { query: read, late } = deps.database
  const all = cachedFor(deps.clock, BOOK_SECONDS, () => listBots(deps))
  const recent = singleFlight(() => findFills(read, { after: null }, RECENT))
  const ensembles = openEnsembles(deps)
  const { curves, weights } = openDrawings(deps)
  const isKnown = (version: string) => deps.bots.some((bot) => bot.version === version)

  const trades = async ({ limit, cursor }: ListQuery, filter: FillFilter): Promise<TradeList | Refused<'invalid'>> => {
    const after = decodeCursor(cursor)
    if (isRefused(after)) return after
    const [rows, total] = await Promise.all([findFills(read, { ...filter, after }, limit + 1), countFills(read, filter)])
    const listed = page({ rows, limit, cursorOf: ({ at, id }) => ({ created_at: at, id }), total })
    return { data: listed.data.map(tradeOf), page: listed.page }
  }
  return {
    listBots: async () => ({ data: (await all()).value }),
    readBot: async ({ params }) => {
      const bot = (await all()).value.find(({ version }) => version === params.version)
      return bot ? { data: bot } : refuse('no_bot')
    },
    readBotTrades: async ({ params, query }) => (isKnown(params.version) ? trades(query, params) : refuse('no_bot')),
    readBotEquity: async ({ params }) => {
      const points = await late((query) => readEquity(query, deps, params.version))
      return points ? { data: points } : refuse('no_bot')
    },
    readBotCurves: async () => ({ data: (await curves()).value }),
    readBotWeights: async ({ params }) => {
      const drawn = (await weights.get(params.version)?.())?.value
      return drawn ? { data: drawn } : refuse('no_bot')
    },
    readBotEnsemble: async ({ params: { version } }) => (isKnown(version) ? { data: await ensembles.summary(version) } : refuse('no_bot')),
    readBotEnsembleHistory: async ({ params: { version } }) =>
      isKnown(version) ? { data: await ensembles.history(version) } : refuse('no_bot'),
    listTrades: async ({ query }) => {
      const { bot, pair } = query
      // An invalid pair matches no fill.
      const symbol = pair === undefined ? undefined : (symbolOf(pair) ?? '')
      return trades(query, { version: bot, symbol })
    },
    readRecentTrades: async () => ({ data: (await recent()).map(tradeOf) }),
    readTrade: async ({ params }) => {
      const trade = await readTrade(read, params.id)
      return trade ? { data: trade } : refuse('no_trade')
    },
    readDivergence: async () => ({ data: await late(readDivergence) }),
  }
}
