/**
 * What of the long texts is translated, and from which English. `en/**.ts` has them, and each other language the same files and a `sources.json`:
 * the fingerprint of each English file at the time it was translated. So a text that was changed in English alone is found, and named. The short
 * texts of src/web/texts are fingerprinted one by one, by tools/words.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '#contract/shared/language'

const FOLDER = 'src/content'

/** What a file says: its exports, as plain data. */
export type Said = Readonly<Record<string, unknown>>
/** File, as `faqs/money`, and the first 16 digits of a sha256. */
export type Fingerprints = Readonly<Record<string, string>>

/** Indexes say nothing, and earlier versions of a policy stay in the language in which they were accepted. */
const NOT_TRANSLATED = /^(former\/|(.*\/)?index$)/

export function isTranslated(language: Language): boolean {
  return language !== 'en' && existsSync(join(FOLDER, language))
}

export function translatedLanguages(): Language[] {
  return languages.filter((language) => isTranslated(language))
}

/** The texts of a language, by file. */
export async function readTexts(language: Language): Promise<ReadonlyMap<string, Said>> {
  const home = join(FOLDER, language)
  const names = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => relative(home, join(entry.parentPath, entry.name)).replaceAll(sep, '/').replace(/\.ts$/, ''))
    .filter((name) => !NOT_TRANSLATED.test(name))
    .sort()
  const said = await Promise.all(names.map(async (name) => [name, { ...((await import(urlOf(home, name))) as Said) }] as const))
  return new Map(said)
}

export function fingerprintsOf(texts: ReadonlyMap<string, Said>): Fingerprints {
  return Object.fromEntries(
    [...texts].map(([name, said]) => [name, createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)]),
  )
}

/** What a language was translated from; empty before the first time. */
export function readSources(language: Language): Fingerprints {
  const path = sourcesPath(language)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Fingerprints) : {}
}

export function writeSources(language: Language, sources: Fingerprints): void {
  writeFileSync(sourcesPath(language), `${JSON.stringify(sources, null, 2)}\n`)
}

/** What is to be done before a language says what English says: `fees: English has changed since`. */
export function findGaps(english: Fingerprints, there: readonly string[], sources: Fingerprints): string[] {
  const missing = Object.entries(english).flatMap(([name, fingerprint]) => {
    if (!there.includes(name)) return [`${name}: not translated`]
    if (sources[name] === undefined) return [`${name}: not accepted`]
    return sources[name] === fingerprint ? [] : [`${name}: English has changed since`]
  })
  const left = [...new Set([...there, ...Object.keys(sources)])].filter((name) => english[name] === undefined)
  return [...missing, ...left.map((name) => `${name}: there is no such text in English`)]
}

function sourcesPath(language: Language): string {
  return join(FOLDER, language, 'sources.json')
}

function urlOf(home: string, name: string): string {
  return pathToFileURL(join(home, `${name}.ts`)).href
}
