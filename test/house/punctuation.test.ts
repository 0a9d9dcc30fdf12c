/**
 * Numbers have one form in every language, Spanish opens what it asks, and French keeps its marks apart by spaces that do not break
 * (docs/languages).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTexts } from '../../tools/translations/sources.ts'
import { readMessages } from '../../tools/words/messages.ts'

/** Addresses, the prefix of a sandbox address and the kind of a place keep their own marks, and in the formula `!` is the factorial. */
const CODE = /https?:\S*|\{\w+:\w+\}|\S*\?\w+=\S*|sandbox:|__Host-\S+|1 − \(n − k\)!.*/g

/** Numbers are en-US in every language: no space before a percent sign, commas between thousands, a decimal point. */
const NUMBERS = [/[\d}][ \u00a0\u202f]%/, /(?<![\d+\u00a0\u202f])\d{1,3}[\u00a0\u202f]\d{3}(?!\d)/, /\d,\d{1,2}(?!\d)/]

const FAULTS = {
  en: NUMBERS,
  es: [/\.{3}/, /[a-z]'[a-z]/, ...NUMBERS],
  de: NUMBERS,
  ar: NUMBERS,
  fr: [
    /\.{3}/,
    /[a-z]'[a-z]/,
    // One space only, and the right one: U+00A0 before a colon and within guillemets, U+202F before the other three.
    /[^\u00a0\d]:/,
    /[^\u202f][;?!]/,
    /«(?!\u00a0)|(?<!\u00a0)»/,
    ...NUMBERS,
  ],
} as const
type Language = keyof typeof FAULTS

function isFaulty(language: Language, text: string): boolean {
  const plain = text.replace(CODE, '')
  const counted = (mark: string) => plain.split(mark).length
  const open = language === 'es' && (counted('?') !== counted('¿') || counted('!') !== counted('¡'))
  return open || FAULTS[language].some((fault) => fault.test(plain))
}

/** Every text between the braces of a record, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function textsOf(language: Language): Promise<string[]> {
  const messages = [...((await readMessages(language)) ?? new Map()).values()]
  return textsIn([...messages, ...(await readTexts(language)).values()])
}

it.each(['en', 'es', 'fr', 'de', 'ar'] as const)('sets the marks of %s as its readers do', async (language) => {
  const texts = await textsOf(language)
  expect(texts.length).toBeGreaterThan(1_500)
  expect(texts.filter((text) => isFaulty(language, text))).toEqual([])
})

it('would see a wrongly placed mark', () => {
  expect(['5 % a month', '3,5% a month', '100\u00a0000'].filter((text) => !isFaulty('en', text))).toEqual([])
  expect(['3,5%', '{percent}\u00a0%', 'über 10\u202f000'].filter((text) => !isFaulty('de', text))).toEqual([])
  expect(['Seguro?', 'Hecho!', 'Espera...', 'un 5 %', 'un 5\u00a0%'].filter((text) => !isFaulty('es', text))).toEqual([])
  expect(
    ['Sûr ?', 'Sûr\u00a0?', 'Fait!', 'Motif :', '5 %', '100\u202f000', '« ici »', "l'argent"].filter((text) => !isFaulty('fr', text)),
  ).toEqual([])
  expect(['¿Seguro?', 'un 5%', '1,204 días', 'r…?dt=12345'].filter((text) => isFaulty('es', text))).toEqual([])
  expect(['Sûr\u202f?', 'Motif\u00a0: 5%', '«\u00a0ici\u00a0»', 'à 14:02', 'sandbox:'].filter((text) => isFaulty('fr', text))).toEqual([])
})

/** A text, and after it a colon that no language can set apart or leave out. */
const COLON = /\bt\([^\n]{1,200}\)\}:/

it('leaves colons to the texts', () => {
  const screens = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
  expect(screens.length).toBeGreaterThan(300)
  expect(screens.filter((path) => COLON.test(readFileSync(join('src/web', path), 'utf8')))).toEqual([])
  expect(["<b>{t('plans.rate')}: {rate}</b>", "t('frame.language')}: "].filter((line) => !COLON.test(line))).toEqual([])
})
