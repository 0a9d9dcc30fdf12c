/** Every message of a language by its key, and the fingerprint of the English one that a translation was made from. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '#contract/language'
import type { Message, Texts } from '../../src/web/locales/catalogue.ts'

export type Messages = ReadonlyMap<string, Message>
export type Fingerprints = Readonly<Record<string, string>>

export function flatten(texts: Texts, path: string): [string, Message][] {
  return Object.entries(texts).flatMap(([name, text]): [string, Message][] => {
    const key = `${path}.${name}`
    if (typeof text === 'string') return [[key, text]]
    return 'one' in text && 'other' in text ? [[key, text as Message]] : flatten(text as Texts, key)
  })
}

/** All that is said in a language, in the browser and in notices; null where it has no files. */
export async function readMessages(language: Language): Promise<Messages | null> {
  if (!existsSync(`src/web/locales/${language}/index.ts`)) return null
  const index: Record<string, Record<string, () => Promise<Record<string, Texts>>>> = await import(
    `../../src/web/locales/${language}/index.ts`
  )
  const areas = await Promise.all(
    Object.entries(index[language] ?? {}).map(async ([area, load]) => flatten((await load())[area] ?? {}, area)),
  )
  return new Map([...areas.flat(), ...(await readNotices(language))])
}

async function readNotices(language: Language): Promise<[string, Message][]> {
  if (!existsSync(`src/server/messages/words/${language}.ts`)) return []
  const words: Record<string, Texts> = await import(`../../src/server/messages/words/${language}.ts`)
  return flatten(words[language] ?? {}, 'notices')
}

export function fingerprint(message: Message): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 8)
}

export function sourcesPath(language: Language): string {
  return `src/web/locales/${language}/sources.json`
}

export function readSources(language: Language): Fingerprints {
  const path = sourcesPath(language)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

export type Findings = { readonly missing: string[]; readonly stale: string[]; readonly gone: string[]; readonly parameters: string[] }

/** What a translation owes: texts that it lacks, that were made from another English, that English no longer has, or with other parameters. */
export function judge(english: Messages, translated: Messages, sources: Fingerprints): Findings {
  const both = [...english].filter(([key]) => translated.has(key))
  return {
    missing: [...english.keys()].filter((key) => !translated.has(key)),
    stale: both.filter(([key, message]) => sources[key] !== fingerprint(message)).map(([key]) => key),
    gone: [...translated.keys()].filter((key) => !english.has(key)),
    parameters: both.filter(([key, message]) => namesOf(message) !== namesOf(translated.get(key) ?? '')).map(([key]) => key),
  }
}

/** A plural may leave its count out of some forms, not out of all. */
function namesOf(message: Message): string {
  const text = typeof message === 'string' ? message : Object.values(message).join(' ')
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join()
}
