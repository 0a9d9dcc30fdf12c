/** The console's screens and menu entries, which members never load. */
import { Outlet, Link as RouterLink, useLocation } from 'react-router'
import { type Role, reaches } from '#contract/shared/role'
import { LinkTabs } from '#web/kit/index.ts'
import { type FrameKey, useText } from '#web/shared/locale/text.ts'
import { QueueHref, type QueueName, useAdminOverview, waitingAt } from '#web/shared/menu/use-admin-overview.ts'
import { type ConsoleSection, consoleSections, entriesOf, type MenuEntry } from '#web/shared/screen/define-screen.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { listEntries } from './overview/lists.ts'
import { consoleScreens } from './screens.ts'

export { consoleScreens }

/** The tabs at the bottom on a phone. */
const TABS = 4

const LABELS: Readonly<Record<ConsoleSection, FrameKey>> = {
  inbox: 'shell.overview',
  people: 'shell.people',
  money: 'shell.money',
  plans: 'shell.plans',
  support: 'shell.support',
  system: 'shell.system',
  settings: 'shell.settings',
}

type Section = { readonly name: ConsoleSection; readonly places: readonly MenuEntry[] }

const sections: readonly Section[] = consoleSections.map((name) => ({ name, places: entriesOf(consoleScreens, name) }))
const queuesOf = (places: readonly MenuEntry[]) => Object.assign({}, ...places.map((place) => place.queues))
const ALL_QUEUES = queuesOf(sections.flatMap(({ places }) => places))

/** The sections with a screen for a role; none for members. */
function sectionsOf(role: Role): readonly Section[] {
  if (!reaches(role, 'auditor')) return []
  const allowed = ({ least = 'auditor' }: MenuEntry) => reaches(role, least)
  return sections.map(({ name, places }) => ({ name, places: places.filter(allowed) }))
}

/** A section's entry in the menu: its first screen, current on all of them, with all of their queues. The inbox has every queue. */
function entryOf({ name, places }: Section): MenuEntry[] {
  const [first] = places
  const covers = places.flatMap(({ href, covers: more }) => (href === CONSOLE_HOME ? more : [href, ...more]))
  const queues = name === 'inbox' ? ALL_QUEUES : queuesOf(places)
  return first ? [{ ...first, label: LABELS[name], covers, queues }] : []
}

/** Every address of the console is below it, so it covers none. */
const CONSOLE_HOME = '/admin'

/** The console's menu for a role. */
export function consolePlaces(role: Role): { readonly main: readonly MenuEntry[]; readonly tabs: readonly MenuEntry[] } {
  const main = sectionsOf(role).flatMap(entryOf)
  return { main, tabs: main.slice(0, TABS) }
}

/** All of its screens with a place, and the inbox's lists, as a flat list. */
export function allConsolePlaces(role: Role): readonly MenuEntry[] {
  return sectionsOf(role).flatMap(({ name, places }) => (name === 'inbox' ? [...places, ...listEntries] : places))
}

/** The screen of a queue, filtered to what waits; null for a queue without a screen. */
function queueHref(name: QueueName, role: Role): string | null {
  const place = allConsolePlaces(role).find(({ queues }) => queues?.[name] !== undefined)
  return place ? `${place.href}${place.queues?.[name]}` : null
}

/** What the console's screens have around them: the address of each queue, and the tabs of their section. */
export function ConsoleFrame() {
  const role = useStoredUser()?.role ?? 'member'
  return (
    <QueueHref value={(name) => queueHref(name, role)}>
      <SectionTabs role={role} />
      <Outlet />
    </QueueHref>
  )
}

/** None for a section of one screen, nor below a screen with a place. */
function SectionTabs({ role }: { role: Role }) {
  const t = useText()
  const { pathname } = useLocation()
  const queues = useAdminOverview().data?.queues ?? []
  const section = sectionsOf(role).find(({ places }) => places.some(({ href }) => href === pathname))
  if (!section || section.places.length < 2) return null
  return (
    <LinkTabs
      label={t(LABELS[section.name])}
      tabs={section.places.map((place) => ({
        value: place.href,
        label: t(place.label),
        count: waitingAt(place, queues) || undefined,
        current: place.href === pathname,
        render: <RouterLink to={place.href} />,
      }))}
    />
  )
}
