/** What a part of a public figure is called: a kind of entry as the fees page names it, a side of the books as the figure of that name. */
import { feesPage } from '#content/fees'
import { statTexts } from '#content/stats'
import type { Language } from '#contract/shared/language'
import type { T } from '#web/shared/locale/text.ts'

export function partName(t: T, language: Language, name: string): string {
  const figures = statTexts(language)
  if (name === 'custody' || name === 'owed') return figures[name].title
  if (name === 'reserve:committed') return figures.reserve_committed.title
  if (name === 'members' || name === 'withdrawals_counted') return t(`stats.parts.${name}`)
  return feesPage(language).moves[name]?.name ?? name
}
