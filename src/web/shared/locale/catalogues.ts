/**
 * The loaded texts by language. An area is fetched once per language, when a screen or a component first needs it; the frame's own areas
 * are bundled in English as the fallback.
 */
import { type Language, languages } from '#contract/shared/language'
import { en } from '#web/locales/en/index.ts'
import { charts } from '#web/locales/en/start/charts.ts'
import { common } from '#web/locales/en/start/common.ts'
import { errors } from '#web/locales/en/start/errors.ts'
import { shell } from '#web/locales/en/start/shell.ts'
import type { Area, FrameArea, Shelf, Texts } from '#web/locales/types/catalogue.ts'

export const frameAreas: readonly FrameArea[] = ['shell', 'common', 'errors', 'charts']

/** A language without its files is not offered. */
const shelves: { readonly [L in Language]: (() => Promise<Shelf<L>>) | null } = {
  en: () => Promise.resolve(en),
  es: async () => (await import('#web/locales/es/index.ts')).es,
  fr: async () => (await import('#web/locales/fr/index.ts')).fr,
  de: async () => (await import('#web/locales/de/index.ts')).de,
  ar: async () => (await import('#web/locales/ar/index.ts')).ar,
}

export function isOffered(language: Language): boolean {
  return shelves[language] !== null
}

export const offeredLanguages: readonly Language[] = languages.filter(isOffered)

const here = new Map<string, Texts>([
  ['en.shell', shell],
  ['en.common', common],
  ['en.errors', errors],
  ['en.charts', charts],
])
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
