/** The instance's public configuration. */

import { queryOptions, useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '#kernel/duration'
import { call } from '#web/shared/call/call.ts'
import type { Preload } from '../screen/preload.ts'

const configQuery = queryOptions({
  queryKey: ['readConfig'],
  queryFn: ({ signal }) => call('readConfig', { signal }),
  staleTime: MINUTE_MS,
})

/** Preloads the data of the frame's ribbon. */
export const preloadConfig: Preload = (client) => client.prefetchQuery({ ...configQuery, retry: false })

export function useConfig() {
  return useQuery({ ...configQuery, select: (reply) => reply.data })
}

/** The support address; null if not configured. */
export function useSupport(): string | null {
  return useConfig().data?.support_email ?? null
}
