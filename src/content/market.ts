/** The market pages, by the specification's seventeen keys. Each informs about something that is not sold here. */
import type { Language } from '#contract/shared/language'
import { marketPages as arabic } from './ar/market/index.ts'
import type { Article } from './article.ts'
import { marketPages as german } from './de/market/index.ts'
import { marketPages } from './en/market/index.ts'
import { marketPages as spanish } from './es/market/index.ts'
import { marketPages as french } from './fr/market/index.ts'
import { type MarketKey, marketKeys } from './market-key.ts'

const translated: Partial<Readonly<Record<Language, Readonly<Record<MarketKey, Article>>>>> = {
  en: marketPages,
  es: spanish,
  fr: french,
  de: german,
  ar: arabic,
}

export function isMarketKey(key: string): key is MarketKey {
  return (marketKeys as readonly string[]).includes(key)
}

export function marketPage(key: MarketKey, language: Language = 'en'): Article {
  return (translated[language] ?? marketPages)[key]
}

/** Shown on each of them. */
const notice: Partial<Readonly<Record<Language, string>>> & { readonly en: string } = {
  en: 'Clearterm does not offer this; for information only.',
  es: 'Clearterm no ofrece esto; solo a título informativo.',
  fr: 'Clearterm ne propose pas cela ; à titre d’information seulement.',
  de: 'Clearterm bietet das nicht an; nur zur Information.',
  ar: 'لا تعرض Clearterm هذا؛ للمعلومات فقط.',
}

export function notOffered(language: Language = 'en'): string {
  return notice[language] ?? notice.en
}

/** Where its drawing lies as a file. */
export function bannerPath(key: MarketKey): string {
  return `/banners/${key}.svg`
}
