/** The trading rules, and what portfolios do between trades. */
export { bah } from './bah.ts'
export { isRuleId, makeRule, type RuleId, ruleIds } from './catalogue.ts'
export { monthly, ucrp } from './crp.ts'
export { eg } from './eg.ts'
export { drift, growth } from './holdings.ts'
export { mixture } from './mixture.ts'
export { ons } from './ons.ts'
export { trend } from './trend.ts'
