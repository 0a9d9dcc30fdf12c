/** The query cache. In a module of its own: a page that hydrates needs no `useQuery` for it. */
import { QueryClient } from '@tanstack/react-query'
import * as codes from '#contract/shared/codes'
import { CallError } from './call-error.ts'

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
