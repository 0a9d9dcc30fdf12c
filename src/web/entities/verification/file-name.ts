/** The saved page's file name, by language. */
import type { Language } from '#contract/shared/language'

export function offlineFile(language: Language): string {
  return language === 'en' ? 'verify-offline.html' : `verify-offline-${language}.html`
}
