/** Queries of the public bot data: fills, records, curves. The past never changes, so they rarely refetch. */

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { bots } from '#contract/bots'
import type { WireReplyOf } from '#contract/shared/define'
import { MINUTE_MS } from '#kernel/duration'
import { call } from '#web/shared/call/call.ts'

export type Trade = WireReplyOf<typeof bots.listTrades>['data'][number]
export type TradeDetail = WireReplyOf<typeof bots.readTrade>['data']
export type Bot = WireReplyOf<typeof bots.readBot>['data']
export type EquityPoint = WireReplyOf<typeof bots.readBotEquity>['data'][number]

export type BotCurve = WireReplyOf<typeof bots.readBotCurves>['data'][number]
export type BotWeights = WireReplyOf<typeof bots.readBotWeights>['data']
export type BotEnsemble = NonNullable<WireReplyOf<typeof bots.readBotEnsemble>['data']>
export type Part = EquityPoint['part']

export type TradeFilter = { readonly bot: string; readonly pair: string; readonly cursor: string | undefined }

const PAGE = '25'
const PAGE_OF_ONE = '10'

export const recentQuery = queryOptions({ queryKey: ['readRecentTrades'], queryFn: ({ signal }) => call('readRecentTrades', { signal }) })

export function useRecentTrades() {
  return useQuery({ ...recentQuery, select: (reply) => reply.data, refetchInterval: MINUTE_MS })
}

export function tradesQuery(filter: TradeFilter) {
  return queryOptions({
    queryKey: ['listTrades', filter],
    queryFn: ({ signal }) => call('listTrades', { query: { limit: PAGE, ...filter }, signal }),
  })
}

/** No background refetch: a page is fetched again on request only. */
export function useTrades(filter: TradeFilter) {
  return useQuery({
    ...tradesQuery(filter),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
}

export function useTrade(id: string) {
  return useQuery({
    queryKey: ['readTrade', id],
    queryFn: ({ signal }) => call('readTrade', { params: { id }, signal }),
    select: (reply) => reply.data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const botsQuery = queryOptions({ queryKey: ['listBots'], queryFn: ({ signal }) => call('listBots', { signal }) })

export function useBots() {
  return useQuery({ ...botsQuery, select: (reply) => reply.data, refetchInterval: MINUTE_MS })
}

export function botQuery(version: string) {
  return queryOptions({
    queryKey: ['readBot', version],
    queryFn: ({ signal }) => call('readBot', { params: { version }, signal }),
  })
}

export function useBot(version: string) {
  return useQuery({
    ...botQuery(version),
    select: (reply) => reply.data,
    refetchInterval: MINUTE_MS,
  })
}

export function botTradesQuery(version: string, cursor: string | undefined) {
  return queryOptions({
    queryKey: ['readBotTrades', version, cursor],
    queryFn: ({ signal }) => call('readBotTrades', { params: { version }, query: { limit: PAGE_OF_ONE, cursor }, signal }),
  })
}

export function useBotTrades(version: string, cursor: string | undefined) {
  return useQuery({ ...botTradesQuery(version, cursor), placeholderData: keepPreviousData })
}

export function useBotEquity(version: string) {
  return useQuery({
    queryKey: ['readBotEquity', version],
    queryFn: ({ signal }) => call('readBotEquity', { params: { version }, signal }),
    select: (reply) => reply.data,
    refetchInterval: MINUTE_MS,
  })
}

export const curvesQuery = queryOptions({ queryKey: ['readBotCurves'], queryFn: ({ signal }) => call('readBotCurves', { signal }) })

export function useBotCurves() {
  return useQuery({ ...curvesQuery, select: (reply) => reply.data, refetchInterval: MINUTE_MS })
}

export function useBotWeights(version: string) {
  return useQuery({
    queryKey: ['readBotWeights', version],
    queryFn: ({ signal }) => call('readBotWeights', { params: { version }, signal }),
    select: (reply) => reply.data,
    refetchInterval: MINUTE_MS,
  })
}

/** Null: no ensemble, or not begun. */
export function useBotEnsemble(version: string) {
  return useQuery({
    queryKey: ['readBotEnsemble', version],
    queryFn: ({ signal }) => call('readBotEnsemble', { params: { version }, signal }),
    select: (reply) => reply.data,
    refetchInterval: MINUTE_MS,
  })
}

export const divergenceQuery = queryOptions({ queryKey: ['readDivergence'], queryFn: ({ signal }) => call('readDivergence', { signal }) })

export function useDivergence() {
  return useQuery({ ...divergenceQuery, select: (reply) => reply.data })
}
