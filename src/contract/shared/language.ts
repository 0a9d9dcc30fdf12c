/** The supported languages, each under its native name. English is the source and the default. */
export const languages = ['en', 'es', 'fr', 'de', 'ar'] as const
export type Language = (typeof languages)[number]

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Between the members of a list in one line. */
export function commaOf(language: Language): string {
  return language === 'ar' ? '، ' : ', '
}

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value)
}

type Written = { readonly language: Language; readonly title: string; readonly body: string }

/** In the reader's language where there is a translation, otherwise as it was written. */
export function writtenFor<Text extends Written & { readonly translations: readonly Written[] }>(reader: Language, text: Text): Written {
  if (text.language === reader) return text
  return text.translations.find(({ language }) => language === reader) ?? text
}
