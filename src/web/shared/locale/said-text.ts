/** Server texts by code, in the current language: in right-to-left text each parameter is isolated. */

import { directionOf } from '#contract/shared/language'
import { formatUsd, parseAmount } from '#kernel/money'
import { fill, type NestedReason } from '#sentences/fill'
import { textsAt } from './catalogues.ts'
import { momentText } from './dates.ts'
import { languageNow } from './language.ts'
import type { Area } from './text.ts'

/** The text from the first area that has it; null if none is loaded, or none has it. */
export function saidText(areas: readonly Area[], { reason, params = {} }: NestedReason): string | null {
  const language = languageNow()
  const text = areas.map((area) => textsAt(language, area)?.[reason]).find((one) => one !== undefined)
  if (typeof text !== 'string') return null
  const isolated = (value: string) => (directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value)
  return fill(text, params, {
    plain: (value) => isolated(String(value)),
    money: (value) => isolated(formatUsd(parseAmount(value) ?? 0n)),
    moment: (value) => isolated(momentText(value)),
    reason: (said) => saidText(areas, said) ?? said.reason,
  })
}
