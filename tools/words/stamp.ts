/**
 * `npm run words -- es [dashboard plans.title …]`: says that these translations (all, where none is named) were made from the English of today.
 * Without it a translation counts as stale, and the house tests name it.
 */
import { writeFileSync } from 'node:fs'
import { isLanguage } from '#contract/language'
import { fingerprint, judge, readMessages, readSources, sourcesPath } from './messages.ts'

const [language, ...named] = process.argv.slice(2)
const english = await readMessages('en')
const translated = isLanguage(language) && language !== 'en' ? await readMessages(language) : null
if (!english || !translated || !isLanguage(language))
  throw new Error('Name a language that has files in src/web/locales: es, fr, de or ar.')

const isNamed = (key: string) => named.length === 0 || named.some((name) => key === name || key.startsWith(`${name}.`))
const before = readSources(language)
const entries = [...english]
  .filter(([key]) => translated.has(key))
  .map(([key, text]) => [key, isNamed(key) ? fingerprint(text) : before[key]] as const)
const after = Object.fromEntries(entries.filter(([, print]) => print !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(sourcesPath(language), `${JSON.stringify(after, null, 2)}\n`)

const { missing, stale } = judge(english, translated, readSources(language))
process.stdout.write(`${language}: ${Object.keys(after).length} stamped, ${missing.length} missing, ${stale.length} stale\n`)
