/** The token of a mailed link: taken from the fragment, which no browser sends to a server, and then taken out of the address and the history. */
import { useEffect, useState } from 'react'

const TOKEN = /^#([\w-]{20,100})$/

/** Empty where the address has none. */
export function useLinkToken(): string {
  const [token] = useState(() => TOKEN.exec(window.location.hash)?.[1] ?? '')
  useEffect(() => {
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname)
    // Another link opened in this tab changes nothing but the fragment.
    const again = (): void => window.location.reload()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [])
  return token
}
