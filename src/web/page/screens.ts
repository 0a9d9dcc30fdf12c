/** The pages of the server-rendered screens: one for each screen, or for each of its subjects. */
import type { FrameKey } from '#web/shared/locale/text.ts'
import type { PageName, Screen } from '#web/shared/screen/define-screen.ts'
import { namesOf } from '#web/shared/screen/subjects.ts'
import { pages } from '../screens.ts'

export type Page = Screen<string, PageName>

export type PublicScreen = {
  readonly screen: Page
  readonly path: string
  readonly twins: readonly string[]
  /** The subject of its title: a plan, a bot, a coin, a public figure. */
  readonly of?: string
  /** Its heading in the frame; none if the screen has its own frame. */
  readonly heading?: FrameKey | undefined
}

export function pageNamed(name: string | undefined): Page | undefined {
  return pages.find(({ page }) => page === name)
}

export function publicScreens(): readonly PublicScreen[] {
  return pages.flatMap(pagesOf)
}

function pagesOf(screen: Page): PublicScreen[] {
  const addresses = [screen.path, ...(screen.also ?? [])]
  if (!screen.of)
    return [
      publicScreen(
        screen,
        addresses.filter((path) => !path.includes(':')),
      ),
    ]
  return Object.entries(namesOf(screen.of)).map(([value, of]) => ({
    ...publicScreen(
      screen,
      addresses.map((path) => path.replace(/:\w+/, value)),
    ),
    of,
  }))
}

function publicScreen(screen: Page, [path = '', ...twins]: readonly string[]): PublicScreen {
  return { screen, path, twins, heading: screen.title }
}
