/** The screens of the app as they declare themselves. The import has no types, because those of the tests know no JSX. */
import { join } from 'node:path'
import type { ScreenAddress } from '../../src/web/document/render/assets.ts'

const list: string = join(import.meta.dirname, '../../src/web/all-screens.ts')
const { addresses } = (await import(list)) as { readonly addresses: readonly ScreenAddress[] }

/** Of every screen; `:name` is a parameter. */
export const appPaths: readonly string[] = addresses.flatMap(({ path, also }) => [path, ...also])
