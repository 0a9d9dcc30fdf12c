/** What an address may carry: where to go after a log-in, and the token of an emailed link. */
import { useEffect, useState } from 'react'

const INSIDE = /^\/(?![/\\])[^\\\s]*$/
/** Encoded slashes, backslashes and control characters, which some layer may decode into another origin. */
const DISGUISED = /%(?:0[0-9a-f]|1[0-9a-f]|2f|5c|7f)/i

/** The path if it is safe, otherwise `fallback`. */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !INSIDE.test(wanted) || DISGUISED.test(wanted)) return fallback
  const base = 'https://inside.invalid'
  if (!URL.canParse(wanted, base)) return fallback
  const { origin, pathname, search } = new URL(wanted, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : fallback
}

/**
 * The token of an emailed link: read from the fragment, which browsers never send to a server, then removed from the URL and the history.
 */
const TOKEN = /^#([\w-]{20,100})$/

/** Empty if the URL has none. */
export function useLinkToken(): string {
  const [token] = useState(() => TOKEN.exec(window.location.hash)?.[1] ?? '')
  useEffect(() => {
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname)
    // Opening another link in this tab changes only the fragment.
    const again = (): void => window.location.reload()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [])
  return token
}
