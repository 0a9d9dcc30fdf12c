/** Questions and answers, in groups. */
import type { Language } from '#contract/shared/language'
import { faqs as arabic } from './ar/faqs/index.ts'
import type { QuestionGroup } from './article.ts'
import { faqs as german } from './de/faqs/index.ts'
import { account } from './en/faqs/account.ts'
import { bots } from './en/faqs/bots.ts'
import { checking } from './en/faqs/checking.ts'
import { money } from './en/faqs/money.ts'
import { plans } from './en/faqs/plans.ts'
import { what } from './en/faqs/what.ts'
import { faqs as spanish } from './es/faqs/index.ts'
import { faqs as french } from './fr/faqs/index.ts'

const english: readonly QuestionGroup[] = [what, plans, money, bots, account, checking]
const translated: Partial<Readonly<Record<Language, readonly QuestionGroup[]>>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  ar: arabic,
}

export function faqs(language: Language = 'en'): readonly QuestionGroup[] {
  return translated[language] ?? english
}
