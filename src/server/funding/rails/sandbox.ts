/**
 * The sandbox rail: paper money. The member chooses the outcome of a deposit; every payout succeeds. Its addresses can't receive real
 * money. The BTC address is a testnet one and pays to the point H of BIP-341, whose private key is unknown. The others are zero-key
 * addresses with the prefix `sandbox:`, which no wallet software accepts. The bank account is a specimen.
 */
import { SANDBOX_PREFIX } from '#contract/shared/specimen'
import { platformReasons } from '#sentences/decisions'
import type { Rail } from './rail.ts'

/**
 * x-only H = lift_x(SHA-256 of the generator),
 * https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki#constructing-and-spending-taproot-outputs @internal
 */
export const UNSPENDABLE_POINT = '50929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0'

export const sandboxRail: Rail = {
  bank: {
    accountName: 'SPECIMEN ACCOUNT',
    accountNumber: 'SPECIMEN-0000-0000',
    bicOrSwiftCode: 'SPECIMEN',
    nationalCode: '000000',
    bankName: 'SPECIMEN (sandbox, not a bank)',
    bankAddress: 'Paper money only. Do not send real funds.',
  },
  wallets: [
    {
      name: 'Bitcoin',
      symbol: 'BTC',
      network: 'Bitcoin',
      address: 'tb1p2zffkaxp5py4fdutfdsrt6t6tcrc5ks09rkfd428hlhf4n5q8tqqeygjde',
      rank: 0,
    },
    { name: 'Ethereum', symbol: 'ETH', network: 'ERC-20', address: `${SANDBOX_PREFIX}0x0000000000000000000000000000000000000000`, rank: 1 },
    { name: 'Tether', symbol: 'USDT', network: 'TRC-20', address: `${SANDBOX_PREFIX}T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb`, rank: 2 },
  ],
  reference: (transaction_id) => `CT-${transaction_id.slice(-12).toUpperCase()}`,
  settle: (_deposit, choice) => {
    if (choice === 'approve') return { state: 'settled' }
    return choice === 'decline' ? { state: 'declined', reason: platformReasons.rail_declined } : { state: 'pending' }
  },
  pays_specimens: true,
  checkPayout: () => ({ state: 'settled' }),
  /** Paper money goes nowhere, so a repeat pays nothing more. */
  payOut: async () => {},
}
