/**
 * Witness programs: BIP-173 (bech32, version 0) and BIP-350 (bech32m, versions 1 to 16).
 * https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
import { bech32, bech32m } from '@scure/base'
import type { ParsedAddress } from './parsed-address.ts'

const MAX_LENGTH = 90
/** In one case, as BIP-173 requires. */
const PATTERN = /^(?:[a-z]{1,10}1[02-9ac-hj-np-z]{6,}|[A-Z]{1,10}1[02-9AC-HJ-NP-Z]{6,})$/

/** Whether a text is meant as a witness address, valid or not, rather than base 58. */
export function looksLikeWitness(text: string, prefixes: ReadonlySet<string>): boolean {
  return prefixes.has(text.slice(0, Math.max(0, text.indexOf('1'))).toLowerCase())
}

export function parseWitness(text: string, prefixes: ReadonlySet<string>): ParsedAddress {
  if (text.length > MAX_LENGTH) return { fault: 'length' }
  if (!PATTERN.test(text)) return { fault: 'form' }
  const decoded = decode(bech32, text) ?? decode(bech32m, text)
  if (!decoded) return { fault: 'checksum' }
  const { form, prefix, words } = decoded
  if (!prefixes.has(prefix)) return { fault: 'version' }
  const [version = 17, ...rest] = words
  const length = nullOnError(() => form.fromWords(rest).length)
  if (version > 16 || length === null) return { fault: 'form' }
  if (form !== (version === 0 ? bech32 : bech32m)) return { fault: 'checksum' }
  const fits = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  return fits ? { account: text.toLowerCase() } : { fault: 'length' }
}

function decode(form: typeof bech32, text: string) {
  const decoded = nullOnError(() => form.decode(text as `${string}1${string}`, MAX_LENGTH))
  return decoded && { form, ...decoded }
}

/** The decoders throw on invalid input. */
function nullOnError<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch {
    return null
  }
}
