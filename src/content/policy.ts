/** The policies by name. The newest comes first; an account keeps the version that it accepted, so no version is ever taken out or edited. */
import type { Language } from '#contract/shared/language'
import { privacy as arabicPrivacy } from './ar/privacy.ts'
import { risk as arabicRisk } from './ar/risk.ts'
import { terms as arabicTerms } from './ar/terms.ts'
import type { Policy } from './article.ts'
import { privacy as germanPrivacy } from './de/privacy.ts'
import { risk as germanRisk } from './de/risk.ts'
import { terms as germanTerms } from './de/terms.ts'
import { firstPrivacy } from './en/former/privacy-2026-11-22.ts'
import { firstTerms } from './en/former/terms-2026-11-21.ts'
import { privacy } from './en/privacy.ts'
import { risk } from './en/risk.ts'
import { terms } from './en/terms.ts'
import { privacy as spanishPrivacy } from './es/privacy.ts'
import { risk as spanishRisk } from './es/risk.ts'
import { terms as spanishTerms } from './es/terms.ts'
import { privacy as frenchPrivacy } from './fr/privacy.ts'
import { risk as frenchRisk } from './fr/risk.ts'
import { terms as frenchTerms } from './fr/terms.ts'

export const policyNames = ['terms', 'privacy', 'risk'] as const
export type PolicyName = (typeof policyNames)[number]

type Versions = readonly [current: Policy, ...former: Policy[]]
type Texts = Readonly<Record<PolicyName, Versions>>

const english: Texts = { terms: [terms, firstTerms], privacy: [privacy, firstPrivacy], risk: [risk] }
const spanish: Texts = { terms: [spanishTerms], privacy: [spanishPrivacy], risk: [spanishRisk] }
const french: Texts = { terms: [frenchTerms], privacy: [frenchPrivacy], risk: [frenchRisk] }
const german: Texts = { terms: [germanTerms], privacy: [germanPrivacy], risk: [germanRisk] }
const arabic: Texts = { terms: [arabicTerms], privacy: [arabicPrivacy], risk: [arabicRisk] }
const translated: Partial<Readonly<Record<Language, Texts>>> = { en: english, es: spanish, fr: french, de: german, ar: arabic }

export function isPolicyName(name: string): name is PolicyName {
  return (policyNames as readonly string[]).includes(name)
}

/** The newest wording, or the one of that date; English where a version was never translated. Null: there is none of that date. */
export function findPolicy(name: PolicyName, language: Language = 'en', version?: string): Policy | null {
  if (version === undefined) return currentPolicy(name, language)
  const dated = (policy: Policy) => policy.version === version
  return translated[language]?.[name].find(dated) ?? english[name].find(dated) ?? null
}

export function currentPolicy(name: PolicyName, language: Language = 'en'): Policy {
  return (translated[language] ?? english)[name][0]
}

/** The dates, newest first. */
export function policyVersions(name: PolicyName): readonly string[] {
  return english[name].map(({ version }) => version)
}
