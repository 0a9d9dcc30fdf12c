/** The frame of a public view: mark, the plans, the two doors in. */
import { Outlet, Link as RouterLink, useLocation } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { useStoredUser } from '#web/session/index.ts'
import { Button, IconButton, PublicHeader, SkipLink } from '#web/ui/index.ts'
import { toggleMode, useMode } from './mode.ts'
import { visitorPlaces } from './places.ts'
import { SandboxRibbon } from './SandboxRibbon.tsx'
import { toItem } from './to-item.tsx'

/** `title` null: the page brings its own heading. */
export function PublicShell({ title }: { title: string | null }) {
  const t = useText()
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <SandboxRibbon />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-8 outline-none md:gap-6">
        {title !== null && <h1 className="font-head text-24 font-bold">{title}</h1>}
        <Outlet />
      </main>
    </>
  )
}

/** The header of every public page. */
export function SiteHeader() {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <PublicHeader
      nav={visitorPlaces.map((place) => toItem(place, t, pathname))}
      actions={<Doors />}
      labels={{ nav: t('shell.nav'), openMenu: t('shell.open_menu'), closeMenu: t('shell.close_menu') }}
    />
  )
}

function Doors() {
  const t = useText()
  const mode = useMode()
  const user = useStoredUser()
  return (
    <>
      <IconButton
        name={mode === 'dark' ? 'sun' : 'moon'}
        label={t(mode === 'dark' ? 'shell.light_mode' : 'shell.dark_mode')}
        onClick={toggleMode}
      />
      {user ? (
        <Button variant="primary" render={<RouterLink to="/dashboard" />}>
          {t('shell.dashboard')}
        </Button>
      ) : (
        <>
          <Button variant="quiet" className="max-sm:hidden" render={<RouterLink to="/login" />}>
            {t('shell.log_in')}
          </Button>
          <Button variant="primary" render={<RouterLink to="/register" />}>
            {t('shell.sign_up')}
          </Button>
        </>
      )}
    </>
  )
}
