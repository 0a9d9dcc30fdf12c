/**
 * Validation errors as reasons with parameters. Zod carries one text per issue, so they are encoded in it as JSON; `causeIn`
 * decodes them.
 */

import * as z from 'zod/mini'
import type { Cause } from '#kernel/refusal'
import type { ParamsByReason, Reason } from '#sentences/reasons'

type ParamsArgument<Name extends Reason> = keyof ParamsByReason[Name] extends never ? [] : [params: ParamsByReason[Name]]

export function fault<const Name extends Reason>(reason: Name, ...[params]: ParamsArgument<Name>): string {
  return faultOf({ reason, params } as Cause)
}

export function faultOf({ reason, params }: Cause): string {
  return JSON.stringify({ reason, params })
}

/** For an issue whose text is not a reason: `check_field`. */
export function causeIn(message: string): Cause {
  return message.startsWith('{"reason":') ? (JSON.parse(message) as Cause) : { reason: 'check_field' }
}

/**
 * Forbidden promises: words for what no ledger can guarantee. One pattern for the platform's texts, announcements and
 * testimonials.
 */
const UNPLAIN = /guarant\w*|risk[- ]free|can(?:'|’)?t lose|cannot lose|passive income|100 ?% safe|\bprofit\w*/i

/** The first forbidden word in a text; null: none. */
export function findForbiddenWord(text: string): string | null {
  return UNPLAIN.exec(text)?.[0] ?? null
}

export const noForbiddenWords = z.check<string>(({ value, issues }) => {
  const word = findForbiddenWord(value)
  if (word !== null) issues.push({ code: 'custom', input: value, message: fault('word_promises', { word }) })
})
