/** The platform's deposit wallets: read, and sown into a fresh store. */
import { isId, newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { FundingDependencies } from './dependencies.ts'
import { insertWallet, listWallets, readWallet, type Wallet } from './store.ts'

export function viewWallet({ id, version: _, ...wallet }: Wallet) {
  return { _id: id, ...wallet }
}
export type WalletView = ReturnType<typeof viewWallet>

export async function showWallets({ database }: Pick<FundingDependencies, 'database'>): Promise<WalletView[]> {
  return (await listWallets(database.query)).map(viewWallet)
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
