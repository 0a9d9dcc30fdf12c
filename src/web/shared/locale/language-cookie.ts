/**
 * The language chosen in this browser, a cookie read by app, pages and server, and the one to offer if none is. Without texts, because
 * public pages don't load them.
 */
import { isLanguage, type Language } from '#contract/shared/language'
import { readPreferenceCookie, writePreferenceCookie } from './preference-cookie.ts'

export function saveLanguage(language: Language): void {
  writePreferenceCookie('language', language)
}

/** Whether a language was chosen in this browser. */
export function isLanguageSaved(): boolean {
  return readPreferenceCookie('language') !== null
}

/** The language to offer on an English page: null if the browser prefers English or an unsupported one, or if one was chosen here. */
export function languageToOffer(): Language | null {
  if (isLanguageSaved()) return null
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage)
  return preferred === undefined || preferred === 'en' ? null : preferred
}
