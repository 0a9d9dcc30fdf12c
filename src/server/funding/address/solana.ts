/**
 * Solana: 32 bytes in base 58, a public key or a derived address that lies off the curve; both can be paid, so neither is refused. There is no
 * checksum: what is noticed is a wrong character or a wrong length, not one letter in place of another.
 * https://solana.com/docs/core/accounts
 */
import { decodeBase58 } from './base58.ts'
import type { Reading } from './reading.ts'

const BYTES = 32

export function readSolana(address: string): Reading {
  const bytes = decodeBase58(address)
  if (typeof bytes === 'string') return { fault: bytes }
  return bytes.length === BYTES ? { account: address } : { fault: 'length' }
}
