/** The screens of the app as they declare themselves. The imports have no types, because those of the tests know no JSX. */
import { join } from 'node:path'
import type { ScreenAddress } from '../../src/web/document/render/assets.ts'

/** What a test reads of a declaration. Titles and labels are keys of the frame's texts. */
export type DeclaredScreen = {
  readonly path: string
  readonly also?: readonly string[]
  readonly who: 'guest' | 'anyone' | 'member' | 'staff'
  readonly title?: string
  readonly page?: string
  readonly place?: { readonly menu: string; readonly rank: number; readonly label?: string }
}

const load = async <T>(path: string) => (await import(join(import.meta.dirname, '../../src/web', path))) as T
const { addresses } = await load<{ readonly addresses: readonly ScreenAddress[] }>('all-screens.ts')
const { pages, visitors, screens } = await load<Readonly<Record<'pages' | 'visitors' | 'screens', readonly DeclaredScreen[]>>>('screens.ts')
const { consoleScreens } = await load<{ readonly consoleScreens: readonly DeclaredScreen[] }>('console/screens.ts')
const { shell } = await load<{ readonly shell: Readonly<Record<string, string>> }>('texts/en/start.ts')

/** Of every screen; `:name` is a parameter. */
export const appPaths: readonly string[] = addresses.flatMap(({ path, also }) => [path, ...also])

const memberScreens: readonly DeclaredScreen[] = [...pages, ...visitors, ...screens]
export const appScreens: readonly DeclaredScreen[] = [...memberScreens, ...consoleScreens]

/** The English text of a title or a label. */
export function frameText(key: string): string {
  const text = shell[key.replace('shell.', '')]
  if (!text) throw new Error(`the frame has no text ${key}`)
  return text
}

/** A menu's entries, by rank: name and address. */
export function menuOf(menu: string): readonly (readonly [name: string, path: string])[] {
  const own = memberScreens.flatMap(({ path, title, place }) => (place?.menu === menu ? { path, title, place } : []))
  const inOrder = own.toSorted((one, other) => one.place.rank - other.place.rank)
  return inOrder.map(({ path, title = '', place }) => [frameText(place.label ?? title), path])
}
