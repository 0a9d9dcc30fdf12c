/** Queries of the member's messages. Reading one marks it read, so the list and the unread count become stale. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type Message = WireData<'readMessage'>

const PAGE = '20'

export function useMessages(cursor: string | undefined) {
  return useQuery({ ...read('listMessages', { query: { limit: PAGE, cursor } }), placeholderData: keepPreviousData })
}

export function useMessage(id: string) {
  return useData(read('readMessage', { params: { id } }), { refetchOnWindowFocus: false })
}
