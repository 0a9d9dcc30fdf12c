/** The frame of the signed-in screens, the member's and the administrator's; a visitor gets the document of a public address. */
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import type { Blocked } from '#web/kit/action/Button.tsx'
import { AppShell, useAnnounced, useScreenName } from '#web/kit/index.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { useSitePath } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { isStaff, type StoredUser, useStoredUser } from '#web/shared/session/stored-user.ts'
import { VisitorDocument } from '../guards.tsx'
import { SearchButton, usePalette } from '../palette/use-palette.tsx'
import { AccountActions } from './AccountActions.tsx'
import { Banners } from './ConnectionBanner.tsx'
import { SendingGate } from './SessionWatch.tsx'
import { useNavigation, useScreen } from './use-navigation.ts'

const AFTER_DIALOG_MS = 300

export function Shell() {
  const user = useStoredUser()
  const title = useTitle()
  const is_public = useScreen()?.screen.who === 'anyone'
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
  useFocusOfScreen(pathname)
  const front = useSitePath('/')
  const [blocked, block] = useState<Blocked | null>(null)
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
      banner={<Banners onBlocked={block} />}
      muted={useConnection().lost}
      labels={{
        skip: t('shell.skip'),
        nav: t('shell.nav'),
        tabs: t('shell.tabs'),
        openMenu: t('shell.open_menu'),
        closeMenu: t('shell.close_menu'),
      }}
    >
      <SendingGate blocked={blocked}>
        <Outlet />
      </SendingGate>
      {palette}
    </AppShell>
  )
}

/** A dialog that leads to another screen has nothing to give the focus back to: it goes to the screen, and not to the document. */
function useFocusOfScreen(pathname: string): void {
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    }, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}

/** The name of the shown record, else the deepest route's title; also the browser tab's title. */
function useTitle(): string {
  const t = useText()
  const named = useScreenName()
  const key = useScreen()?.screen.title
  const title = key ? t(key) : 'Clearterm'
  const tab = named?.tab ?? (key && title)
  useEffect(() => {
    document.title = tab ? `${tab} · Clearterm` : 'Clearterm'
  }, [tab])
  useAnnounced(tab ?? '')
  return named?.heading ?? title
}
