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
