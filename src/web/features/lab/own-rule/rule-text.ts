/** Problems and rules as texts of the current language. */
import { type Problem, type Program, type Said, sayProgram } from '#trading/language/index'
import type { T } from '#web/shared/locale/text.ts'

export function problemText(t: T, { code, params }: Problem): string {
  const unexpected = params.found === '' ? t('strategy.end') : params.found
  return t(`strategy.problem.${code}`, unexpected === undefined ? params : { ...params, found: unexpected })
}

export function placeText(t: T, { line, column }: Problem): string {
  return t('strategy.place', { line, column })
}

/** One sentence each. */
export function sentencesOf(t: T, program: Program): string[] {
  return sayProgram(program).map((said) => saidText(t, said))
}

function saidText(t: T, said: Said): string {
  if (typeof said === 'string') return said
  const params = Object.entries(said.params).map(([name, part]) => [name, typeof part === 'number' ? part : saidText(t, part)])
  return t(`strategy.say.${said.key}`, Object.fromEntries(params))
}
