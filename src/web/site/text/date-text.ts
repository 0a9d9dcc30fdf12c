import type { Language } from '#contract/language'

/** A text's version, which is a date: `22 November 2026`. */
export function versionText(version: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${version}T00:00:00Z`))
}
