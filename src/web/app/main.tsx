/** The app's entry: query cache, router and toasts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Link as RouterLink, RouterProvider } from 'react-router'
import { StepUpHost } from '#web/entities/credential/index.ts'
import { tolerateTranslation } from '#web/kit/text/translated.ts'
import { addCalls, onNoAnswer } from '#web/shared/call/call.ts'
import { reportNoAnswer, watchNetwork } from '#web/shared/call/connection.ts'
import { callTable } from '#web/shared/call/member-calls.ts'
import { queries } from '#web/shared/call/queries.ts'
import { Toasts } from '#web/shared/frame/Toasts.tsx'
import { LocaleProvider } from '#web/shared/locale/LocaleProvider.tsx'
import { startTexts } from '#web/shared/locale/language.ts'
import { GoContext } from '#web/shared/screen/page-context.tsx'
import { NOTICE } from '#web/shared/session/drawn-for.ts'
import { router } from './router.tsx'
import { LoadNotice, SessionWatch } from './shell/SessionWatch.tsx'

import '../styles/app.css'
import { DRAFTS, isStorageBlocked, sessionItems } from '#web/shared/session/storage.ts'

const app = (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <LocaleProvider>
        <GoContext value={RouterLink}>
          <RouterProvider router={router} />
        </GoContext>
        <SessionWatch router={router} />
        <StepUpHost />
        <LoadNotice />
        <Toasts />
      </LocaleProvider>
    </QueryClientProvider>
  </StrictMode>
)

/** In slices, so that the page stays responsive meanwhile. */
async function start(root: HTMLElement): Promise<void> {
  await startTexts()
  if (sessionItems.read(NOTICE) !== null) void import('#web/shared/call/take-over.ts').then((taking) => taking.tellTakenOver())
  if (isStorageBlocked()) void import('#web/shared/session/tell-blocked.ts').then(({ tellBlocked }) => tellBlocked())
  if (sessionItems.read(DRAFTS) !== null) void import('#web/shared/session/restore-drafts.ts').then((drafts) => drafts.restoreDrafts())
  startTransition(() => createRoot(root).render(app))
}

void import('#web/shared/call/watch-member.ts').then(({ watchMember }) => watchMember())
addCalls(callTable)
onNoAnswer(reportNoAnswer)
tolerateTranslation()
const root = document.getElementById('root')
if (root) void start(root)
watchNetwork()
