/** Numbers of a bank account in one spelling, as coins' addresses have one: so that a number is stored, compared and masked alike. */
import { foldTyped } from '#kernel/format/typed'
import type { Cause } from '#kernel/refusal'

const MIN_LENGTH = 5
/** ISO 13616; the shortest has 15 characters. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/

/** ASCII digits and capitals without blanks and dashes: `de89 3704-٠٠٤٤` is `DE8937040044`. */
export function spellBank(typed: string): string {
  return foldTyped(typed)
    .replace(/[\s-]+/g, '')
    .toUpperCase()
}

/** The last four characters of the number, by which its owner recognises it. */
export function lastFour(number: string): string {
  return spellBank(number).slice(-4)
}

/** Why a spelled number is none; null: it can be one. */
export function bankFault(number: string): Cause | null {
  if (number.includes('•')) return { reason: 'account_number_whole' }
  if (number.length < MIN_LENGTH) return { reason: 'account_number_least', params: { least: MIN_LENGTH } }
  return IBAN.test(number) && !fitsCheckDigits(number) ? { reason: 'account_number_iban' } : null
}

/** ISO 7064, MOD 97-10. */
function fitsCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
