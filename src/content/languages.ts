/**
 * The texts of every language. Only this module names their folders: a language that lacks a file or a text does not compile.
 * The browser's build takes each text alone (scripts/web/text-modules.ts).
 */
import type { Language } from '#contract/shared/language'
import * as ar_faqs from './ar/faqs.ts'
import * as ar_figures from './ar/figures.ts'
import * as ar_letters from './ar/letters.ts'
import * as ar_market_assets from './ar/market-assets.ts'
import * as ar_market_trading from './ar/market-trading.ts'
import * as ar_notices from './ar/notices.ts'
import * as ar_policies from './ar/policies.ts'
import * as ar_print from './ar/print.ts'
import type { Policy } from './article.ts'
import * as de_faqs from './de/faqs.ts'
import * as de_figures from './de/figures.ts'
import * as de_letters from './de/letters.ts'
import * as de_market_assets from './de/market-assets.ts'
import * as de_market_trading from './de/market-trading.ts'
import * as de_notices from './de/notices.ts'
import * as de_policies from './de/policies.ts'
import * as de_print from './de/print.ts'
import * as en_faqs from './en/faqs.ts'
import * as en_figures from './en/figures.ts'
import * as en_letters from './en/letters.ts'
import * as en_market_assets from './en/market-assets.ts'
import * as en_market_trading from './en/market-trading.ts'
import * as en_notices from './en/notices.ts'
import * as en_policies from './en/policies.ts'
import * as en_print from './en/print.ts'
import { firstPrivacy } from './en/privacy-2026-11-22.ts'
import { firstTerms } from './en/terms-2026-11-21.ts'
import * as es_faqs from './es/faqs.ts'
import * as es_figures from './es/figures.ts'
import * as es_letters from './es/letters.ts'
import * as es_market_assets from './es/market-assets.ts'
import * as es_market_trading from './es/market-trading.ts'
import * as es_notices from './es/notices.ts'
import * as es_policies from './es/policies.ts'
import * as es_print from './es/print.ts'
import * as fr_faqs from './fr/faqs.ts'
import * as fr_figures from './fr/figures.ts'
import * as fr_letters from './fr/letters.ts'
import * as fr_market_assets from './fr/market-assets.ts'
import * as fr_market_trading from './fr/market-trading.ts'
import * as fr_notices from './fr/notices.ts'
import * as fr_policies from './fr/policies.ts'
import * as fr_print from './fr/print.ts'
import type { Translation } from './translated.ts'

const texts: Readonly<Record<Language, Translation>> = {
  en: { ...en_faqs, ...en_figures, ...en_letters, ...en_market_assets, ...en_market_trading, ...en_notices, ...en_policies, ...en_print },
  es: { ...es_faqs, ...es_figures, ...es_letters, ...es_market_assets, ...es_market_trading, ...es_notices, ...es_policies, ...es_print },
  fr: { ...fr_faqs, ...fr_figures, ...fr_letters, ...fr_market_assets, ...fr_market_trading, ...fr_notices, ...fr_policies, ...fr_print },
  de: { ...de_faqs, ...de_figures, ...de_letters, ...de_market_assets, ...de_market_trading, ...de_notices, ...de_policies, ...de_print },
  ar: { ...ar_faqs, ...ar_figures, ...ar_letters, ...ar_market_assets, ...ar_market_trading, ...ar_notices, ...ar_policies, ...ar_print },
}

export function textIn<Name extends keyof Translation>(language: Language, name: Name): Translation[Name] {
  return texts[language][name]
}

/** Newest first, each in the language in which it was accepted. */
export const formerPolicies = { terms: [firstTerms], privacy: [firstPrivacy], risk: [] } satisfies Readonly<
  Record<string, readonly Policy[]>
>
