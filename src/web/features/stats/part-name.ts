/** The name of a figure's part: an entry kind as on the fees page, a side of the books as its figure. */
import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import type { T } from '#web/shared/locale/text.ts'

export function partName(t: T, language: Language, name: string): string {
  const figures = textIn(language, 'stats')
  if (name === 'custody' || name === 'owed') return figures[name].title
  if (name === 'reserve:committed') return figures.reserve_committed.title
  if (name === 'members' || name === 'withdrawals_counted') return t(`stats.parts.${name}`)
  return textIn(language, 'fees').moves[name]?.name ?? name
}
