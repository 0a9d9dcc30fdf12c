/** Queries of the platform's deposit wallets, and of one deposit, polled until it has ended. */

import type { WireData } from '#contract/routes'
import { isOpen } from '#web/entities/transaction/index.ts'
import { isAbsent } from '#web/shared/call/is-absent.ts'
import { read, useData } from '#web/shared/call/read.ts'

export type Checkout = WireData<'readDeposit'>
export type Wallet = NonNullable<Checkout['wallet']>
export type ListedWallet = WireData<'listWallets'>[number]

const POLL_MS = 2000

export function useWallets(enabled: boolean) {
  return useData(read('listWallets'), { enabled })
}

/** The current deposit limit. */
export function useDepositLimits() {
  return useData(read('readDepositLimits'))
}

/** Polls every two seconds while the deposit is pending; also after a failed read, so that it recovers. */
export function useCheckout(id: string) {
  return useData(read('readDeposit', { params: { id } }), {
    refetchInterval: ({ state }) => {
      if (isAbsent(state.error)) return false
      return state.data && !isOpen(state.data.data.transaction) ? false : POLL_MS
    },
  })
}
