/** The caller's language: from the browser's cookie, or else the first supported one in Accept-Language (RFC 9110, 12.5.4). */
import { isLanguage, type Language } from '#contract/shared/language'

export function languageOf(cookie: string | undefined, accept_language: string): Language {
  if (isLanguage(cookie)) return cookie
  const ranges = accept_language
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .map(([tag = '', ...parameters]) => ({ language: tag.toLowerCase().split('-')[0], weight: weightOf(parameters) }))
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const [first] = ranges
  return isLanguage(first?.language) ? first.language : 'en'
}

function weightOf(parameters: readonly string[]): number {
  const parameter = parameters.find((parameter) => /^q=/i.test(parameter))
  const weight = parameter === undefined ? 1 : Number(parameter.slice(2))
  return Number.isFinite(weight) ? weight : 0
}
