/** The format in which a deposit address is stored, shown and copied: no real coin can be sent to it. */
import type { DepositNetwork } from '#contract/shared/deposit-network'
import type { Cause } from '#kernel/refusal'
import { type Network, networks } from '../address/network.ts'
import { SANDBOX_PREFIX } from '../rails/sandbox.ts'

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

/** The address as stored, or why it is invalid. */
export function parseDepositAddress(network: DepositNetwork, text: string): { readonly address: string } | { readonly wrong: Cause } {
  const bare = text.toLowerCase().startsWith(SANDBOX_PREFIX) ? text.slice(SANDBOX_PREFIX.length).trim() : text
  const { parse } = networkByName[network]
  const form = testPatterns[network]
  if (!form)
    return 'account' in parse(bare)
      ? { address: `${SANDBOX_PREFIX}${bare}` }
      : { wrong: { reason: 'address_not_valid', params: { coin: network } } }
  if (bare !== text || !form.test(text)) return { wrong: { reason: 'address_not_test', params: { coin: network } } }
  return 'account' in parse(text) ? { address: text } : { wrong: { reason: 'address_not_valid', params: { coin: network } } }
}
