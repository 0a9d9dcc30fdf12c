/** The one call behind the dashboard. Money movements invalidate it: call `useRefreshAccount` after each. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'

const REFRESH_MS = 30_000

export function useAccount(enabled = true) {
  return useQuery({
    queryKey: ['readAccount'],
    queryFn: ({ signal }) => call('readAccount', { signal }),
    select: (reply) => reply.data,
    refetchInterval: REFRESH_MS,
    enabled,
  })
}

/** The queries that depend on the member's money: what an action that moves it refetches. */
export const ACCOUNT_QUERIES = [
  'readAccount',
  'readFigure',
  'readEquity',
  'listTransactions',
  'readTransaction',
  'listInvestments',
  'listMessages',
  'listPlans',
  'readPlan',
]

/** Invalidates every query that depends on the member's money; visible ones are refetched. */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(ACCOUNT_QUERIES.map((name) => client.invalidateQueries({ queryKey: [name] })))
  }
}
