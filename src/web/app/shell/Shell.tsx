/** The frame of the signed-in screens, the member's and the administrator's; visitors of a public view get the plain one. */
import { useEffect } from 'react'
import { Outlet, Link as RouterLink, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { type FrameKey, type T, useText } from '#web/locales/text.ts'
import { type StoredUser, useStoredUser } from '#web/session/index.ts'
import { AppShell, type NavItem } from '#web/ui/index.ts'
import { SearchButton } from '../palette/SearchButton.tsx'
import { usePalette } from '../palette/use-palette.tsx'
import { AccountActions } from './AccountActions.tsx'
import { toggleMode, useMode } from './mode.ts'
import { PublicShell } from './PublicShell.tsx'
import { adminPlaces, adminTabs, isCurrent, memberPlaces, memberTabs, type Place } from './places.ts'
import { SandboxRibbon } from './SandboxRibbon.tsx'
import { useLogOut } from './use-log-out.ts'

/** A route names its title with `handle: { title }`. */
export type ScreenHandle = { readonly title: FrameKey }

export function Shell() {
  const user = useStoredUser()
  const title = useTitle()
  return (
    <>
      {user ? <MemberShell user={user} title={title} /> : <PublicShell title={title} />}
      <ScrollRestoration />
    </>
  )
}

function MemberShell({ user, title }: { user: StoredUser; title: string }) {
  const t = useText()
  const { pathname } = useLocation()
  const admin = user.is_admin && pathname.startsWith('/admin')
  const link = (place: Place) => toItem(place, t, pathname)
  const endNav = useEndNav(user, admin)
  const { palette, open } = usePalette()
  return (
    <AppShell
      ribbon={<SandboxRibbon />}
      title={title}
      nav={(admin ? adminPlaces : memberPlaces).map(link)}
      endNav={endNav}
      tabs={(admin ? adminTabs : memberTabs).map(link)}
      section={admin ? t('shell.admin') : undefined}
      brandHref="/"
      actions={
        <>
          <SearchButton onOpen={open} />
          <AccountActions user={user} hides={!admin} />
        </>
      }
      labels={{
        skip: t('shell.skip'),
        nav: t('shell.nav'),
        tabs: t('shell.tabs'),
        openMenu: t('shell.open_menu'),
        closeMenu: t('shell.close_menu'),
      }}
    >
      <Outlet />
      {palette}
    </AppShell>
  )
}

function useEndNav(user: StoredUser, admin: boolean): NavItem[] {
  const t = useText()
  const mode = useMode()
  const logOut = useLogOut()
  const { pathname } = useLocation()
  const mode_item: NavItem = {
    label: t(mode === 'dark' ? 'shell.light_mode' : 'shell.dark_mode'),
    icon: mode === 'dark' ? 'sun' : 'moon',
    href: '#mode',
    onSelect: toggleMode,
  }
  const elsewhere: Place = admin
    ? { label: 'shell.investor_view', icon: 'user', href: '/dashboard' }
    : { label: 'shell.admin_section', icon: 'shield', href: '/admin/transaction' }
  const places: Place[] = [...(user.is_admin ? [elsewhere] : []), ...(admin ? [] : [profile, settings])]
  return [
    mode_item,
    ...places.map((place) => toItem(place, t, pathname)),
    { label: t('shell.log_out'), icon: 'logout', href: '/logout', onSelect: () => void logOut() },
  ]
}

const profile: Place = { label: 'shell.profile', icon: 'user', href: '/profile' }
const settings: Place = { label: 'shell.settings', icon: 'settings', href: '/settings' }

function toItem(place: Place, t: T, pathname: string): NavItem {
  return {
    label: t(place.label),
    icon: place.icon,
    href: place.href,
    current: isCurrent(place, pathname),
    render: <RouterLink to={place.href} />,
  }
}

/** The deepest route's title, also in the browser's tab. */
function useTitle(): string {
  const t = useText()
  const handles = useMatches().map((match) => match.handle as ScreenHandle | undefined)
  const key = handles.findLast((handle) => handle?.title)?.title
  const title = key ? t(key) : 'Clearterm'
  useEffect(() => {
    document.title = key ? `${title} · Clearterm` : title
  }, [key, title])
  return title
}
