/** The longer queries about one person: postings, notes, and staff actions. Each runs when its tab is opened. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'

const LIMIT = '20'

export function usePostings(id: string, account: string, cursor: string | undefined) {
  return useQuery({
    queryKey: ['listUserPostings', id, account, cursor],
    queryFn: ({ signal }) => call('listUserPostings', { params: { id }, query: { account, cursor, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useNotes(id: string, cursor: string | undefined) {
  return useQuery({
    queryKey: ['listNotes', id, cursor],
    queryFn: ({ signal }) => call('listNotes', { params: { id }, query: { cursor, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useUserHistory(id: string, cursor: string | undefined) {
  return useQuery({
    queryKey: ['listAudit', 'user', id, cursor],
    queryFn: ({ signal }) => call('listAudit', { query: { object_id: id, cursor, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  })
}
