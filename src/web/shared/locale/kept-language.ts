/** The language that was chosen in this browser: a cookie, which app, pages and server read. Apart from the texts, because the public pages bring none. */
import type { Language } from '#contract/shared/language'
import { keepChoice } from './chosen-cookie.ts'

export function keepLanguage(language: Language): void {
  keepChoice('language', language)
}

/** Whether a language was chosen in this browser. */
export function isLanguageKept(): boolean {
  return document.cookie.split('; ').some((one) => /^(?:__Host-)?language=/.test(one))
}
