/** HTTP handlers of deposit wallets: translation only. */

import type { adminWallets } from '#contract/admin/wallets'
import type { Handlers } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { withReply } from '#kernel/idempotency'
import { atField, isRefused } from '#kernel/refusal'
import { isPendingApproval, pendingAnswer, readWaiting } from '#server/approvals'
import { actorOf } from '#server/audit'
import { viewForStaff, type Wallet } from '#server/funding'
import type { AdminDependencies } from '../dependencies.ts'

const shownBy = (clock: AdminDependencies['clock']) => (message: (name: string) => string) =>
  pendingAnswer((wallet: Wallet) => ({
    data: { ...viewForStaff(wallet, clock.now()), waiting_change: null },
    message: message(wallet.name),
  }))

export function walletRoutes({ database, funding, documents, clock }: AdminDependencies): Handlers<typeof adminWallets> {
  const shown = shownBy(clock)
  const waitingOf = (ids: readonly string[]) => readWaiting(database, 'wallet', ids)
  return {
    listAdminWallets: async () => {
      const wallets = await funding.listWallets()
      const waiting = await waitingOf(wallets.map(({ _id }) => _id))
      return { data: wallets.map((wallet) => ({ ...wallet, waiting_change: waiting.get(wallet._id) ?? null })) }
    },
    readAdminWallet: async ({ params }) => {
      const wallet = await funding.readWallet(params.id)
      if (isRefused(wallet)) return wallet
      return { data: { ...viewForStaff(wallet, clock.now()), waiting_change: (await waitingOf([wallet.id])).get(wallet.id) ?? null } }
    },
    createWallet: async ({ body, caller, transport, once }) => {
      const view = shown((name) => `${name} wallet created`)
      const outcome = await funding.saveWallet({ id: null, fields: body, by: actorOf(caller, transport) }, withReply(once, view))
      return isPendingApproval(outcome) || 'version' in outcome ? view(outcome) : outcome
    },
    updateWallet: async ({ params, body, caller, transport, once }) => {
      const view = shown((name) => `${name} wallet updated`)
      const outcome = await funding.saveWallet({ id: params.id, fields: body, by: actorOf(caller, transport) }, withReply(once, view))
      return isPendingApproval(outcome) || 'version' in outcome ? view(outcome) : outcome
    },
    deleteWallet: async ({ params, caller, transport, once }) => {
      const answer = { message: 'Deleted Successfully' }
      const outcome = await funding.deleteWallet(
        { id: params.id, by: actorOf(caller, transport) },
        withReply(once, () => answer),
      )
      return 'version' in outcome ? answer : outcome
    },
    setWalletPicture: async ({ params, files, caller, transport }) => {
      const wallet = await funding.readWallet(params.id)
      if (isRefused(wallet)) return wallet
      const file = await documents.examine(files.image, 'avatar')
      if (isRefused(file)) return atField('image', file)
      // The picture belongs to the wallet; the previous one is deleted.
      const kept = await database.transaction((tx) => documents.keep(tx, { owner: wallet.id, purpose: 'avatar', file, keep_until: null }))
      if (isRefused(kept)) return kept
      const view = shown((name) => `${name} wallet updated`)
      const once = { key: `wallet/${wallet.id}/image/${newId(clock.now())}`, body_sha: new Uint8Array(32), encode: () => '' }
      const outcome = await funding.saveWallet(
        { id: wallet.id, fields: { image: `/api/v1/files/${kept}` }, by: actorOf(caller, transport) },
        once,
      )
      if ('version' in outcome)
        return { data: { ...viewForStaff(outcome, clock.now()), waiting_change: null }, message: view(outcome).message }
      return isRefused(outcome) ? outcome : { refused: 'wrong_status' as const }
    },
  }
}
