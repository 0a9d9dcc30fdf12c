/** The member's menus: what a member does every day, and the rest behind "More". Profile and log-out are at the foot. */
import type { SitePath } from '#contract/shared/paths'
import { assert } from '#kernel/assert'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import { pages, screens, visitors } from '#web/screens.ts'
import { type AppPath, entriesOf, type MenuEntry } from '#web/shared/screen/define-screen.ts'

const own = [...pages, ...visitors, ...screens]

/** A link that is no screen's place. */
function linkTo(
  href: AppPath | SitePath | `${AppPath}${'?' | '#'}${string}`,
  link: Pick<MenuEntry, 'label' | 'icon'>,
  rank = 0,
): MenuEntry {
  return { ...link, href, rank, covers: [href] }
}

export const investorView = linkTo('/dashboard', { label: 'shell.investor_view', icon: 'user' })
export const console = linkTo('/admin', { label: 'shell.admin_section', icon: 'shield' })

/** Always visible: with "More", eight entries. */
export const mainPlaces = entriesOf(own, 'main')
const [foot] = entriesOf(own, 'foot')
assert(foot, 'foot')
export const footPlace: MenuEntry = foot
/** Behind "More". */
export const morePlaces = entriesOf(own, 'more', [linkTo('/about', { label: 'shell.about', icon: 'info' }, 8)])
export const memberTabs = mainPlaces.filter(({ tab }) => tab)

/** Tabs and sections that the search finds by name. */
const parts = [
  { ...linkTo('/proof#check', { label: 'shell.verify', icon: 'check' }), keywords: 'verify' as const },
  linkTo('/transactions?view=statements', { label: 'shell.statements', icon: 'download' }),
  { ...linkTo('/profile#referrals', { label: 'shell.referrals', icon: 'users' }), keywords: 'referrals' as const },
]

/** All of a member's places, for the search. */
export const memberPlaces = [...mainPlaces, footPlace, ...entriesOf(own, 'search'), ...morePlaces, ...parts]

/** The console's menu, loaded by staff only, when it is first shown. */
let fetched: Promise<typeof import('#web/console/places.tsx')> | null = null

export function consoleMenu() {
  fetched ??= whenLoaded(() => import('#web/console/places.tsx'))
  return fetched
}
