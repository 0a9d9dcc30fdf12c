/**
 * The policies by name. The newest comes first; an account keeps the version that it accepted, so no version is ever taken out or edited.
 */
import type { Language } from '#contract/shared/language'
import type { Policy } from './article.ts'
import { formerPolicies, textIn } from './languages.ts'

export const policyNames = ['terms', 'privacy', 'risk'] as const
export type PolicyName = (typeof policyNames)[number]

export function isPolicyName(name: string): name is PolicyName {
  return (policyNames as readonly string[]).includes(name)
}

/** The newest text, or the one of that date; English where a version was never translated. Null: there is none of that date. */
export function findPolicy(name: PolicyName, language: Language = 'en', version?: string): Policy | null {
  const current = currentPolicy(name, language)
  if (version === undefined || version === current.version) return current
  const dated: readonly Policy[] = [currentPolicy(name), ...formerPolicies[name]]
  return dated.find((policy) => policy.version === version) ?? null
}

export function currentPolicy(name: PolicyName, language: Language = 'en'): Policy {
  return textIn(language, name)
}

/** The dates, newest first. */
export function policyVersions(name: PolicyName): readonly string[] {
  return [currentPolicy(name), ...formerPolicies[name]].map(({ version }) => version)
}
