/** What the saved page is called, in each language. */
import type { Language } from '#contract/shared/language'

export function offlineFile(language: Language): string {
  return language === 'en' ? 'verify-offline.html' : `verify-offline-${language}.html`
}
