/** The platform's deposit wallets: read, and sown into a fresh store. */
import { isId, newId } from '#kernel/id'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { FundingDependencies } from '../dependencies.ts'
import { insertWallet, listWallets, readWallet, type Wallet } from '../store.ts'
import { shownAt } from './wallet-change.ts'

export function viewWallet({ id, name, symbol, network, address, image, rank, updated_at }: Wallet) {
  return { _id: id, name, symbol, network, address, image, rank, updated_at }
}
export type WalletView = ReturnType<typeof viewWallet>

/** As administrators see them: the newest, and what members see until it is in force. */
export async function showWallets({ database, clock }: Pick<FundingDependencies, 'database' | 'clock'>) {
  const now = clock.now()
  return (await listWallets(database.query)).map((wallet) => viewForStaff(wallet, now))
}

export function viewForStaff(wallet: Wallet, now: Date) {
  const waits = wallet.in_force_at !== null && wallet.in_force_at > now
  return {
    ...viewWallet(wallet),
    in_force_at: waits ? wallet.in_force_at : null,
    shown_address: waits ? (shownAt(wallet, now)?.address ?? null) : null,
  }
}

/** As members see it, with what comes after it. */
function viewShown(wallet: Wallet, now: Date) {
  const shown = shownAt(wallet, now)
  const { symbol, network, address, in_force_at } = wallet
  const next = in_force_at && in_force_at > now ? { symbol, network, address, from: in_force_at } : null
  return shown && { ...viewWallet(shown), next }
}

/** What members may pay to at this moment. */
export async function showToMembers({ database, clock }: Pick<FundingDependencies, 'database' | 'clock'>) {
  const now = clock.now()
  return (await listWallets(database.query)).map((wallet) => viewShown(wallet, now)).filter((wallet) => wallet !== null)
}

export async function showOneToMembers(dependencies: Pick<FundingDependencies, 'database' | 'clock'>, id: string) {
  const wallet = await findWallet(dependencies, id)
  return isRefused(wallet) ? wallet : (viewShown(wallet, dependencies.clock.now()) ?? refuse('no_wallet'))
}

/** The wallet that a deposit is begun with now. */
export async function findShown(dependencies: Pick<FundingDependencies, 'database' | 'clock'>, id: string) {
  const wallet = await findWallet(dependencies, id)
  return isRefused(wallet) ? wallet : (shownAt(wallet, dependencies.clock.now()) ?? refuse('no_wallet'))
}

export async function findWallet({ database }: Pick<FundingDependencies, 'database'>, id: string): Promise<Wallet | Refused<'no_wallet'>> {
  const found = isId(id) ? await readWallet(database.query, id) : null
  return found ?? refuse('no_wallet')
}

/** The rail's own wallets, where there is none yet. */
export async function seedWallets({ database, clock, rail }: Pick<FundingDependencies, 'database' | 'clock' | 'rail'>): Promise<void> {
  if ((await listWallets(database.query)).length > 0) return
  await database.transaction(async (tx) => {
    for (const wallet of rail.wallets) {
      await insertWallet(tx, { id: newId(clock.now()), image: null, updated_at: clock.now(), ...wallet })
    }
  })
}
