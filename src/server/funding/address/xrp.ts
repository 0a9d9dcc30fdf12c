/**
 * The XRP Ledger. Three ways to write where to pay, and no others: a classic address `r…`; the same with its destination tag, `r…?dt=12345`;
 * an X-address `X…` or `T…`, which holds the tag under its checksum. The tag of a classic address has no checksum.
 * https://xrpl.org/docs/references/protocol/data-types/base58-encodings · https://github.com/XRPLF/XRPL-Standards/discussions/8 (XLS-5)
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { base58xrp } from '@scure/base'
import { decodeBase58check } from './base58.ts'
import type { Fault, Reading } from './reading.ts'

const TAG_MARK = '?dt='
const TAG = /^(?:0|[1-9][0-9]{0,9})$/
const LARGEST_TAG = 2 ** 32 - 1
const ACCOUNT_BYTES = 20
const X_BYTES = 31

export function readXrp(address: string): Reading {
  const [base = '', tag, ...more] = address.split(TAG_MARK)
  if (more.length > 0) return { fault: 'form' }
  const isX = /^[XT]/.test(base)
  if (tag !== undefined && (isX || !TAG.test(tag) || Number(tag) > LARGEST_TAG)) return { fault: 'form' }
  const bytes = decodeBase58check(base, base58xrp)
  if (typeof bytes === 'string') return { fault: bytes }
  if (isX) return readX(bytes)
  if (bytes.length !== ACCOUNT_BYTES + 1) return { fault: 'length' }
  return bytes[0] === 0 ? { account: accountOf(bytes.subarray(1), tag ?? null) } : { fault: 'version' }
}

/** Two bytes of network, the account, whether a tag follows, and 64 bits of tag in little endian of which 32 are used. */
function readX(bytes: Uint8Array): { readonly account: string } | { readonly fault: Fault } {
  if (bytes.length !== X_BYTES) return { fault: 'length' }
  const network = bytesToHex(bytes.subarray(0, 2))
  if (network !== '0544' && network !== '0493') return { fault: 'version' }
  const flag = bytes[22]
  const view = new DataView(bytes.buffer, bytes.byteOffset + 23, 8)
  const tag = view.getUint32(0, true)
  if (view.getUint32(4, true) !== 0 || (flag !== 1 && (flag !== 0 || tag !== 0))) return { fault: 'form' }
  return { account: accountOf(bytes.subarray(2, 22), flag === 1 ? String(tag) : null) }
}

/** Two members may have one account at an exchange, each with a tag of their own: the tag is part of the name. */
function accountOf(account: Uint8Array, tag: string | null): string {
  return `xrp:${bytesToHex(account)}:${tag ?? ''}`
}
