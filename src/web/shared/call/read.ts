/** Queries of the calls that read, their cache, and their pages. */
import { type DataTag, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { RouteName, WireReply } from '#contract/routes'
import * as codes from '#contract/shared/codes'
import { type Ask, CallError, call } from './call.ts'

export type ReadQuery<Reply> = {
  readonly queryKey: DataTag<readonly unknown[], Reply>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Reply>
}

export function read<Name extends RouteName>(name: Name, ask?: Pick<Ask<Name>, 'params' | 'query' | 'body'>): ReadQuery<WireReply<Name>> {
  return {
    queryKey: (ask ? [name, ask] : [name]) as unknown as ReadQuery<WireReply<Name>>['queryKey'],
    queryFn: ({ signal }) => call(name, { ...ask, signal } as Ask<Name>),
  }
}

type ReadOptions<Data> = Omit<UseQueryOptions<{ readonly data: Data }, Error, Data, readonly unknown[]>, 'queryKey' | 'queryFn' | 'select'>

/** The data of a reply, without a cursor or a count. */
export function useData<Data>(query: ReadQuery<{ readonly data: Data }>, options: ReadOptions<Data> = {}) {
  return useQuery({ ...query, ...options, select: dataOf })
}

function dataOf<Data>({ data }: { readonly data: Data }): Data {
  return data
}

type Prefetched = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>
}

/** For a screen's preload: one try each, because the screen asks again. */
export function prefetch(client: QueryClient, ...queries: readonly Prefetched[]): Promise<unknown> {
  return Promise.all(queries.map((query) => client.prefetchQuery({ ...query, retry: false })))
}

/** The query cache. */
const STALE_MS = 5_000
const RETRIES = 2

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // Refusals are final; only transport failures are retried.
      retry: (failures, error) => failures < RETRIES && !(error instanceof CallError && error.code !== null && error.code < codes.FAULT),
    },
  },
})

/**
 * Keyset pagination in the URL: `?cursor=` names the page, so it can be reloaded and shared, and browser history is the way back. "Newer" goes back
 * in history; on a shared URL it goes to the first page.
 */
export type Pages = { cursor: string | undefined; newer: (() => void) | undefined; older: (() => void) | undefined }

export function usePages(next_cursor: string | null | undefined): Pages {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const cursor = search.get('cursor') ?? undefined
  const paged = typeof state === 'object' && state !== null && 'paged' in state
  const first = () => {
    const parameters = new URLSearchParams(search)
    parameters.delete('cursor')
    setSearch(parameters)
  }
  const turn = (to: string) => {
    const rest = new URLSearchParams(search)
    rest.set('cursor', to)
    setSearch(rest, { state: { paged: true } })
  }
  return {
    cursor,
    newer: cursor ? () => (paged ? navigate(-1) : first()) : undefined,
    older: next_cursor ? () => turn(next_cursor) : undefined,
  }
}
