/**
 * npm run translations [-- --accept LANGUAGE]: which texts are not translated, or were translated from another English. With `--accept` the
 * translations of a language are declared to say what English says now; do so after reading both. Exit 1 while something is open.
 */
import { parseArgs } from 'node:util'
import { isLanguage, type Language, languages } from '#contract/language'
import {
  findGaps,
  fingerprintsOf,
  isTranslated,
  readSources,
  readTexts,
  type TextFolder,
  textFolders,
  translatedLanguages,
  writeSources,
} from './translations/sources.ts'

const USAGE = `npm run --silent translations -- [--accept ${languages.filter((language) => language !== 'en').join('|')}]`

async function main(): Promise<number> {
  const accepted = readAccepted()
  if (accepted === false) return tell([USAGE])
  const open: string[] = []
  for (const folder of textFolders) {
    if (accepted && isTranslated(folder, accepted)) await accept(folder, accepted)
    for (const language of translatedLanguages(folder)) open.push(...(await gapsOf(folder, language)))
  }
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

async function accept(folder: TextFolder, language: Language): Promise<void> {
  const english = fingerprintsOf(await readTexts(folder, 'en'))
  const there = await readTexts(folder, language)
  writeSources(folder, language, Object.fromEntries(Object.entries(english).filter(([name]) => there.has(name))))
}

async function gapsOf(folder: TextFolder, language: Language): Promise<string[]> {
  const english = fingerprintsOf(await readTexts(folder, 'en'))
  const there = [...(await readTexts(folder, language)).keys()]
  return findGaps(english, there, readSources(folder, language)).map((gap) => `${folder}/${language}/${gap}`)
}

function tell(lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 1
}

process.exitCode = await main()
