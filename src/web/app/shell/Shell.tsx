/** The frame of the signed-in screens, the member's and the administrator's; a visitor gets the document of a public address. */
import { Suspense, useEffect } from 'react'
import { matchPath, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { SearchButton } from '#web/features/palette/SearchButton.tsx'
import { usePalette } from '#web/features/palette/use-palette.tsx'
import { AppShell, useScreenName } from '#web/kit/index.ts'
import { screens } from '#web/page/screens.ts'
import { visitorScreens } from '#web/page/visitor-screens.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { useSitePath } from '#web/shared/language/use-site-path.ts'
import { type FrameKey, useText } from '#web/shared/locale/text.ts'
import { isStaff, type StoredUser, useStoredUser } from '#web/shared/session/index.ts'
import { AccountActions } from './AccountActions.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { SendingGate } from './SendingGate.tsx'
import { useNavigation } from './use-navigation.ts'
import { VisitorDocument } from './VisitorDocument.tsx'

/** A route names its title with `handle: { title }`. */
type ScreenHandle = { readonly title: FrameKey }

const visitorPaths = Object.values({ ...screens, ...visitorScreens }).flatMap(({ paths }) => paths)

export function Shell() {
  const user = useStoredUser()
  const title = useTitle()
  const { pathname } = useLocation()
  const is_public = visitorPaths.some((path) => matchPath(path, pathname))
  return (
    <>
      <Suspense fallback={<SandboxRibbon />}>
        {user ? <MemberShell user={user} title={title} /> : is_public ? <VisitorDocument /> : <Outlet />}
      </Suspense>
      {user && <ScrollRestoration />}
    </>
  )
}

function MemberShell({ user, title }: { user: StoredUser; title: string }) {
  const t = useText()
  const { pathname } = useLocation()
  const admin = isStaff(user) && pathname.startsWith('/admin')
  const { navigation, tabs } = useNavigation(user, admin)
  const { palette, open } = usePalette()
  const front = useSitePath('/')
  return (
    <AppShell
      ribbon={<SandboxRibbon />}
      title={title}
      navigation={navigation}
      tabs={tabs}
      brandHref={front}
      actions={
        <>
          <SearchButton onOpen={open} />
          <AccountActions user={user} member={!admin} />
        </>
      }
      banner={<ConnectionBanner />}
      muted={useConnection().lost}
      labels={{
        skip: t('shell.skip'),
        nav: t('shell.nav'),
        tabs: t('shell.tabs'),
        openMenu: t('shell.open_menu'),
        closeMenu: t('shell.close_menu'),
      }}
    >
      <SendingGate>
        <Outlet />
      </SendingGate>
      {palette}
    </AppShell>
  )
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
