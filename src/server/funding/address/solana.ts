/**
 * Solana: 32 bytes in base 58, either a public key or a program-derived address off the curve; both can be paid. There is no checksum, so only
 * an invalid character or length is detected, not one letter in place of another.
 * https://solana.com/docs/core/accounts
 */
import { decodeBase58 } from './base58.ts'
import type { ParsedAddress } from './parsed-address.ts'

const BYTES = 32

export function parseSolana(address: string): ParsedAddress {
  const bytes = decodeBase58(address)
  if (typeof bytes === 'string') return { fault: bytes }
  return bytes.length === BYTES ? { account: address } : { fault: 'length' }
}
