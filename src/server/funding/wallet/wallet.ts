/** The platform's deposit wallets: how they are read, and the ones of a new store. */

import type { DepositNetwork } from '#contract/shared/deposit-network'
import { SANDBOX_PREFIX } from '#contract/shared/specimen'
import { isId, newId } from '#kernel/id'
import { type Cause, isRefused, type Refused, refuse } from '#kernel/refusal'
import { addressIn, type Network, networks } from '../address/network.ts'
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

/** The format in which a deposit address is stored, shown and copied: no real coin can be sent to it. */
const networkByName: Record<DepositNetwork, Network> = {
  Bitcoin: networks.bitcoin,
  'ERC-20': networks.erc20,
  'TRC-20': networks.trc20,
  'BEP-20': networks.bep20,
  solana: networks.solana,
  xrp: networks.xrp,
  bch: networks.bch,
  litcoin: networks.litcoin,
  dogecoin: networks.dogecoin,
  bnb: networks.bep20,
  shibainu: networks.erc20,
  busd: networks.bep20,
  'perfect money': networks.perfect_money,
  'usd coin': networks.erc20,
}

/** Test addresses by prefix, of networks that have them. In base 58 `m`, `n` and `2`, and `Q` for scripts of Litecoin. */
const testPatterns: Partial<Record<DepositNetwork, RegExp>> = {
  Bitcoin: /^(?:(?:tb|bcrt)1|[mn2])/,
  litcoin: /^(?:(?:tltc|rltc)1|[mn2Q])/,
  dogecoin: /^[mn2]/,
  bch: /^(?:(?:bchtest|bchreg):|[mn2])/,
}

/** The address as stored, in its one spelling, and the account that it pays, or why it is invalid. */
export function parseDepositAddress(
  network: DepositNetwork,
  typed: string,
): { readonly address: string; readonly account: string } | { readonly wrong: Cause } {
  const on: Network = networkByName[network]
  const { parse, spell = (address) => address } = on
  const text = addressIn(on, typed)
  const bare = text.toLowerCase().startsWith(SANDBOX_PREFIX) ? text.slice(SANDBOX_PREFIX.length).trim() : text
  const parsed = parse(bare)
  const form = testPatterns[network]
  if (!form)
    return 'account' in parsed
      ? { address: `${SANDBOX_PREFIX}${spell(bare)}`, account: parsed.account }
      : { wrong: { reason: 'address_not_valid', params: { coin: network } } }
  if (bare !== text || !form.test(spell(text))) return { wrong: { reason: 'address_not_test', params: { coin: network } } }
  return 'account' in parsed
    ? { address: spell(text), account: parsed.account }
    : { wrong: { reason: 'address_not_valid', params: { coin: network } } }
}
