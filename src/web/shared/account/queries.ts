/** Queries of the signed-in member: own data, payout details, saved addresses, preferences, second factor, and the account's figures. */
import { useQueryClient } from '@tanstack/react-query'
import type { WireData, WireReply } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'
import { storeUser } from '#web/shared/session/stored-user.ts'

export type PayoutAddress = WireData<'listPayoutAddresses'>[number]
export type Me = WireData<'readMe'>

export function usePayoutAddresses() {
  return useData(read('listPayoutAddresses'))
}

export function useMe({ enabled = true } = {}) {
  return useData(read('readMe'), { enabled })
}

/** The member's preferences, as stored on the server. */
export type PreferencesReply = WireReply<'readPreferences'>
export type Preferences = PreferencesReply['data']

export const PREFERENCES = ['readPreferences']

export function usePreferences() {
  return useData(read('readPreferences'))
}

export type SecondFactor = WireData<'readSecondFactor'>
/** The recovery codes of a first factor; null for further ones. */
export type OnCodes = (recovery_codes: readonly string[] | null) => void
export type Passkey = SecondFactor['passkeys'][number]

export const SECOND_FACTOR = ['readSecondFactor'] as const

export function useSecondFactor() {
  return useData(read('readSecondFactor'))
}

/** The one call behind the dashboard. Money movements invalidate it: call `useRefreshAccount` after each. */
const REFRESH_MS = 30_000

export function useAccount(enabled = true) {
  return useData(read('readAccount'), { refetchInterval: REFRESH_MS, enabled })
}

/** The queries that depend on the member's money: what an action that moves it refetches. */
export const ACCOUNT_QUERIES = [
  'readAccount',
  'readFigure',
  'readEquity',
  'readPerformance',
  'readIncomeDue',
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

/** Updates the stored user after a save. */
export function useStoreMe() {
  const client = useQueryClient()
  return {
    /** The profile from a save's response. */
    put: (me: Me) => {
      client.setQueryData(read('readMe').queryKey, { data: me })
      storeUser(me)
    },
    /** Refetches it and everything that shows a part of it. */
    refresh: async () => {
      for (const name of ['listPayoutAddresses', 'readAccount']) void client.invalidateQueries({ queryKey: [name] })
      const { data } = await client.fetchQuery({ ...read('readMe'), staleTime: 0 })
      storeUser(data)
    },
  }
}

/** The account overview on the wire, and the names of the figures with details. */
export type Account = WireData<'readAccount'>
export type AccountInfo = Account['account_info']
export type { FigureName } from '#contract/member/figures'
