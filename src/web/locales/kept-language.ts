/** The language that was chosen in this browser: a cookie, which app, pages and server read. Apart from the texts, because the public pages bring none. */
import type { Language } from '#contract/language'

const YEAR_SECONDS = 31_536_000

export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** Whether a language was chosen in this browser. */
export function isLanguageKept(): boolean {
  return document.cookie.split('; ').some((one) => one.startsWith('language='))
}
