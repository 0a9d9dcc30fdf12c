/**
 * Bitcoin addresses of the main, test and regression networks: base58check P2PKH and P2SH, and witness programs by BIP-173 (bech32, version 0)
 * and BIP-350 (bech32m, versions 1 to 16).
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)
const HASH_BYTES = 20
const LONGEST = 90
/** P2PKH and P2SH, first of the main network, then of the others. */
const VERSIONS = new Set([0x00, 0x05, 0x6f, 0xc4])
const PREFIXES = new Set(['bc', 'tb', 'bcrt'])

export function isBitcoinAddress(address: string): boolean {
  return isLegacy(address) || isWitness(address)
}

function isLegacy(address: string): boolean {
  const bytes = attempt(() => base58check.decode(address))
  return bytes?.length === HASH_BYTES + 1 && VERSIONS.has(bytes[0] ?? -1)
}

function isWitness(address: string): boolean {
  return witnessBy(bech32, address)?.version === 0 || (witnessBy(bech32m, address)?.version ?? 0) > 0
}

function witnessBy(form: typeof bech32, address: string): { readonly version: number } | null {
  return attempt(() => {
    const { prefix, words } = form.decode(address as `${string}1${string}`, LONGEST)
    const [version, ...rest] = words
    const { length } = form.fromWords(rest)
    const fits = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
    return PREFIXES.has(prefix) && version !== undefined && version <= 16 && fits ? { version } : null
  })
}

/** The decoders throw at anything that is none. */
function attempt<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch {
    return null
  }
}
