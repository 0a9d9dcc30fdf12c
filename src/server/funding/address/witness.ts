/**
 * Witness programs: BIP-173 (bech32, version 0) and BIP-350 (bech32m, versions 1 to 16).
 * https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
import { bech32, bech32m } from '@scure/base'
import type { Reading } from './reading.ts'

const LONGEST = 90
/** Of one case, as BIP-173 asks. */
const FORM = /^(?:[a-z]{1,10}1[02-9ac-hj-np-z]{6,}|[A-Z]{1,10}1[02-9AC-HJ-NP-Z]{6,})$/

/** Whether a text has the form, right or wrong: such a one is no base 58. */
export function looksLikeWitness(text: string, prefixes: ReadonlySet<string>): boolean {
  return prefixes.has(text.slice(0, Math.max(0, text.indexOf('1'))).toLowerCase())
}

export function readWitness(text: string, prefixes: ReadonlySet<string>): Reading {
  if (text.length > LONGEST) return { fault: 'length' }
  if (!FORM.test(text)) return { fault: 'form' }
  const found = decode(bech32, text) ?? decode(bech32m, text)
  if (!found) return { fault: 'checksum' }
  const { form, prefix, words } = found
  if (!prefixes.has(prefix)) return { fault: 'version' }
  const [version = 17, ...rest] = words
  const length = attempt(() => form.fromWords(rest).length)
  if (version > 16 || length === null) return { fault: 'form' }
  if (form !== (version === 0 ? bech32 : bech32m)) return { fault: 'checksum' }
  const fits = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  return fits ? { account: text.toLowerCase() } : { fault: 'length' }
}

function decode(form: typeof bech32, text: string) {
  const decoded = attempt(() => form.decode(text as `${string}1${string}`, LONGEST))
  return decoded && { form, ...decoded }
}

/** The decoders throw at anything that is none. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
