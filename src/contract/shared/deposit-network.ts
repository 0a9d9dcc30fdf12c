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

/**
 * The picture of a deposit wallet: a bundled icon or an uploaded file. External links are refused, so that browsers fetch
 * nothing from elsewhere.
 */
const FILE = /^\/api\/v1\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Empty: no image. */
export function isOwnImage(image: string): boolean {
  return image === '' || FILE.test(image) || bundledIcons.some((name) => image === `icon:${name}`)
}
