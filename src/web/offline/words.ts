/**
 * The saved page's texts, by language: a file opened from a disk has no cookie, so each file contains one language, with only the texts
 * that the page shows.
 */
import { type Language, languages } from '#contract/shared/language'
import { offline, verify } from '#web/texts/everywhere.ts'

const VERIFY_TEXTS = [
  'holds_other',
  'holds_help',
  'compare',
  'broken',
  'unreadable',
  'breakdown',
  'breakdown_help',
  'total',
  'classes',
  'steps',
  'states',
  'step',
  'fault',
  'faults',
  'party',
  'shown',
  'file',
] as const

type Check = Pick<(typeof verify)[Language], (typeof VERIFY_TEXTS)[number]>
export type Words = (typeof offline)[Language] & { readonly verify: Check }

export const words = Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Readonly<Record<Language, Words>>

function wordsOf(language: Language): Words {
  return { ...offline[language], verify: Object.fromEntries(VERIFY_TEXTS.map((name) => [name, verify[language][name]])) as Check }
}
