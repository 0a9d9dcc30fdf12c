import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { Key } from '#web/texts/catalogue.ts'

const PLAN = 'plans.days' as Key
const TITLE = 'plans.title' as Key
type LoadState = { texts: Map<string, object>; failing: Set<string>; pending: Map<string, () => void> | null }
const held: LoadState = { texts: new Map(), failing: new Set(), pending: null }

vi.mock('./catalogues.ts', () => ({
  frameAreas: ['shell'],
  isOffered: () => true,
  textsAt: (language: string, area: string) => held.texts.get(`${language}.${area}`) ?? null,
  fetchTexts: async (language: string, areas: readonly string[]) => {
    if (held.pending) await new Promise<void>((resolve) => held.pending?.set(language, resolve))
    if (held.failing.has(language)) throw new Error('not fetched')
    for (const area of areas) held.texts.set(`${language}.${area}`, textsIn(language))
  },
}))

function textsIn(language: string) {
  if (language === 'ar') {
    return {
      title: 'خطط {name}',
      days: { zero: 'zero', one: 'one', two: 'two', few: '{count} few', many: '{count} many', other: '{count} other' },
    }
  }
  return { title: `plans in ${language} {name}`, days: { one: '{count} day', other: '{count} days' } }
}

async function fresh() {
  vi.resetModules()
  return { ...(await import('./language.ts')), ...(await import('./text.ts')) }
}

/** Later files in this worker use the real catalogues again. */
afterAll(() => {
  vi.doUnmock('./catalogues.ts')
  vi.resetModules()
})

beforeEach(() => {
  held.texts.clear()
  held.failing.clear()
  held.pending = null
})

it('says a text with its parameters, and one or many by count', async () => {
  const { loadTexts, textNow } = await fresh()
  await loadTexts(['plans'])
  const t = textNow()
  expect([t(TITLE, { name: 'A' }), t(PLAN, { count: 1 }), t(PLAN, { count: 2 })]).toEqual(['plans in en A', '1 day', '2 days'])
})

it('writes a count with the same marks in every language', async () => {
  const { loadTexts, switchLanguage, textNow } = await fresh()
  await loadTexts(['plans'])
  await switchLanguage('de')
  expect([1234.5, 1].map((count) => textNow()(PLAN, { count }))).toEqual(['1,234.5 days', '1 day'])
})

it('never says a key: what is not here throws', async () => {
  const { textNow } = await fresh()
  expect(() => textNow()(TITLE)).toThrow('plans.title')
})

it('counts in Arabic by its six categories, with figures in their own direction', async () => {
  const { loadTexts, switchLanguage, textNow } = await fresh()
  await loadTexts(['plans'])
  await switchLanguage('ar')
  const t = textNow()
  const counted = [0, 1, 2, 3, 11, 100].map((count) => t(PLAN, { count }))
  expect(counted).toEqual(['zero', 'one', 'two', '\u20683\u2069 few', '\u206811\u2069 many', '\u2068100\u2069 other'])
})

it('changes nothing before every text in use is there, and then says so', async () => {
  const { loadTexts, onLanguage, switchLanguage, textNow } = await fresh()
  await loadTexts(['plans'])
  const before = textNow()
  const seen: string[] = []
  onLanguage(() => seen.push(textNow()(TITLE, { name: 'B' })))
  held.pending = new Map()
  const switching = switchLanguage('es')
  expect([seen, textNow()]).toEqual([[], before])
  held.pending.get('es')?.()
  await switching
  expect(seen).toEqual(['plans in es B'])
})

it('stays as it was where the texts cannot be fetched', async () => {
  const { languageNow, loadTexts, switchLanguage, textNow } = await fresh()
  await loadTexts(['plans'])
  held.failing.add('fr')
  await expect(switchLanguage('fr')).rejects.toThrow('not fetched')
  expect([languageNow(), textNow()(PLAN, { count: 2 })]).toEqual(['en', '2 days'])
})

it('fetches what a screen asks for in the language that is in force when it is shown', async () => {
  const { loadTexts, switchLanguage, textNow } = await fresh()
  held.pending = new Map()
  const screen = loadTexts(['plans'])
  const asked = held.pending
  held.pending = null
  await switchLanguage('de')
  asked.get('en')?.()
  await screen
  expect(textNow()(TITLE, { name: 'C' })).toBe('plans in de C')
})

it('leaves the later of two switches', async () => {
  const { languageNow, switchLanguage } = await fresh()
  held.pending = new Map()
  const both = [switchLanguage('es'), switchLanguage('de')]
  held.pending.get('de')?.()
  await both[1]
  held.pending.get('es')?.()
  await both[0]
  expect(languageNow()).toBe('de')
})
