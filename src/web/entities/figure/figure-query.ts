/** One figure with its entries, page by page. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureName } from '#contract/member/figures'
import type { WireReply } from '#contract/routes'
import { read } from '#web/shared/call/read.ts'

export type FigurePage = WireReply<'readFigure'>
export type FigurePosting = FigurePage['data']['postings'][number]
export type FigurePart = FigurePage['data']['parts'][number]

export function useFigure(name: FigureName, { cursor, limit, enabled = true }: { cursor?: string; limit: number; enabled?: boolean }) {
  return useQuery({
    ...read('readFigure', { params: { name }, query: { limit: String(limit), cursor } }),
    placeholderData: keepPreviousData,
    enabled,
  })
}
