/**
 * What the server refuses with, in the language in force: by reason, else in general by code. The English of all reasons is the contract's, which the
 * server sends along as `message`; so it is also what stands where this browser knows no text of a newer server's reason.
 */
import type { Said } from '#contract/reasons/fill'
import { saidText } from './said-text.ts'

export type Spoken = Said & { readonly message: string }

/** What a code's reasons have in common. */
const general: Readonly<Record<number, string>> = {
  27: 'no_route',
  28: 'no_route',
  40: 'invalid',
  44: 'wrong_code',
  45: 'forbidden',
  48: 'frozen',
  49: 'address_on_hold',
  50: 'insufficient_balance',
  52: 'wrong_status',
  56: 'quote_expired',
  60: 'too_many',
  61: 'wrong_type',
  91: 'unavailable',
}

export function refusalText(said: Spoken, code: number): string {
  return textOf(said) ?? textOf({ reason: general[code] ?? '' }) ?? said.message
}

/** What is wrong with a field. */
export function fieldText(said: Spoken): string {
  return textOf(said) ?? textOf({ reason: 'check_field' }) ?? said.message
}

function textOf(said: Said): string | null {
  return saidText(['refusals', 'reasons'], said)
}
