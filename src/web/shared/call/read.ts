/** Queries of the calls that read. */
import { type DataTag, type QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { RouteName, WireReply } from '#contract/routes'
import { type Ask, call } from './call.ts'

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
