/** The status text in every page’s footer: all services work, or the names of those that do not. */
import type { Language } from '#contract/shared/language'
import { textIn } from './languages.ts'
import type { Translation } from './translated.ts'

type Service = keyof Translation['liveWords']['services']

export function statusLine(language: Language, services: readonly { readonly name: Service; readonly ok: boolean }[]): string {
  const words = textIn(language, 'liveWords')
  const failing = services.filter(({ ok }) => !ok).map(({ name }) => words.services[name])
  return failing.length === 0 ? words.all_operational : `${words.not_operational} ${failing.join(words.comma)}`
}
