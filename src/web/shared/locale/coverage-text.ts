/** Coverage as text: a percentage, or words if there is none or it is too large to read. */
import { coverageWords } from '#content/figure-words'
import { percentText } from '#web/kit/index.ts'
import { languageNow } from './language.ts'

/** Basis points, or null if nothing is owed. */
export function coverageText(bps: number | bigint | null): string {
  const exact = bps === null ? null : BigInt(bps)
  return coverageWords(languageNow(), exact) ?? percentText(exact)
}
