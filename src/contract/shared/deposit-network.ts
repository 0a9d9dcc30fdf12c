/** Networks of deposit wallets, by the specification's labels. */
export const depositNetworks = [
  'Bitcoin',
  'ERC-20',
  'TRC-20',
  'BEP-20',
  'solana',
  'xrp',
  'bch',
  'litcoin',
  'dogecoin',
  'bnb',
  'shibainu',
  'busd',
  'perfect money',
  'usd coin',
] as const
export type DepositNetwork = (typeof depositNetworks)[number]

/** Icons in the bundle. */
export const bundledIcons = ['btc', 'eth', 'usdt', 'bch', 'bnb', 'busd', 'doge', 'ltc', 'pm', 'shib', 'sol', 'usdc', 'xrp'] as const
