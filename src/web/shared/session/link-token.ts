/**
 * The token of an emailed link: read from the fragment, which browsers never send to a server, then removed from the URL and the history.
 */
import { useEffect, useState } from 'react'

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
