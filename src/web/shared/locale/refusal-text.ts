/**
 * Refusal texts in the current language: by reason, else by code. The English text is the contract's and is sent along as `message`; it is the
 * fallback for reasons newer than this build.
 */
import type { NestedReason } from '#sentences/fill'
import { saidText } from './said-text.ts'

export type RefusalMessage = NestedReason & { readonly message: string }

/** The general reason of a code. */
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

export function refusalText(said: RefusalMessage, code: number): string {
  return textOf(said) ?? textOf({ reason: general[code] ?? '' }) ?? said.message
}

/** The text of a field error. */
export function fieldText(said: RefusalMessage): string {
  return textOf(said) ?? textOf({ reason: 'check_field' }) ?? said.message
}

function textOf(said: NestedReason): string | null {
  return saidText(['refusals', 'reasons'], said)
}
