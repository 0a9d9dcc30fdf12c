/** Queries of the deposit wallet screens. */
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type AdminWallet = WireData<'listAdminWallets'>[number]

export function useAdminWallets() {
  return useData(read('listAdminWallets'))
}

export function useAdminWallet(id: string, enabled: boolean) {
  return useData(read('readAdminWallet', { params: { id } }), { enabled })
}
