/** The language that this browser asks for before any other that we have. Apart from the texts, because the public pages bring none. */
import { isLanguage, type Language } from '#contract/shared/language'
import { isLanguageKept } from './kept-language.ts'

/** What an English page may offer to be read in: null where the browser asks for English, for none of ours, or where one was chosen here. */
export function languageToOffer(): Language | null {
  if (isLanguageKept()) return null
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage)
  return asked === undefined || asked === 'en' ? null : asked
}
