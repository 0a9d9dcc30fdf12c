/** A screen on a visitor's page: the same tree on the server and in the browser. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { createPath, type Navigator, parsePath, Route, Router, Routes, type To } from 'react-router'
import { useScreenName } from '#web/kit/index.ts'
import { Toasts } from '#web/shared/frame/Toasts.tsx'
import { LocaleProvider } from '#web/shared/locale/LocaleProvider.tsx'
import { Origin, SampleOffer } from '#web/shared/screen/page-context.tsx'

export type ScreenProps = {
  readonly client: QueryClient
  /** From the server, on both sides. */
  readonly origin: string
  /** From the server, on both sides. */
  readonly offers_sample: boolean
  /** The screen's addresses, and the page's. */
  readonly paths: readonly string[]
  readonly path: string
  /** The page is named after its record, once that is known: the server did not know it. */
  readonly named?: boolean
  readonly Component: ComponentType
  /** Called once, after hydration. */
  readonly onReady?: (() => void) | undefined
}

/** So that server and browser generate the same ids. */
export const PREFIX = 'screen-'

export function Screen({ client, origin, offers_sample, paths, path, named, Component, onReady }: ScreenProps) {
  return (
    <Origin value={origin}>
      <QueryClientProvider client={client}>
        <SampleOffer value={offers_sample}>
          <LocaleProvider>
            <PageRouter patterns={paths} path={path} onReady={onReady}>
              <Component />
              {named && <PageName />}
            </PageRouter>
            <Toasts />
          </LocaleProvider>
        </SampleOffer>
      </QueryClientProvider>
    </Origin>
  )
}

/** The heading and the title are outside of this tree. */
function PageName() {
  const { tab, heading } = useScreenName() ?? {}
  useEffect(() => {
    const title = document.querySelector('main h1')
    if (tab) document.title = `${tab} · Clearterm`
    if (title && heading) title.textContent = heading
  }, [tab, heading])
  return null
}

/**
 * The router of a visitor's page, which has one screen: query changes are applied in place, and any other address is loaded as a page.
 * Screens use the router's links and hooks, as in the app.
 */
type PageRouterProps = {
  /** The screen's addresses. */
  readonly patterns: readonly string[]
  readonly path: string
  /** Called once, after hydration. */
  readonly onReady?: (() => void) | undefined
  readonly children: ReactNode
}

/** Rendered without a query; the URL's query is applied after hydration. */
function PageRouter({ patterns, path, onReady, children }: PageRouterProps) {
  const [search, setSearch] = useState('')
  const navigator = useMemo(() => navigatorOf(setSearch), [])
  return (
    <Router location={{ pathname: path, search }} navigator={navigator}>
      <Suspense>
        <Routes>
          {patterns.map((pattern) => (
            <Route key={pattern} path={pattern} element={children} />
          ))}
        </Routes>
        <Alive onSearch={setSearch} onReady={onReady} />
      </Suspense>
    </Router>
  )
}

type AliveProps = { readonly onSearch: (search: string) => void; readonly onReady: (() => void) | undefined }

/** Inside the screen's boundary, so that it runs after the screen is hydrated: until then React leaves attributes unchanged. */
function Alive({ onSearch, onReady }: AliveProps) {
  useEffect(() => onReady?.(), [onReady])
  useEffect(() => {
    const follow = () => onSearch(location.search)
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [onSearch])
  return null
}

function navigatorOf(show: (search: string) => void): Navigator {
  const go = (to: To, how: 'pushState' | 'replaceState') => {
    const { pathname = location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    const href = createPath({ pathname, search, hash })
    if (pathname !== location.pathname) return how === 'pushState' ? location.assign(href) : location.replace(href)
    history[how](null, '', href)
    show(search)
  }
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => history.go(steps),
    push: (to) => go(to, 'pushState'),
    replace: (to) => go(to, 'replaceState'),
  }
}
