/** The server's sentences in the language in force. They come in English; one that is not of the contract's closed set stays as it came. */
import { languageNow } from './language.ts'
import { textsAt } from './shelf.ts'

export function refusalText(sentence: string): string {
  const language = languageNow()
  const english = language === 'en' ? null : textsAt('en', 'refusals')
  const name = english && Object.keys(english).find((one) => english[one] === sentence)
  const said = name ? textsAt(language, 'refusals')?.[name] : undefined
  return typeof said === 'string' ? said : sentence
}
