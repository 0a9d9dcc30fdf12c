/** What this instance says of itself. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call.ts'

const MINUTE_MS = 60_000

export function useConfig() {
  return useQuery({
    queryKey: ['readConfig'],
    queryFn: ({ signal }) => call('readConfig', { signal }),
    select: (reply) => reply.data,
    staleTime: MINUTE_MS,
  })
}

/** The support address; null where the operator set none. */
export function useSupport(): string | null {
  return useConfig().data?.support_email ?? null
}
