/** The frame of the signed-in screens, the member's and the administrator's; visitors of a public view get the plain one. */
import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { SearchButton } from '#web/features/palette/SearchButton.tsx'
import { usePalette } from '#web/features/palette/use-palette.tsx'
import { AppShell, type NavItem, useScreenName } from '#web/kit/index.ts'
import { useLogOut } from '#web/shared/call/use-log-out.ts'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { useLanguageChoice } from '#web/shared/language/use-language-choice.ts'
import { useSitePath } from '#web/shared/language/use-site-path.ts'
import { type FrameKey, useText } from '#web/shared/locale/text.ts'
import * as places from '#web/shared/menu/places.ts'
import { toggleMode, useMode } from '#web/shared/mode/use-mode.ts'
import { lazyPart } from '#web/shared/screen/part.ts'
import { isStaff, readStoredUser, type StoredUser, useStoredUser } from '#web/shared/session/index.ts'
import { AccountActions } from './AccountActions.tsx'
import { toItem } from './to-item.tsx'
import { useConsoleMenu } from './use-console-menu.ts'

/** A route names its title with `handle: { title }`. */
export type ScreenHandle = { readonly title: FrameKey }

/** The site's frame, which members never fetch; for visitors it loads in parallel with the screen. */
export const PublicShell = lazyPart(['frame'], async () => (await import('./PublicShell.tsx')).PublicShell, readStoredUser() === null)

export function Shell() {
  const user = useStoredUser()
  const title = useTitle()
  return (
    <>
      <Suspense fallback={<SandboxRibbon />}>{user ? <MemberShell user={user} title={title} /> : <PublicShell title={title} />}</Suspense>
      <ScrollRestoration />
    </>
  )
}

function MemberShell({ user, title }: { user: StoredUser; title: string }) {
  const t = useText()
  const { pathname } = useLocation()
  const admin = isStaff(user) && pathname.startsWith('/admin')
  const link = (place: places.Place) => toItem(place, t, pathname)
  const desk = useConsoleMenu(user.role, admin)
  const endNav = useEndNav(admin)
  const main = isStaff(user) ? [...places.mainPlaces, places.console] : places.mainPlaces
  const groups = [
    { title: t('shell.own'), items: places.ownPlaces.map(link) },
    { title: t('shell.open'), items: places.openPlaces.map(link) },
  ]
  const { palette, open } = usePalette()
  const front = useSitePath('/')
  return (
    <AppShell
      ribbon={<SandboxRibbon />}
      title={title}
      nav={admin ? desk.first : main.map(link)}
      groups={admin ? desk.groups : groups}
      endNav={endNav}
      tabs={admin ? desk.tabs : places.memberTabs.map(link)}
      section={admin ? t(`shell.roles.${user.role}`) : undefined}
      brandHref={front}
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

function useEndNav(admin: boolean): NavItem[] {
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
  const link = (place: places.Place) => toItem(place, t, pathname)
  return [
    ...(admin ? [link({ label: 'shell.investor_view', icon: 'user', href: '/dashboard' })] : [link(places.settings)]),
    mode_item,
    ...useLanguageChoice(),
    { label: t('shell.log_out'), icon: 'logout', href: '/logout', onSelect: () => void logOut() },
  ]
}

/** The name of the shown record, else the deepest route's title; also the browser tab's title. */
function useTitle(): string {
  const t = useText()
  const named = useScreenName()
  const handles = useMatches().map((match) => match.handle as ScreenHandle | undefined)
  const key = handles.findLast((handle) => handle?.title)?.title
  const title = key ? t(key) : 'Clearterm'
  const tab = named?.tab ?? (key && title)
  useEffect(() => {
    document.title = tab ? `${tab} · Clearterm` : 'Clearterm'
  }, [tab])
  return named?.heading ?? title
}
