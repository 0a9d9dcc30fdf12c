/**
 * Which long texts are translated, and from which English. `en/*.ts` has them, and each other language the same files; `sources.json` has
 * the fingerprint of each English text at the time it was translated. So a text that was changed in English alone is found, and named. The
 * short texts of src/web/texts, and notices, are fingerprinted by tools/words.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '#contract/shared/language'

const FOLDER = 'src/content'
const SOURCES = join(FOLDER, 'sources.json')

type Said = Readonly<Record<string, unknown>>
/** By text, as `faqs.faqs.money`: the first 16 digits of a sha256. */
export type Fingerprints = Readonly<Record<string, string>>

/** Former versions of a policy stay in the language in which they were accepted; tools/words has the notices. */
const ELSEWHERE = /-\d{4}-\d\d-\d\d$|^notices$/

export function isTranslated(language: Language): boolean {
  return language !== 'en' && existsSync(join(FOLDER, language))
}

export function translatedLanguages(): Language[] {
  return languages.filter((language) => isTranslated(language))
}

/** The texts of a language, as plain data: `figures.values`, and `figures.stats.coverage` where a text consists of texts. */
export async function readTexts(language: Language): Promise<ReadonlyMap<string, unknown>> {
  const home = join(FOLDER, language)
  const names = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => relative(home, join(entry.parentPath, entry.name)).replaceAll(sep, '/').replace(/\.ts$/, ''))
    .filter((name) => !ELSEWHERE.test(name))
    .sort()
  const said = await Promise.all(
    names.map(async (name) => Object.entries((await import(urlOf(home, name))) as Said).flatMap(partsIn(name))),
  )
  return new Map(said.flat())
}

function partsIn(file: string): (text: [string, unknown]) => [string, unknown][] {
  return ([name, text]) => {
    const parts = typeof text === 'object' && text ? Object.entries(text) : []
    const isList = parts.length > 0 && parts.every(([, part]) => typeof part === 'object' && !Array.isArray(part))
    if (!isList) return [[`${file}.${name}`, text]]
    return parts.map(([key, part]) => [`${file}.${name}.${'id' in part ? part.id : key}`, part])
  }
}

export function fingerprintsOf(texts: ReadonlyMap<string, unknown>): Fingerprints {
  return Object.fromEntries(
    [...texts].map(([name, said]) => [name, createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)]),
  )
}

/** What a language was translated from; empty before the first time. */
export function readSources(language: Language): Fingerprints {
  return allSources()[language] ?? {}
}

function allSources(): Readonly<Record<string, Fingerprints>> {
  return existsSync(SOURCES) ? JSON.parse(readFileSync(SOURCES, 'utf8')) : {}
}

export function writeSources(language: Language, sources: Fingerprints): void {
  writeFileSync(SOURCES, `${JSON.stringify({ ...allSources(), [language]: sources }, null, 2)}\n`)
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

function urlOf(home: string, name: string): string {
  return pathToFileURL(join(home, `${name}.ts`)).href
}
