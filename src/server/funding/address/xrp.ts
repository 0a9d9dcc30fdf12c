/**
 * The XRP Ledger. Three formats are accepted: a classic address `r…`; the same with a destination tag, `r…?dt=12345`; an X-address `X…` or
 * `T…`, whose checksum covers the tag. The tag of a classic address has no checksum.
 * https://xrpl.org/docs/references/protocol/data-types/base58-encodings · https://github.com/XRPLF/XRPL-Standards/discussions/8 (XLS-5)
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { base58xrp } from '@scure/base'
import { decodeBase58check } from './base58.ts'
import type { AddressFault, ParsedAddress } from './parsed-address.ts'

const TAG_SEPARATOR = '?dt='
const TAG = /^(?:0|[1-9][0-9]{0,9})$/
const MAX_TAG = 2 ** 32 - 1
const ACCOUNT_BYTES = 20
const X_BYTES = 31

export function parseXrp(address: string): ParsedAddress {
  const [base = '', tag, ...more] = address.split(TAG_SEPARATOR)
  if (more.length > 0) return { fault: 'form' }
  const isX = /^[XT]/.test(base)
  if (tag !== undefined && (isX || !TAG.test(tag) || Number(tag) > MAX_TAG)) return { fault: 'form' }
  const bytes = decodeBase58check(base, base58xrp)
  if (typeof bytes === 'string') return { fault: bytes }
  if (isX) return parseXAddress(bytes)
  if (bytes.length !== ACCOUNT_BYTES + 1) return { fault: 'length' }
  return bytes[0] === 0 ? { account: accountOf(bytes.subarray(1), tag ?? null) } : { fault: 'version' }
}

/** Two bytes for the network, the account, a flag for the tag, and the tag in 64 little-endian bits, of which 32 are used. */
function parseXAddress(bytes: Uint8Array): { readonly account: string } | { readonly fault: AddressFault } {
  if (bytes.length !== X_BYTES) return { fault: 'length' }
  const network = bytesToHex(bytes.subarray(0, 2))
  if (network !== '0544' && network !== '0493') return { fault: 'version' }
  const flag = bytes[22]
  const view = new DataView(bytes.buffer, bytes.byteOffset + 23, 8)
  const tag = view.getUint32(0, true)
  if (view.getUint32(4, true) !== 0 || (flag !== 1 && (flag !== 0 || tag !== 0))) return { fault: 'form' }
  return { account: accountOf(bytes.subarray(2, 22), flag === 1 ? String(tag) : null) }
}

/** Members of an exchange share one account and differ by tag, so the tag is part of the account. */
function accountOf(account: Uint8Array, tag: string | null): string {
  return `xrp:${bytesToHex(account)}:${tag ?? ''}`
}
