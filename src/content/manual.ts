/** The user manual: how to do what the product does, in the order in which one comes to it. */
import type { Language } from '#contract/shared/language'
import { begin as arabicBegin } from './ar/manual/begin.ts'
import { invest as arabicInvest } from './ar/manual/invest.ts'
import { out as arabicOut } from './ar/manual/out.ts'
import type { Policy } from './article.ts'
import { begin as germanBegin } from './de/manual/begin.ts'
import { invest as germanInvest } from './de/manual/invest.ts'
import { out as germanOut } from './de/manual/out.ts'
import { begin } from './en/manual/begin.ts'
import { invest } from './en/manual/invest.ts'
import { out } from './en/manual/out.ts'
import { begin as spanishBegin } from './es/manual/begin.ts'
import { invest as spanishInvest } from './es/manual/invest.ts'
import { out as spanishOut } from './es/manual/out.ts'
import { begin as frenchBegin } from './fr/manual/begin.ts'
import { invest as frenchInvest } from './fr/manual/invest.ts'
import { out as frenchOut } from './fr/manual/out.ts'

const version = '2026-11-22'

export const manual: Policy = {
  version,
  title: 'User manual',
  summary: 'From the first log-in to the last withdrawal, and how to check what you are shown.',
  sections: [...begin, ...invest, ...out],
}
const spanish: Policy = {
  version,
  title: 'Manual de uso',
  summary: 'Del primer inicio de sesión al último retiro, y cómo comprobar lo que se te muestra.',
  sections: [...spanishBegin, ...spanishInvest, ...spanishOut],
}
const french: Policy = {
  version,
  title: 'Mode d’emploi',
  summary: 'De la première connexion au dernier retrait, et comment vérifier ce qui vous est montré.',
  sections: [...frenchBegin, ...frenchInvest, ...frenchOut],
}
const german: Policy = {
  version,
  title: 'Handbuch',
  summary: 'Von der ersten Anmeldung bis zur letzten Auszahlung, und wie Sie prüfen, was Ihnen gezeigt wird.',
  sections: [...germanBegin, ...germanInvest, ...germanOut],
}
const arabic: Policy = {
  version,
  title: 'دليل المستخدم',
  summary: 'من أول تسجيل دخول إلى آخر سحب، وكيف تتحقق مما يُعرض عليك.',
  sections: [...arabicBegin, ...arabicInvest, ...arabicOut],
}
const translated: Partial<Readonly<Record<Language, Policy>>> = { en: manual, es: spanish, fr: french, de: german, ar: arabic }

export function manualIn(language: Language = 'en'): Policy {
  return translated[language] ?? manual
}
