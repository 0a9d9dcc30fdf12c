/** What search engines may read: everything but the API, the mailbox, and the screens of members and staff. */
import { addressesOf } from '#web/shared/screen/define-screen.ts'
import type { ScreenAddress } from './assets.ts'

const ALWAYS = ['/api/', '/sandbox/']

export function robots(origin: string, screens: readonly ScreenAddress[]): string {
  const isClosed = ({ who }: ScreenAddress) => who === 'member' || who === 'staff'
  const paths = (them: readonly ScreenAddress[]) => them.flatMap(addressesOf).map((path) => path.replace(/:.*/, ''))
  const closed = outermost([...ALWAYS, ...paths(screens.filter(isClosed))])
  // Below a closed address, a longer rule opens a public screen.
  const open = paths(screens.filter((screen) => !isClosed(screen))).filter((path) =>
    closed.some((one) => !ALWAYS.includes(one) && path.startsWith(one)),
  )
  const rules = [...closed.map((path) => `Disallow: ${path}\n`), ...open.map((path) => `Allow: ${path}\n`)]
  return `User-agent: *\n${rules.join('')}\nSitemap: ${origin}/sitemap.xml\n`
}

/** Without those that are below another one. */
function outermost(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)]
  return unique.filter((path) => !unique.some((other) => path !== other && path.startsWith(`${other}/`)))
}
