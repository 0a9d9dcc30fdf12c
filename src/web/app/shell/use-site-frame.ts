/**
 * The site's frame is plain HTML: its menu, disclosures and colour mode are enhanced as on the public pages. In the app, links to screens use the
 * router, and the language changes in place.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSitePath } from '#web/shared/language/paths.ts'
import { chooseLanguage } from '#web/shared/language/use-language-choice.ts'
import { enhanceFrame } from '#web/site/client/frame.ts'

export function useSiteFrame(frame: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  // Only visitors see this frame, regardless of the stored user at page load.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.user
  }, [])
  useEffect(() => {
    const root = frame.current
    if (!root) return
    const quiet = enhanceFrame(root)
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('header a[href], footer a[href]') : null
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.dataset.language) {
        event.preventDefault()
        for (const open of root.querySelectorAll<HTMLDetailsElement>('details[open]')) open.open = false
        void chooseLanguage(link.dataset.language, false)
      } else if (isScreen(link)) {
        event.preventDefault()
        void navigate(link.pathname)
      }
    }
    root.addEventListener('click', follow)
    return () => {
      root.removeEventListener('click', follow)
      quiet()
    }
  }, [frame, navigate])
}

/** Whether a link is a screen of the app: not a public page in any language, and not a file from the server. */
function isScreen({ origin, pathname, protocol, hash }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || !protocol.startsWith('http') || hash) return false
  return !isSitePath(pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/') && !pathname.startsWith('/api/')
}
