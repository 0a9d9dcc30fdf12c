/** One figure with its entries, page by page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureName } from '#contract/member/figures'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type FigurePage = WireReplyOf<Api['readFigure']>
export type FigurePosting = FigurePage['data']['postings'][number]
export type FigurePart = FigurePage['data']['parts'][number]

export function useFigure(name: FigureName, { cursor, limit, enabled = true }: { cursor?: string; limit: number; enabled?: boolean }) {
  return useQuery({
    queryKey: ['readFigure', name, cursor ?? '', limit],
    queryFn: ({ signal }) => call('readFigure', { params: { name }, query: { limit: String(limit), cursor }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  })
}
