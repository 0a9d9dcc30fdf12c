/** The platform's deposit wallets: how they are read, and the ones of a new store. */
import { isId, newId } from '#kernel/id'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { FundingDependencies } from '../dependencies.ts'
import { insertWallet, listWallets, readWallet, type Wallet } from '../store.ts'
import { walletForMembers } from './wallet-change.ts'

export function viewWallet({ id, name, symbol, network, address, image, rank, updated_at }: Wallet) {
  return { _id: id, name, symbol, network, address, image, rank, updated_at }
}

/** As administrators see them: the newest version, and what members see until it is effective. */
export async function listWalletsForStaff({ database, clock }: Pick<FundingDependencies, 'database' | 'clock'>) {
  const now = clock.now()
  return (await listWallets(database.query)).map((wallet) => viewForStaff(wallet, now))
}

export function viewForStaff(wallet: Wallet, now: Date) {
  const waits = wallet.in_force_at !== null && wallet.in_force_at > now
  return {
    ...viewWallet(wallet),
    in_force_at: waits ? wallet.in_force_at : null,
    shown_address: waits ? (walletForMembers(wallet, now)?.address ?? null) : null,
  }
}

/** As members see it, with the next destination if one is scheduled. */
function viewForMembers(wallet: Wallet, now: Date) {
  const shown = walletForMembers(wallet, now)
  const { symbol, network, address, in_force_at } = wallet
  const next = in_force_at && in_force_at > now ? { symbol, network, address, from: in_force_at } : null
  return shown && { ...viewWallet(shown), next }
}

/** The wallets that members can pay to now. */
export async function listWalletsForMembers({ database, clock }: Pick<FundingDependencies, 'database' | 'clock'>) {
  const now = clock.now()
  return (await listWallets(database.query)).map((wallet) => viewForMembers(wallet, now)).filter((wallet) => wallet !== null)
}

export async function readWalletForMembers(dependencies: Pick<FundingDependencies, 'database' | 'clock'>, id: string) {
  const wallet = await findWallet(dependencies, id)
  return isRefused(wallet) ? wallet : (viewForMembers(wallet, dependencies.clock.now()) ?? refuse('no_wallet'))
}

/** The wallet that a new deposit uses. */
export async function findWalletForMembers(dependencies: Pick<FundingDependencies, 'database' | 'clock'>, id: string) {
  const wallet = await findWallet(dependencies, id)
  return isRefused(wallet) ? wallet : (walletForMembers(wallet, dependencies.clock.now()) ?? refuse('no_wallet'))
}

export async function findWallet({ database }: Pick<FundingDependencies, 'database'>, id: string): Promise<Wallet | Refused<'no_wallet'>> {
  const wallet = isId(id) ? await readWallet(database.query, id) : null
  return wallet ?? refuse('no_wallet')
}

/** Creates the rail's wallets in a store without any. */
export async function seedWallets({ database, clock, rail }: Pick<FundingDependencies, 'database' | 'clock' | 'rail'>): Promise<void> {
  if ((await listWallets(database.query)).length > 0) return
  await database.transaction(async (tx) => {
    for (const wallet of rail.wallets) {
      await insertWallet(tx, { id: newId(clock.now()), image: null, updated_at: clock.now(), ...wallet })
    }
  })
}
