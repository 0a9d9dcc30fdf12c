/**
 * The loaded texts by language. An area is fetched once per language, when a screen or a component first needs it; the frame's own areas
 * are bundled in English as the fallback.
 */
import { type Language, languages } from '#contract/shared/language'
import type { Area, FrameArea, Texts } from '#web/texts/catalogue.ts'
import { frame, shelves } from '#web/texts/shelves.ts'

export const frameAreas = Object.keys(frame) as readonly FrameArea[]

/** A language without its files is not offered. */
export function isOffered(language: Language): boolean {
  return shelves[language] !== undefined
}

export const offeredLanguages: readonly Language[] = languages.filter(isOffered)

const here = new Map<string, Texts>(Object.entries(frame).map(([area, texts]) => [`${languages[0]}.${area}`, texts]))
const coming = new Map<string, Promise<void>>()

/** The texts of an area, or null if not loaded. */
export function textsAt(language: Language, area: string): Texts | null {
  return here.get(`${language}.${area}`) ?? null
}

/** Resolves once the areas are loaded; rejects if one cannot be fetched, and retries on the next call. */
export async function fetchTexts(language: Language, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map((area) => fetchArea(language, area)))
}

function fetchArea(language: Language, area: Area): Promise<void> {
  const name = `${language}.${area}`
  if (here.has(name)) return Promise.resolve()
  const fetched = coming.get(name) ?? readArea(language, area, name).finally(() => coming.delete(name))
  coming.set(name, fetched)
  return fetched
}

async function readArea(language: Language, area: Area, name: string): Promise<void> {
  const shelf = await shelves[language]?.()
  if (!shelf) throw new Error(`No texts in ${language}`)
  const read: Readonly<Record<string, Texts>> = await shelf[area]()
  here.set(name, read[area] as Texts)
}
