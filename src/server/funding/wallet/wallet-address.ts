/** The one form in which a deposit address is stored, shown and copied: nothing real can be sent to it. */
import type { DepositNetwork } from '#contract/shared/deposit-network'
import type { Cause } from '#kernel/refusal'
import { type Network, networks } from '../address/network.ts'
import { SANDBOX_PREFIX } from '../rails/sandbox.ts'

const readers: Record<DepositNetwork, Network> = {
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

/** Networks with test forms of their own, and how those begin. Base 58: `m`, `n`, `2` on all of them, `Q` for scripts of Litecoin's. */
const testForms: Partial<Record<DepositNetwork, RegExp>> = {
  Bitcoin: /^(?:(?:tb|bcrt)1|[mn2])/,
  litcoin: /^(?:(?:tltc|rltc)1|[mn2Q])/,
  dogecoin: /^[mn2]/,
  bch: /^(?:(?:bchtest|bchreg):|[mn2])/,
}

/** The address as it is stored, or what is wrong with it. */
export function depositAddress(network: DepositNetwork, given: string): { readonly address: string } | { readonly wrong: Cause } {
  const bare = given.toLowerCase().startsWith(SANDBOX_PREFIX) ? given.slice(SANDBOX_PREFIX.length).trim() : given
  const { read } = readers[network]
  const form = testForms[network]
  if (!form)
    return 'account' in read(bare)
      ? { address: `${SANDBOX_PREFIX}${bare}` }
      : { wrong: { reason: 'address_not_valid', params: { coin: network } } }
  if (bare !== given || !form.test(given)) return { wrong: { reason: 'address_not_test', params: { coin: network } } }
  return 'account' in read(given) ? { address: given } : { wrong: { reason: 'address_not_valid', params: { coin: network } } }
}
