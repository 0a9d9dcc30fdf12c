/** A cursor-paged list, loaded as the user scrolls. A refetch starts from the first page. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type InfinitePage<Row> = {
  readonly data: readonly Row[]
  readonly page: { readonly next_cursor: string | null; readonly total: number | null }
}

export type InfiniteListQuery<Reply> = {
  readonly key: readonly unknown[]
  readonly read: (asked: { readonly cursor: string | undefined; readonly limit: string; readonly signal: AbortSignal }) => Promise<Reply>
  /** The refetch interval; no refetch if omitted. */
  readonly refresh_ms?: number
}

const ROWS = '25'
/** Beyond these pages the list isn't refreshed: re-reading so much every few seconds helps no one. */
const WATCHED_PAGES = 2

export function useInfiniteList<Row, Reply extends InfinitePage<Row>>({
  key: name,
  read,
  refresh_ms,
}: InfiniteListQuery<Reply & InfinitePage<Row>>) {
  const { key, state: kept } = useLocation()
  // Opening an entry of the list is no new visit of it.
  const place = (kept as { readonly place?: string } | null)?.place ?? key
  const query = useInfiniteQuery({
    queryKey: ['long', ...name],
    queryFn: ({ pageParam, signal }) => read({ cursor: pageParam, limit: ROWS, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (refresh_ms && (state.data?.pages.length ?? 0) <= WATCHED_PAGES ? refresh_ms : false),
  })
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => [...page.data]) ?? [], [data])
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const first = data?.pages[0]
  const state = data ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const)
  return {
    rows,
    state,
    /** The first page's data besides its rows. */
    first,
    error: query.error,
    at: query.dataUpdatedAt,
    again: { onRetry: () => void refetch(), working: isFetching },
    /** For the table. */
    list: {
      rows,
      total: first?.page.total ?? null,
      place,
      state,
      // After a failure the next page is requested by hand.
      onMore: hasNextPage && !isFetching && !isFetchNextPageError ? more : undefined,
    },
    /** For its foot. */
    foot: {
      shown: rows.length,
      total: first?.page.total,
      hasMore: hasNextPage,
      working: isFetchingNextPage,
      failed: isFetchNextPageError,
      more,
    },
  }
}

/** Filters are in the URL, so that a view can be reloaded and shared. Changing one resets the page, and closes what is open. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>
  const choose = (name: Name, value: string, without: readonly Name[] = []): void => {
    const next = new URLSearchParams(search)
    for (const other of ['cursor', 'id']) next.delete(other)
    for (const other of without) next.delete(other)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: name === ('q' as Name) })
  }
  return { values, choose, cursor: search.get('cursor') ?? undefined }
}
