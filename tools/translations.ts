/**
 * npm run translations [-- --accept LANGUAGE]: which texts are not translated, or were translated from another English, long ones and short
 * ones. With `--accept` the long texts of a language are declared to say what English says now; do so after reading both. The short ones
 * are accepted by `npm run words -- LANGUAGE KEY`. Exit 1 while something is open.
 */
import { parseArgs } from 'node:util'
import { isLanguage, type Language, languages } from '#contract/shared/language'
import {
  findGaps,
  fingerprintsOf,
  isTranslated,
  readSources,
  readTexts,
  translatedLanguages,
  writeSources,
} from './translations/sources.ts'
import { judge, type Messages, readMessages, readStatus } from './words/messages.ts'

const others = languages.filter((language) => language !== 'en')
const USAGE = `npm run --silent translations -- [--accept ${others.join('|')}]`

async function main(): Promise<number> {
  const accepted = readAccepted()
  if (accepted === false) return tell([USAGE])
  if (accepted && isTranslated(accepted)) await accept(accepted)
  const open = [...(await openTexts()), ...(await openMessages())]
  return open.length === 0 ? 0 : tell(open)
}

/** The language to accept, null for none, false for what is no such language. */
function readAccepted(): Language | null | false {
  try {
    const { accept } = parseArgs({ options: { accept: { type: 'string' } } }).values
    if (accept === undefined) return null
    return isLanguage(accept) && accept !== 'en' ? accept : false
  } catch {
    return false
  }
}

async function accept(language: Language): Promise<void> {
  const english = fingerprintsOf(await readTexts('en'))
  const there = await readTexts(language)
  writeSources(language, Object.fromEntries(Object.entries(english).filter(([name]) => there.has(name))))
}

async function openTexts(): Promise<string[]> {
  const english = fingerprintsOf(await readTexts('en'))
  const gaps = translatedLanguages().map(async (language) =>
    findGaps(english, [...(await readTexts(language)).keys()], readSources(language)).map((gap) => `src/content/${language}/${gap}`),
  )
  return (await Promise.all(gaps)).flat()
}

/** A language without any short texts is not begun, so nothing of it is open. */
async function openMessages(): Promise<string[]> {
  const english: Messages = (await readMessages('en')) ?? new Map()
  const found = others.map(async (language) => {
    const translated = await readMessages(language)
    if (!translated) return []
    const { missing, outdated, gone, parameters } = judge(english, translated, readStatus(language))
    const name = (keys: readonly string[], what: string) => keys.map((key) => `src/web/texts/${language}: ${key}: ${what}`)
    return [
      ...name(missing, 'not translated'),
      ...name(outdated, 'English has changed since'),
      ...name(gone, 'there is no such text in English'),
      ...name(parameters, 'other parameters than in English'),
    ]
  })
  return (await Promise.all(found)).flat()
}

function tell(lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 1
}

process.exitCode = await main()
