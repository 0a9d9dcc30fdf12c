/** The screens of visitors: by their address, and the pages that the server renders, one for each screen or for each of its subjects. */
import { addressesOf, type PageName, type Screen } from '#web/shared/screen/define-screen.ts'
import { namesOf } from '#web/shared/screen/subjects.ts'
import { pages, visitors } from '../../screens.ts'

type Page = Screen<string, PageName>

export type PublicScreen = {
  readonly screen: Page
  readonly path: string
  readonly twins: readonly string[]
  /** The subject of its title: a plan, a bot, a coin, a public figure. */
  readonly of?: string
}

/** A visitor's screen by its first address. */
export function screenOf(path: string | undefined): Screen | undefined {
  return [...pages, ...visitors].find((screen) => screen.path === path)
}

export function publicScreens(): readonly PublicScreen[] {
  return pages.flatMap(pagesOf)
}

function pagesOf(screen: Page): PublicScreen[] {
  const addresses = addressesOf(screen)
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
  return { screen, path, twins }
}
