/**
 * The router of a visitor's page, which has one screen: query changes are applied in place, and any other address is loaded as a page. Screens use
 * the router's links and hooks, as in the app.
 */
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { createPath, type Navigator, parsePath, Route, Router, Routes, type To } from 'react-router'

export type PageRouterProps = {
  /** The screen's addresses. */
  readonly patterns: readonly string[]
  readonly path: string
  /** Called once, after hydration. */
  readonly onReady?: (() => void) | undefined
  readonly children: ReactNode
}

/** Rendered without a query; the URL's query is applied after hydration. */
export function PageRouter({ patterns, path, onReady, children }: PageRouterProps) {
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
