/** The app's entry: one query cache, one router, one place for toasts. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Link as RouterLink, RouterProvider } from 'react-router'
import { CallError } from '#web/call.ts'
import { startTexts } from '#web/locales/language.ts'
import { ToastHost } from '#web/ui/index.ts'
import { GoContext } from '../go.tsx'
import '../styles/app.css'
import { StepUpHost } from './factors/StepUpHost.tsx'
import { router } from './router.tsx'
import { SessionWatch } from './shell/SessionWatch.tsx'

const STALE_MS = 5_000
const RETRIES = 2

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // An answer is an answer; only what did not arrive is asked for again.
      retry: (failures, error) => failures < RETRIES && !(error instanceof CallError && error.code !== null && error.code < 90),
    },
    // Without a network a payment fails at once; it does not wait and go through later, when nobody expects it.
    mutations: { networkMode: 'always' },
  },
})

// Last, so that it never delays a screen. Without one everything works; only the page for when nobody answers is the browser's own.
if (import.meta.env.PROD) addEventListener('load', () => void navigator.serviceWorker?.register('/sw.js').catch(() => {}))

function draw(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <GoContext value={RouterLink}>
          <RouterProvider router={router} />
        </GoContext>
        <SessionWatch router={router} />
        <StepUpHost />
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void startTexts().then(() => draw(root))
