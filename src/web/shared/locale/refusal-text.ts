/**
 * What the server says, in the current language: refusals by reason, else by code. The server's English is the fallback for what is newer
 * than this build.
 */

import { directionOf } from '#contract/shared/language'
import { formatUsd, parseAmount } from '#kernel/money'
import { fill, type NestedReason } from '#sentences/fill'
import { textsAt } from './catalogues.ts'
import { realMomentText } from './dates.ts'
import { languageNow } from './language.ts'
import type { Area } from './text.ts'

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

/** The text from the first area that has it; null if none is loaded, or none has it. */
export function saidText(areas: readonly Area[], { reason, params = {} }: NestedReason): string | null {
  const language = languageNow()
  const text = areas.map((area) => textsAt(language, area)?.[reason]).find((one) => one !== undefined)
  if (typeof text !== 'string') return null
  const isolated = (value: string) => (directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value)
  return fill(text, params, {
    plain: (value) => isolated(String(value)),
    money: (value) => isolated(formatUsd(parseAmount(value) ?? 0n)),
    moment: (value) => isolated(realMomentText(new Date(value))),
    reason: (said) => saidText(areas, said) ?? said.reason,
  })
}
