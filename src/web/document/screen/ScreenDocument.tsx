/** A public screen as a document. React takes over its root; the frame around it is plain HTML. */

import type { Language } from '#contract/shared/language'
import { LiveAnnouncements, SiteFrame } from '#web/document/frame/SiteFrame.tsx'
import { useSiteLanguage } from '#web/document/parts/Section.tsx'
import type { SiteAssets } from '#web/document/render/assets.ts'
import { Document } from '#web/document/render/Document.tsx'
import { Button, SkipLink } from '#web/kit/index.ts'
import { LanguageOffers } from '#web/shared/language/LanguageOffer.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/page-context.tsx'

export type ScreenDocumentProps = {
  /** The screen's first address. */
  readonly screen: string
  readonly title: string
  /** Null where the address names a record that the server does not know. */
  readonly page: { readonly path: string; readonly description: string | null } | null
  /** Null if the screen has its own frame. */
  readonly heading: string | null
  readonly sentence: string | null
  readonly start: 'now' | 'idle' | undefined
  readonly offers_sample: boolean
  readonly language: Language
  readonly assets: SiteAssets
  /** The rendered screen, and the answers that it was rendered from. */
  readonly content: string
  readonly answers: object
}

export function ScreenDocument(props: ScreenDocumentProps) {
  const t = useText()
  const origin = useOrigin()
  const { title, page, heading, sentence, language, assets } = props
  const url = page && `${origin}${page.path}`
  const head = {
    title: `${title} · ${t('frame.name')}`,
    description: page?.description ?? null,
    url,
    path: '/',
    language,
    assets,
    script: assets.screen_script,
    styles: [assets.app_css, assets.faces],
    children: url && <link rel="canonical" href={url} />,
  }
  return (
    <Document head={head} by_cookie language={language}>
      {heading === null ? (
        <>
          <SkipLink>{t('shell.skip')}</SkipLink>
          <LiveAnnouncements />
          <Root {...props} />
          <Offers path={page?.path ?? '/'} />
        </>
      ) : (
        <SiteFrame path={page?.path} heading={heading} sentence={sentence}>
          <Root {...props} />
        </SiteFrame>
      )}
    </Document>
  )
}

function Root({ screen, page, start, offers_sample, content, answers }: ScreenDocumentProps) {
  const t = useText()
  return (
    <>
      <p className="unscripted rounded-3 bg-surface-2 px-3.5 py-3 text-14 text-text-2">{t('frame.no_script')}</p>
      <div
        id="screen"
        className="contents"
        data-screen={screen}
        data-path={page?.path}
        data-origin={useOrigin()}
        data-sample={offers_sample ? 'offered' : undefined}
        data-start={start}
        data-rendered={content ? '' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, a root of its own for the browser
        dangerouslySetInnerHTML={{ __html: content }}
      />
      <section
        id="outdated"
        aria-label={t('errors.outdated')}
        hidden
        className="fixed inset-x-4 bottom-4 z-(--z-toast) mx-auto flex max-w-120 items-center gap-3 rounded-3 bg-dialog p-4 text-14 shadow-dialog [&[hidden]]:hidden"
      >
        <p className="min-w-0 flex-1">
          {t('errors.outdated')}. {t('errors.outdated_help')}
        </p>
        <Button variant="secondary" size="s">
          {t('errors.reload')}
        </Button>
      </section>
      <script type="application/json" id="answers">
        {JSON.stringify(answers).replaceAll('<', '\\u003c')}
      </script>
    </>
  )
}

function Offers({ path }: { path: string }) {
  return useSiteLanguage() === 'en' && <LanguageOffers path={path} />
}
