/** The language chosen in this browser: a cookie, read by app, pages and server. Separate from the texts, because public pages don't load them. */
import type { Language } from '#contract/shared/language'
import { writePreferenceCookie } from './preference-cookie.ts'

export function saveLanguage(language: Language): void {
  writePreferenceCookie('language', language)
}

/** Whether a language was chosen in this browser. */
export function isLanguageSaved(): boolean {
  return document.cookie.split('; ').some((one) => /^(?:__Host-)?language=/.test(one))
}
