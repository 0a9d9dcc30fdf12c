/** The console's screens and menu entries, which members never load. */
import { Outlet } from 'react-router'
import { type Role, reaches } from '#contract/shared/role'
import { QueueHref, type QueueName } from '#web/shared/menu/use-admin-overview.ts'
import { entriesOf, type MenuEntry } from '#web/shared/screen/define-screen.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { consoleScreens } from './screens.ts'

export { consoleScreens }

const daily = entriesOf(consoleScreens, 'daily')
const rare = entriesOf(consoleScreens, 'rare')

/** The tabs at the bottom on a phone. */
const TABS = 4

export type ConsolePlaces = {
  readonly main: readonly MenuEntry[]
  readonly more: readonly MenuEntry[]
  readonly tabs: readonly MenuEntry[]
}

/** The console's places for a role; none for members. */
export function consolePlaces(role: Role): ConsolePlaces {
  if (!reaches(role, 'auditor')) return { main: [], more: [], tabs: [] }
  const allowed = ({ least = 'auditor' }: MenuEntry) => reaches(role, least)
  const main = daily.filter(allowed)
  return { main, more: rare.filter(allowed), tabs: main.slice(0, TABS) }
}

/** The same as a flat list. */
export function allConsolePlaces(role: Role): readonly MenuEntry[] {
  const { main, more } = consolePlaces(role)
  return [...main, ...more]
}

/** The screen of a queue, filtered to what waits; null for a queue without a screen. */
function queueHref(name: QueueName, role: Role): string | null {
  const place = allConsolePlaces(role).find(({ queues }) => queues?.[name] !== undefined)
  return place ? `${place.href}${place.queues?.[name]}` : null
}

/** Gives the console's screens the address of each queue. */
export function QueueLinks() {
  const role = useStoredUser()?.role ?? 'member'
  return (
    <QueueHref value={(name) => queueHref(name, role)}>
      <Outlet />
    </QueueHref>
  )
}
