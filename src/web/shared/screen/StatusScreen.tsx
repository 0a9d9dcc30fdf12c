/** Shown instead of a screen: not found, forbidden, failed. Each has a name, a meaning and one link. */
import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, Link as RouterLink, useRouteError } from 'react-router'
import { OutdatedBuild } from '#web/kit/feedback/when-loaded.ts'
import { Button, EmptyState, useNameScreen } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { sessionItems } from '#web/shared/session/storage.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

type StatusProps = { readonly code?: string | undefined; readonly title: string; readonly children: ReactNode; readonly action?: ReactNode }

export function StatusScreen({ code, title, children, action }: StatusProps) {
  const t = useText()
  const user = useStoredUser()
  useNameScreen(title, null)
  // If the shell itself failed, nothing else sets the tab's title.
  useEffect(() => {
    document.title = `${title} · Clearterm`
  }, [title])
  return (
    <section className="grid max-w-120 wrap-anywhere justify-items-start gap-3 py-8 md:py-16">
      {code && <p className="text-14 text-text-3 tabular-nums">{code}</p>}
      <h2 className="font-head text-24 font-bold text-balance">{title}</h2>
      <p className="text-text-2">{children}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        {action}
        <Button variant={action ? 'secondary' : 'primary'} render={<RouterLink to={user ? '/dashboard' : '/'} reloadDocument={!user} />}>
          {t(user ? 'errors.dashboard' : 'errors.home')}
        </Button>
      </div>
    </section>
  )
}

export function NotFoundScreen() {
  const t = useText()
  return (
    <StatusScreen code="404" title={t('errors.not_found')}>
      {t('errors.not_found_help')}
    </StatusScreen>
  )
}

export function ForbiddenScreen() {
  const t = useText()
  return (
    <StatusScreen code="403" title={t('errors.forbidden')}>
      {t('errors.forbidden_help')}
    </StatusScreen>
  )
}

/**
 * The router's error screen, in the specification's words, with the status or message of the error but no address. Code that could not be
 * loaded is no application error: the page is reloaded once, then a card says so.
 */
export function ThrownScreen() {
  const t = useText()
  const user = useStoredUser()
  const error = useRouteError()
  const is_missing = error instanceof OutdatedBuild || (error instanceof Error && MISSING_CODE.test(error.message))
  const [reloads] = useState(() => is_missing && mayReload())
  useEffect(() => {
    if (reloads) reload()
  }, [reloads])
  if (reloads) return null
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  const activity = !is_missing && user !== null
  return (
    <StatusScreen
      code={is_missing ? undefined : detailOf(error)}
      title={t(is_missing ? 'errors.not_loaded' : 'errors.unexpected')}
      action={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('errors.reload')}
          </Button>
          {activity && (
            <Button variant="secondary" render={<RouterLink to="/transactions" />}>
              {t('errors.to_activity')}
            </Button>
          )}
        </>
      }
    >
      {t(is_missing ? 'errors.not_loaded_help' : 'errors.unexpected_help')}
    </StatusScreen>
  )
}

/** The browsers' messages for code that could not be fetched. */
const MISSING_CODE = /dynamically imported module|importing a module script|unable to preload/i
const ADDRESS = /(?:https?|blob|file):\/\/\S+/gi

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message.replace(ADDRESS, '').trim() : ''
}

/** Not found: the URL names nothing of this member's, with a link back to the list. */
export type NotFoundProps = {
  readonly title: string
  readonly back: string
  readonly to: string
  /** A member's record: its address may have come in another account's email. */
  readonly own?: boolean
  readonly children: ReactNode
}

export function NotFound({ title, back, to, own = false, children }: NotFoundProps) {
  const t = useText()
  const user = useStoredUser()
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to={to} />}>
          {back}
        </Button>
      }
    >
      {children}
      {own && user && <span className="mt-2 block wrap-anywhere">{t('errors.signed_in_here', { email: user.email })}</span>}
    </EmptyState>
  )
}

/** Reloads the page when a newer build has replaced a screen's code: once, so that a permanently missing file does not loop. */
const KEY = 'reloaded'

function mayReload(): boolean {
  return sessionItems.read(KEY) !== window.location.pathname
}

function reload(): void {
  sessionItems.write(KEY, window.location.pathname)
  window.location.reload()
}

/** A screen was loaded: the next one may reload again. */
export function allowReload(): void {
  sessionItems.remove(KEY)
}
