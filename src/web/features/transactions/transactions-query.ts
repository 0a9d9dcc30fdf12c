/** A page of the member's transactions by filter, and one transaction with its history and postings. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { isOpen } from '#web/entities/transaction/index.ts'
import { read, useData } from '#web/shared/call/read.ts'

export type TransactionFilter = { status: string; type: string; account: string; sort: string; from: string; to: string }

const PAGE = '20'
const WATCH_MS = 5000

export function useTransactions(filter: TransactionFilter, cursor: string | undefined) {
  return useQuery({ ...read('listTransactions', { query: { limit: PAGE, cursor, ...wireOf(filter) } }), placeholderData: keepPreviousData })
}

/** The URL's days as instants for the request: from the first day's start to the last one's end, UTC. */
export function wireOf({ from, to, ...filter }: TransactionFilter): Record<string, string> {
  return {
    ...filter,
    ...(from ? { from: new Date(`${from}T00:00:00Z`).toISOString() } : {}),
    ...(to ? { to: addSeconds(new Date(`${to}T00:00:00Z`), DAY_SECONDS).toISOString() } : {}),
  }
}

/** Refreshed while an administrator may still decide. */
export function useTransaction(id: string) {
  return useData(read('readTransaction', { params: { id } }), {
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.data) ? WATCH_MS : false),
  })
}
