/** The app's entry: one query cache, one router, one place for toasts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Link as RouterLink, RouterProvider } from 'react-router'
import { ToastHost } from '#web/kit/index.ts'
import { startTexts } from '#web/shared/locale/language.ts'
import { standsBefore } from '#web/shared/screen/before.ts'
import { GoContext } from '#web/shared/screen/go.tsx'
import '../styles/app.css'
import { StepUpHost } from '#web/entities/credential/index.ts'
import { queries } from '#web/shared/call/queries.ts'
import { Drawn, type DrawnProps } from './Drawn.tsx'
import { router } from './router.tsx'
import { LoadNotice } from './shell/LoadNotice.tsx'
import { SessionWatch } from './shell/SessionWatch.tsx'
import { stylesheet } from './stylesheet.ts'

/** `Drawn` is first, so that it speaks before the router scrolls. */
const appWith = (on: DrawnProps) => (
  <StrictMode>
    <Drawn {...on} />
    <QueryClientProvider client={queries}>
      <GoContext value={RouterLink}>
        <RouterProvider router={router} />
      </GoContext>
      <SessionWatch router={router} />
      <StepUpHost />
      <LoadNotice />
      <ToastHost />
    </QueryClientProvider>
  </StrictMode>
)

/** In slices, so that a reader can scroll and click meanwhile; what stood there before goes when all is drawn. */
async function start(root: HTMLElement): Promise<void> {
  const [link, stay = () => {}] = await Promise.all([stylesheet(), standsBefore() ? instead(root) : undefined, startTexts()])
  const dress = () => {
    if (link) link.media = 'all'
  }
  startTransition(() => createRoot(root).render(appWith({ placed: dress, drawn: stay })))
}

/** What it takes may not come; then the app is drawn with what there is. */
function instead(root: HTMLElement): Promise<(() => void) | undefined> {
  return import('./take-over.ts').then(({ takeOver }) => takeOver(root)).catch(() => undefined)
}

/** Without one everything works; only the page for when nobody answers is the browser's own. */
function watchNetwork(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

const root = document.getElementById('root')
if (root) void start(root)
// Last, so that it never delays a screen; a page that asked for the app late has loaded by now.
if (import.meta.env.PROD && document.readyState === 'complete') watchNetwork()
else if (import.meta.env.PROD) addEventListener('load', watchNetwork)
