/** Plan terms with details, by name and layout: sentences wrap, figures don't. */
export const partTitles = {
  rate: 'plans.terms.rate',
  apy: 'plans.terms.apy',
  term: 'plans.terms.term',
  range: 'plans.terms.portfolio',
  smallest: 'plans.smallest',
  daily: 'plans.terms.daily',
  exit: 'plans.terms.exit',
  capacity: 'plans.terms.capacity',
} as const
export type PlanPart = keyof typeof partTitles

const SENTENCE = 'text-start whitespace-normal!'
export const partLooks: Readonly<Partial<Record<PlanPart, string>>> = {
  rate: 'font-medium',
  smallest: 'font-medium',
  term: SENTENCE,
  range: SENTENCE,
  exit: SENTENCE,
}
