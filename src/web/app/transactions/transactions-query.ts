/** A page of the member's transactions by filter, and one transaction with its history and postings. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/call.ts'
import { isOpen } from './transaction-words.ts'

export type TransactionFilter = { status: string; type: string; account: string; cursor: string | undefined }

const PAGE = '20'
const WATCH_MS = 5000

export function useTransactions(filter: TransactionFilter) {
  return useQuery({
    queryKey: ['listTransactions', filter],
    queryFn: ({ signal }) => call('listTransactions', { query: { limit: PAGE, ...filter }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Watched while somebody else may still decide about it. */
export function useTransaction(id: string) {
  return useQuery({
    queryKey: ['readTransaction', id],
    queryFn: ({ signal }) => call('readTransaction', { params: { id }, signal }),
    select: (reply) => reply.data,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.data) ? WATCH_MS : false),
  })
}
