/** Every message of a language by its key, and which of them were translated from another English than today's. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#contract/shared/language'
import type { Message, Texts } from '../../src/web/texts/catalogue.ts'

export type Messages = ReadonlyMap<string, Message>
/** `english`: the digest of the English messages that the list was made for. */
export type Status = { readonly english: string; readonly outdated: readonly string[] }

function flatten(texts: Texts, path: string): [string, Message][] {
  return Object.entries(texts).flatMap(([name, text]): [string, Message][] => {
    const key = `${path}.${name}`
    if (typeof text === 'string') return [[key, text]]
    return 'one' in text && 'other' in text ? [[key, text as Message]] : flatten(text as Texts, key)
  })
}

/** All that is said in a language, in the browser and in notices; null where it has no files. `root` is a checkout. */
export async function readMessages(language: Language, root = '.'): Promise<Messages | null> {
  const folder = homeOf(language)
  if (!existsSync(join(root, folder))) return null
  const files = readdirSync(join(root, folder)).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const groups = await Promise.all(files.map((file) => load(root, join(folder, file)) as Promise<Record<string, Texts>>))
  const areas = groups.flatMap((group) => Object.entries(group).flatMap(([area, texts]) => flatten(texts, area)))
  return new Map([...areas, ...(await readNotices(language, root))])
}

function homeOf(language: Language): string {
  return `src/web/texts/${language}`
}

async function readNotices(language: Language, root: string): Promise<[string, Message][]> {
  const path = `src/content/${language}/notices.ts`
  if (!existsSync(join(root, path))) return []
  const words = (await load(root, path)) as Record<string, Texts>
  return flatten(words.notices ?? {}, 'notices')
}

function load(root: string, path: string): Promise<unknown> {
  return import(pathToFileURL(join(root, path)).href)
}

export function digest(messages: Messages): string {
  return createHash('sha256')
    .update(JSON.stringify([...messages].sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 16)
}

export function statusPath(language: Language): string {
  return `${homeOf(language)}/status.json`
}

export function readStatus(language: Language): Status {
  return JSON.parse(readFileSync(statusPath(language), 'utf8'))
}

export function writeStatus(language: Language, status: Status): void {
  writeFileSync(statusPath(language), `${JSON.stringify(status, null, 2)}\n`)
}

export type Findings = { readonly missing: string[]; readonly outdated: string[]; readonly gone: string[]; readonly parameters: string[] }

/** What to do when English has changed and the affected messages aren't named. */
export const UNKNOWN = 'English has changed: npm run words lists what is outdated'

/**
 * What a translation owes: texts that it lacks, that were made from another English, that English no longer has, or with other parameters.
 */
export function judge(english: Messages, translated: Messages, status: Status): Findings {
  const both = [...english].filter(([key]) => translated.has(key))
  return {
    missing: [...english.keys()].filter((key) => !translated.has(key)),
    outdated: status.english === digest(english) ? [...status.outdated] : [UNKNOWN],
    gone: [...translated.keys()].filter((key) => !english.has(key)),
    parameters: both.filter(([key, message]) => namesOf(message) !== namesOf(translated.get(key) ?? '')).map(([key]) => key),
  }
}

/** A plural may leave its count out of some forms, not out of all. */
function namesOf(message: Message): string {
  const text = typeof message === 'string' ? message : Object.values(message).join(' ')
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join()
}
