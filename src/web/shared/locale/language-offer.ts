/** The browser's preferred supported language. Separate from the texts, because public pages don't load them. */
import { isLanguage, type Language } from '#contract/shared/language'
import { isLanguageSaved } from './language-cookie.ts'

/** The language to offer on an English page: null if the browser prefers English or an unsupported one, or if one was chosen here. */
export function languageToOffer(): Language | null {
  if (isLanguageSaved()) return null
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage)
  return preferred === undefined || preferred === 'en' ? null : preferred
}
