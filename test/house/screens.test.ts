/** Each screen is declared once, beside its route, and each declaration is collected: src/web/screens.ts, and the console's apart. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../../src/web')

type Screen = {
  readonly path: string
  readonly also?: readonly string[]
  readonly who: string
  readonly page?: string
  readonly place?: { readonly menu: string; readonly rank: number }
}
type Lists = Readonly<Record<string, readonly Screen[]>>

/** Without types, because those of the tests know no JSX. */
const listsOf = async (path: string) => (await import(join(WEB, path))) as Lists
const { pages = [], visitors = [], screens = [] } = await listsOf('screens.ts')
const { consoleScreens = [] } = await listsOf('console/screens.ts')

async function declaredIn(home: 'features' | 'console'): Promise<Screen[]> {
  const files = readdirSync(join(WEB, home)).map((area) => `${home}/${area}/screen.ts`)
  const lists = await Promise.all(files.filter((path) => existsSync(join(WEB, path))).map(listsOf))
  return lists.flatMap((list) => Object.values(list).flat())
}

function doubled(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

it('collects each declaration, the console’s apart', async () => {
  const [own, consoles] = [await declaredIn('features'), await declaredIn('console')]
  expect(own.length).toBeGreaterThan(40)
  expect(consoles.length).toBeGreaterThan(15)
  const paths = (list: readonly Screen[]) => list.map(({ path }) => path).sort()
  expect(paths([...pages, ...visitors, ...screens])).toEqual(paths(own))
  expect(paths(consoleScreens)).toEqual(paths(consoles))
  expect([...pages, ...visitors, ...screens].filter(({ who }) => who === 'staff')).toEqual([])
  expect(consoleScreens.filter(({ who, path }) => who !== 'staff' || !/^\/admin(\/|$)/.test(path))).toEqual([])
  expect([pages.filter(({ page }) => !page), [...visitors, ...screens].filter(({ page }) => page)]).toEqual([[], []])
})

it('has no address, page or place in a menu twice', () => {
  const all = [...pages, ...visitors, ...screens, ...consoleScreens]
  expect(doubled(all.flatMap(({ path, also = [] }) => [path, ...also].map((one) => one.replace(/:\w+/g, ':'))))).toEqual([])
  expect(doubled(pages.map(({ page = '' }) => page))).toEqual([])
  expect(doubled(all.flatMap(({ place }) => (place ? `${place.menu} ${place.rank}` : [])))).toEqual([])
})

/** In two documents, and where the library of dialogs must find the toasts; read out is only what is written into the first. */
const MAY_HAVE_REGIONS = ['app.html', 'kit/feedback/Live.tsx']
const REGION = /<output\b|\brole=(?:"|\{?')(?:alert|status|log)\b|\baria-live=(?!"off")/

/** Its own script reads the amount; there is nothing to refuse. */
const OTHER_FORMS = ['document/pages/landing/Hero.tsx', 'kit/form/Form.tsx']

it('has one form, which says what is wrong each time it is sent', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx$/.test(path))
  expect(sources.filter((path) => /<form\b/.test(readFileSync(join(WEB, path), 'utf8'))).toSorted()).toEqual(OTHER_FORMS)
})

it('announces by the two standing regions alone', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.(tsx|html)$/.test(path))
  expect(sources.filter((path) => REGION.test(readFileSync(join(WEB, path), 'utf8'))).toSorted()).toEqual(MAY_HAVE_REGIONS)
  const others = ['<output>', '<p role="alert">', "role={'status'}", '<p aria-live="polite">']
  expect(others.filter((line) => !REGION.test(line))).toEqual([])
})
