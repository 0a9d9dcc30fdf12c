/** The longer queries about one person: postings, notes, and staff actions. Each runs when its tab is opened. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/shared/call/read.ts'

const LIMIT = '20'

export function usePostings(id: string, account: string, cursor: string | undefined) {
  return useQuery({
    ...read('listUserPostings', { params: { id }, query: { account, cursor, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  })
}

export function useNotes(id: string, cursor: string | undefined) {
  return useQuery({ ...read('listNotes', { params: { id }, query: { cursor, limit: LIMIT } }), placeholderData: keepPreviousData })
}

export function useUserHistory(id: string, cursor: string | undefined) {
  return useQuery({ ...read('listAudit', { query: { object_id: id, cursor, limit: LIMIT } }), placeholderData: keepPreviousData })
}
