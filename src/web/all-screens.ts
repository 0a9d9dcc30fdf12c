/** What the server knows of the screens: the build writes it beside the renderer, which has no code of the members' screens. */
import { consoleScreens } from './console/screens.ts'
import type { ScreenAddress } from './document/render/assets.ts'
import { pages, screens, visitors } from './screens.ts'

export const addresses: readonly ScreenAddress[] = [...pages, ...visitors, ...screens, ...consoleScreens].map(
  ({ path, also = [], who, canonical }) => ({
    path,
    also,
    who,
    ...(canonical ? { canonical } : {}),
  }),
)
