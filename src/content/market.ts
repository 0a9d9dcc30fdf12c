/** The market pages, by the specification's seventeen keys. Each informs about something that is not sold here. */
import type { Language } from '#contract/shared/language'
import { type Article, type MarketText, marketAnchors } from './article.ts'
import { textIn } from './languages.ts'
import { type MarketKey, marketKeys } from './market-key.ts'

export function isMarketKey(key: string): key is MarketKey {
  return (marketKeys as readonly string[]).includes(key)
}

export function marketPage(key: MarketKey, language: Language = 'en'): Article {
  const pages: Readonly<Record<MarketKey, MarketText>> = { ...textIn(language, 'tradingPages'), ...textIn(language, 'assetPages') }
  const { title, summary, ...text } = pages[key]
  const sections = marketAnchors.map((id) => {
    const [heading, ...blocks] = text[id]
    return { id, title: heading, blocks }
  })
  return { title, summary, sections }
}

/** Where its drawing lies as a file. */
export function bannerPath(key: MarketKey): string {
  return `/banners/${key}.svg`
}
