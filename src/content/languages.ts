/**
 * The texts of every language. Only this module names their folders: a language that lacks a file or a text does not compile.
 * The browser's build takes each text alone (scripts/web/text-modules.ts).
 */
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { platformReasonOf } from '#sentences/decisions'
import * as ar_faqs from './ar/faqs.ts'
import * as ar_figures from './ar/figures.ts'
import * as ar_letters from './ar/letters.ts'
import * as ar_market_assets from './ar/market-assets.ts'
import * as ar_market_trading from './ar/market-trading.ts'
import * as ar_notices from './ar/notices.ts'
import * as ar_policies from './ar/policies.ts'
import * as ar_print from './ar/print.ts'
import type { LetterText, Policy } from './article.ts'
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
import { secondPrivacy } from './en/privacy-2026-11-26.ts'
import { firstTerms } from './en/terms-2026-11-21.ts'
import { secondTerms } from './en/terms-2026-11-22.ts'
import * as es_faqs from './es/faqs.ts'
import * as es_figures from './es/figures.ts'
import * as es_letters from './es/letters.ts'
import * as es_market_assets from './es/market-assets.ts'
import * as es_market_trading from './es/market-trading.ts'
import * as es_notices from './es/notices.ts'
import * as es_policies from './es/policies.ts'
import * as es_print from './es/print.ts'
import { fill } from './fill.ts'
import * as fr_faqs from './fr/faqs.ts'
import * as fr_figures from './fr/figures.ts'
import * as fr_letters from './fr/letters.ts'
import * as fr_market_assets from './fr/market-assets.ts'
import * as fr_market_trading from './fr/market-trading.ts'
import * as fr_notices from './fr/notices.ts'
import * as fr_policies from './fr/policies.ts'
import * as fr_print from './fr/print.ts'
import type { LetterName, Translation } from './translated.ts'

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
export const formerPolicies = { terms: [secondTerms, firstTerms], privacy: [secondPrivacy, firstPrivacy], risk: [] } satisfies Readonly<
  Record<string, readonly Policy[]>
>

/**
 * Values that are words. A room writes them as codes (`main`, `bank:••••0042`, `Firefox|Linux`, `passkey:Laptop`), because it does not know
 * who will read them. Records keep reasons in English; the reasons of this closed set are shown in the reader's language.
 */
type Kind = 'account' | 'destination' | 'factor' | 'device' | 'reason' | 'day' | 'moment'

type Say = (language: Language, value: string) => string

const sayings: Readonly<Record<Kind, Say>> = {
  account: (language, value) => (value === 'main' || value === 'bonus' || value === 'earning' ? textIn(language, 'values')[value] : value),
  destination: (language, value) => {
    const [, number] = value.match(/^bank:(.*)$/) ?? []
    return number === undefined ? value : fill(language, textIn(language, 'values').bank, { number })
  },
  factor: (language, value) => {
    if (value === 'totp') return textIn(language, 'values').totp
    const [, name] = value.match(/^passkey:([\s\S]*)$/) ?? []
    return name === undefined ? value : fill(language, textIn(language, 'values').passkey, { name })
  },
  device: (language, value) => {
    const [, browser, system] = value.match(/^([^|]*)\|([^|]*)$/) ?? []
    if (browser === undefined || system === undefined) return value
    const words = textIn(language, 'values')
    const program = browser === 'program' ? words.device_program : browser
    if (program && system) return fill(language, words.device, { browser: program, system })
    return program || (system ? fill(language, words.device_system, { system }) : words.device_unknown)
  },
  reason: (language, value) => {
    const code = platformReasonOf(value)
    return code === null ? value : textIn(language, 'platformReasons')[code]
  },
  day: (language, value) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return value
    return formatMoment(language, value, language === 'en' ? 'day' : 'long_day')
  },
  moment: (language, value) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatMoment(language, value, 'minute') : value),
}

/** A value of this kind in words; one that is no such code stays as it is. */
export function sayValue(kind: Kind, language: Language, value: string): string {
  return sayings[kind](language, value)
}

/** With its parameters in their places. */
export function letterIn(language: Language, name: LetterName, params: Readonly<Record<string, string>> = {}): LetterText {
  const { subject, paragraphs, footnotes, action }: LetterText = textIn(language, 'letters')[name]
  const said = (text: string) => fill(language, text, params)
  return { subject: said(subject), paragraphs: paragraphs.map(said), footnotes: footnotes.map(said), action }
}

type Service = keyof Translation['liveWords']['services']

/** The status text in every page’s footer: all services work, or the names of those that do not, or that are only starting. */
export function statusLine(
  language: Language,
  services: readonly { readonly name: Service; readonly ok: boolean; readonly starting: boolean }[],
): string {
  const words = textIn(language, 'liveWords')
  const failing = services.filter(({ ok }) => !ok)
  if (failing.length === 0) return words.all_operational
  const names = (some: typeof failing) => some.map(({ name }) => words.services[name]).join(words.comma)
  const broken = failing.filter(({ starting }) => !starting)
  return broken.length === 0 ? `${words.starting} ${names(failing)}` : `${words.not_operational} ${names(broken)}`
}
