/** Queries of the public bot data: fills, records, curves. The past never changes, so they rarely refetch. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { MINUTE_MS } from '#kernel/duration'
import { read, useData } from '#web/shared/call/read.ts'

export type Trade = WireData<'listTrades'>[number]
export type TradeDetail = WireData<'readTrade'>
export type Bot = WireData<'readBot'>
export type EquityPoint = WireData<'readBotEquity'>[number]

export type BotCurve = WireData<'readBotCurves'>[number]
export type BotWeights = WireData<'readBotWeights'>
export type BotEnsemble = NonNullable<WireData<'readBotEnsemble'>>
export type Part = EquityPoint['part']

export type TradeFilter = { readonly bot: string; readonly pair: string; readonly cursor: string | undefined }

const PAGE = '25'
const PAGE_OF_ONE = '10'

export const recentQuery = read('readRecentTrades')

export function useRecentTrades() {
  return useData(recentQuery, { refetchInterval: MINUTE_MS })
}

export function tradesQuery(filter: TradeFilter) {
  return read('listTrades', { query: { limit: PAGE, ...filter } })
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
  return useData(read('readTrade', { params: { id } }), { staleTime: Number.POSITIVE_INFINITY })
}

export const botsQuery = read('listBots')

export function useBots() {
  return useData(botsQuery, { refetchInterval: MINUTE_MS })
}

export function botQuery(version: string) {
  return read('readBot', { params: { version } })
}

export function useBot(version: string) {
  return useData(botQuery(version), { refetchInterval: MINUTE_MS })
}

export function botTradesQuery(version: string, cursor: string | undefined) {
  return read('readBotTrades', { params: { version }, query: { limit: PAGE_OF_ONE, cursor } })
}

export function useBotTrades(version: string, cursor: string | undefined) {
  return useQuery({ ...botTradesQuery(version, cursor), placeholderData: keepPreviousData })
}

export function useBotEquity(version: string) {
  return useData(read('readBotEquity', { params: { version } }), { refetchInterval: MINUTE_MS })
}

export const curvesQuery = read('readBotCurves')

export function useBotCurves() {
  return useData(curvesQuery, { refetchInterval: MINUTE_MS })
}

export function useBotWeights(version: string) {
  return useData(read('readBotWeights', { params: { version } }), { refetchInterval: MINUTE_MS })
}

/** Null: no ensemble, or not begun. */
export function useBotEnsemble(version: string) {
  return useData(read('readBotEnsemble', { params: { version } }), { refetchInterval: MINUTE_MS })
}

export const divergenceQuery = read('readDivergence')

export function useDivergence() {
  return useData(divergenceQuery)
}
