/**
 * The current language, in a cookie: available before the first paint (mode.js sets `<html lang dir>` from it) and kept after log-out. A
 * switch loads every text in use before anything changes, so that the screen is never mixed, without a reload.
 */
import { createContext, useContext } from 'react'
import { directionOf, isLanguage, type Language } from '#contract/shared/language'
import type { Area, T } from '#web/texts/catalogue.ts'
import { fetchTexts, frameAreas, isOffered } from './catalogues.ts'

const listeners = new Set<() => void>()
const inUse = new Set<Area>(frameAreas)
let now: Language = startLanguage()
let wanted: Language = now
let starting: Promise<void> = Promise.resolve()

/** The page's language, if supported. */
function startLanguage(): Language {
  const named = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  return isLanguage(named) && isOffered(named) ? named : 'en'
}

export function languageNow(): Language {
  return now
}

export function useLanguage(): Language {
  return useContext(LocaleContext)?.language ?? now
}

export function onLanguage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/**
 * Code with the texts that it shows: the build puts this around each `import()` (scripts/web/texts.ts).
 * @public
 */
export async function withTexts<Module>(areas: readonly Area[], load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), starting.then(() => loadTexts(areas))])
  return module
}

/** Resolves once the texts of the then current language are loaded. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  for (const area of areas) inUse.add(area)
  let fetched: Language
  do {
    fetched = now
    await fetchTexts(fetched, [...frameAreas, ...areas])
  } while (fetched !== now)
}

/** Loads the frame's texts before the first render; falls back to English. Other texts follow, in the language that it started with. */
export function startTexts(): Promise<void> {
  starting = start()
  return starting
}

async function start(): Promise<void> {
  await fetchTextsIn(now, frameAreas).catch(() => {
    now = 'en'
    wanted = 'en'
  })
  showLanguage(now)
}

/** Rejects if the texts can't be fetched; nothing changes then. Of two switches the later one wins. */
export async function switchLanguage(to: Language): Promise<void> {
  wanted = to
  let fetched: number
  do {
    fetched = inUse.size
    await fetchTextsIn(to, [...inUse])
  } while (fetched < inUse.size)
  if (wanted !== to || now === to) return
  now = to
  showLanguage(to)
  notifyListeners()
}

export function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** For a renderer: every text in use so far. */
export async function fetchTextsInUse(language: Language): Promise<void> {
  await fetchTextsIn(language, [...inUse])
}

/** For a renderer, which has all texts: one language for as long as a rendering takes, which is synchronous. */
export function renderIn(language: Language, render: () => string): string {
  const before = now
  now = language
  try {
    return render()
  } finally {
    now = before
  }
}

/** Includes the server's texts; in English the server sends them. */
async function fetchTextsIn(language: Language, areas: readonly Area[]): Promise<void> {
  await fetchTexts(language, language === 'en' ? areas : [...areas, 'refusals', 'reasons', 'notes'])
}

function showLanguage(language: Language): void {
  if (typeof document === 'undefined') return
  const { documentElement: page } = document
  const dir = directionOf(language)
  // Even writing the same value makes the browser restyle the whole page.
  if (page.lang !== language) page.lang = language
  if (page.dir !== dir) page.dir = dir
}

/** The language of a component tree and its text function: a new object after each change. */
export type LocaleValue = { readonly language: Language; readonly t: T }

/** Absent where the language never changes: on a public page. */
export const LocaleContext = createContext<LocaleValue | null>(null)

/** The address of a public page in a language. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Pages of the site that the app links to. */
export function isOutside(path: string): boolean {
  return path === '/' || path === '/about'
}

/** They are outside the app's router: going there is a browser navigation, which also drops this page's memory. */
export function navigateToSite(path: string): void {
  window.location.assign(isOutside(path) ? pathIn(now, path) : path)
}
