/** Queries of the platform's deposit wallets, and of one deposit, polled until it has ended. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { isOpen } from '#web/entities/transaction/index.ts'
import { call } from '#web/shared/call/call.ts'
import { isAbsent } from '#web/shared/call/is-absent.ts'

export type Checkout = WireReplyOf<Api['readDeposit']>['data']
export type Wallet = NonNullable<Checkout['wallet']>
export type ListedWallet = WireReplyOf<Api['listWallets']>['data'][number]

const POLL_MS = 2000

export function useWallets(enabled: boolean) {
  return useQuery({
    queryKey: ['listWallets'],
    queryFn: ({ signal }) => call('listWallets', { signal }),
    select: (reply) => reply.data,
    enabled,
  })
}

/** The current deposit limit. */
export function useDepositLimits() {
  return useQuery({
    queryKey: ['readDepositLimits'],
    queryFn: ({ signal }) => call('readDepositLimits', { signal }),
    select: (reply) => reply.data,
  })
}

/** Polls every two seconds while the deposit is pending; also after a failed read, so that it recovers. */
export function useCheckout(id: string) {
  return useQuery({
    queryKey: ['readDeposit', id],
    queryFn: ({ signal }) => call('readDeposit', { params: { id }, signal }),
    select: (reply) => reply.data,
    refetchInterval: ({ state }) => {
      if (isAbsent(state.error)) return false
      return state.data && !isOpen(state.data.data.transaction) ? false : POLL_MS
    },
  })
}
