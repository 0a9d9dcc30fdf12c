/** The frame of a public view: mark, the plans, the two doors in. */
import { Outlet, Link as RouterLink, useLocation } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { useStoredUser } from '#web/session/index.ts'
import { Button, IconButton, PublicHeader, SkipLink } from '#web/ui/index.ts'
import { toggleMode, useMode } from './mode.ts'
import { SandboxRibbon } from './SandboxRibbon.tsx'

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
      nav={[
        { label: t('shell.plans'), icon: 'layers', href: '/plans', current: pathname === '/plans', render: <RouterLink to="/plans" /> },
        { label: t('shell.market'), icon: 'chart', href: '/market', current: pathname === '/market', render: <RouterLink to="/market" /> },
        { label: t('shell.bots'), icon: 'bot', href: '/bots', current: pathname.startsWith('/bots'), render: <RouterLink to="/bots" /> },
        { label: t('shell.proof'), icon: 'shield', href: '/proof', current: pathname === '/proof', render: <RouterLink to="/proof" /> },
        { label: t('shell.verify'), icon: 'check', href: '/verify', current: pathname === '/verify', render: <RouterLink to="/verify" /> },
        {
          label: t('shell.retirement'),
          icon: 'file',
          href: '/ira-form',
          current: pathname === '/ira-form',
          render: <RouterLink to="/ira-form" />,
        },
      ]}
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
