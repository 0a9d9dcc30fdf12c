/**
 * What is translated, and from which English. A folder of texts has `en/**.ts`, and for each other language the same files and a `sources.json`:
 * the fingerprint of each English file at the time it was translated. So a text that was changed in English alone is found, and named.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '#contract/language'

export const textFolders = ['src/content', 'src/web/locales'] as const
export type TextFolder = (typeof textFolders)[number]

/** What a file says: its exports, as plain data. */
export type Said = Readonly<Record<string, unknown>>
/** File, as `faqs/money`, and the first half of a sha256. */
export type Fingerprints = Readonly<Record<string, string>>

/** Indexes say nothing, and earlier versions of a policy stay in the language in which they were accepted. */
const NOT_TRANSLATED = /^(former\/|(.*\/)?index$)/

export function isTranslated(folder: TextFolder, language: Language): boolean {
  return language !== 'en' && existsSync(join(folder, language))
}

export function translatedLanguages(folder: TextFolder): Language[] {
  return languages.filter((language) => isTranslated(folder, language))
}

/** The texts of a language, by file. */
export async function readTexts(folder: TextFolder, language: Language): Promise<ReadonlyMap<string, Said>> {
  const home = join(folder, language)
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
export function readSources(folder: TextFolder, language: Language): Fingerprints {
  const path = sourcesPath(folder, language)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Fingerprints) : {}
}

export function writeSources(folder: TextFolder, language: Language, sources: Fingerprints): void {
  writeFileSync(sourcesPath(folder, language), `${JSON.stringify(sources, null, 2)}\n`)
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

function sourcesPath(folder: TextFolder, language: Language): string {
  return join(folder, language, 'sources.json')
}

function urlOf(home: string, name: string): string {
  return pathToFileURL(join(home, `${name}.ts`)).href
}
