/** A screen on a visitor's page: the same tree on the server and in the browser. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { ToastHost, useScreenName } from '#web/kit/index.ts'
import { LocaleProvider } from '#web/shared/locale/LocaleProvider.tsx'
import { Origin, SampleOffer } from '#web/shared/screen/go.tsx'
import { PageRouter } from './PageRouter.tsx'

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
            <ToastHost />
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
