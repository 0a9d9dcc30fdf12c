/** A screen on a visitor's page: the same tree on the server and in the browser. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ToastHost } from '#web/kit/index.ts'
import { LocaleProvider } from '#web/shared/locale/LocaleProvider.tsx'
import { Origin } from '#web/shared/screen/origin.ts'
import { SampleOffer } from '#web/shared/screen/sample-offer.ts'
import { PageRouter } from './PageRouter.tsx'

export type ScreenProps = {
  readonly client: QueryClient
  /** From the server, on both sides. */
  readonly origin: string
  /** From the server, on both sides. */
  readonly offers_sample: boolean
  readonly pattern: string
  readonly path: string
  readonly Component: ComponentType
  /** Called once, after hydration. */
  readonly onReady?: (() => void) | undefined
}

/** So that server and browser generate the same ids. */
export const PREFIX = 'screen-'

export function Screen({ client, origin, offers_sample, pattern, path, Component, onReady }: ScreenProps) {
  return (
    <Origin value={origin}>
      <QueryClientProvider client={client}>
        <SampleOffer value={offers_sample}>
          <LocaleProvider>
            <PageRouter pattern={pattern} path={path} onReady={onReady}>
              <Component />
            </PageRouter>
            <ToastHost />
          </LocaleProvider>
        </SampleOffer>
      </QueryClientProvider>
    </Origin>
  )
}
