/** A small total language for own rules: no loops, no later bars, bounded cost. Decision 078. */
export { readProgram, ruleOfProgram, ruleOfText } from './compile.ts'
export { exampleIds, examples } from './examples.ts'
export { parseProgram } from './parse.ts'
export { printExpression, printProgram } from './print.ts'
export { LIMITS, type Problem, problemCodes } from './problem.ts'
export { type Said, sayProgram } from './say.ts'
export * from './tree.ts'
export { languageNames } from './tree.ts'
