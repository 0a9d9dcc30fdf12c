/** What stands until the app has drawn, as the app will draw it for a visitor. Members and readers of other languages see only its ribbon. */
import { type DehydratedState, dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { useText } from '#web/shared/locale/text.ts'
import { Origin } from '#web/shared/screen/origin.ts'
import { SiteRibbon } from '#web/site/frame/SiteRibbon.tsx'
import type { PublicScreen } from '#web/site/frame/screens.ts'
import { PublicFrame } from '../shell/PublicFrame.tsx'
import { bodies } from './bodies.ts'

const PATTERNS: Partial<Record<PublicScreen['name'], string>> = { plan: '/plans/:id', bot: '/bots/:version', stat: '/stats/:name' }

/** What wants the app's script cannot be used until it is there. */
const CONTROL = /<(button|input|select|textarea)(?=[\s>])/g

export type ScreenData = DehydratedState
export type Content = { readonly screen: PublicScreen; readonly origin: string; readonly data: ScreenData | null }

/** The answers that a screen shows first, or null where it shows none. Rejects when one does not come. */
export async function readAhead({ name, path }: PublicScreen): Promise<ScreenData | null> {
  const ahead = bodies[name]?.ahead
  if (!ahead) return null
  const client = new QueryClient()
  await ahead(client, { path, search: new URLSearchParams() })
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })[0]
  if (failed) throw failed.state.error
  return dehydrate(client)
}

/** A screen's content as markup. */
export function contentOf({ screen: { name, path }, origin, data }: Content): string {
  const Body = bodies[name]?.Component
  if (!Body) return ''
  const client = new QueryClient()
  if (data) hydrate(client, data)
  const markup = renderToStaticMarkup(
    <Origin value={origin}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={PATTERNS[name] ?? path} element={<Body />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </Origin>,
    { identifierPrefix: 'before-' },
  )
  return markup.replace(CONTROL, '<$1 disabled=""')
}

export type BeforeProps = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** None where the screen has a frame of its own; then it comes with the app. */
  readonly heading: string | undefined
  readonly content: string
}

export function Before({ title, description, path, heading, content }: BeforeProps) {
  const t = useText()
  return (
    <>
      <SiteRibbon />
      {heading ? (
        <div className="before">
          <PublicFrame title={heading} path={path}>
            <p className="unscripted rounded-3 bg-surface-2 px-3.5 py-3 text-14 text-text-2">{t('frame.no_script')}</p>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, made at build */}
            <div className="contents" dangerouslySetInnerHTML={{ __html: content }} />
          </PublicFrame>
        </div>
      ) : (
        <noscript>
          <main className="wrap grid gap-4 py-12">
            <h1 className="serif-heading">{title}</h1>
            <p className="text-16 text-text-2">{description}</p>
            <p>
              <a href="/">Clearterm</a>
            </p>
          </main>
        </noscript>
      )}
    </>
  )
}
