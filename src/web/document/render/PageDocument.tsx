/** A marketing page as a document: one address per language, and structured data. */
import type { Language } from '#contract/shared/language'
import { offered } from '#web/shared/language/paths.ts'
import { pathIn } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/page-context.tsx'
import { SiteFrame } from '../frame/SiteFrame.tsx'
import type { SitePageDefinition } from '../parts/page.ts'
import type { SiteAssets } from './assets.ts'
import { Document } from './Document.tsx'

type PageDocumentProps = { readonly page: SitePageDefinition; readonly language: Language; readonly assets: SiteAssets }

export function PageDocument({ page, language, assets }: PageDocumentProps) {
  const t = useText()
  const origin = useOrigin()
  const { path, Body, bareTitle, hidden } = page
  const view = { language, t }
  const title = bareTitle ? page.title(view) : `${page.title(view)} · ${t('frame.name')}`
  const url = `${origin}${pathIn(language, path)}`
  const tags = (
    <>
      {hidden ? <meta name="robots" content="noindex" /> : <Canonical page={page} url={url} />}
      {page.jsonLd?.({ ...view, origin }).map((one) => (
        <script key={JSON.stringify(one)} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...one })}
        </script>
      ))}
    </>
  )
  const head = {
    title,
    description: page.description(view),
    url,
    path,
    language,
    assets,
    styles: [assets.css],
    script: assets.script,
    children: tags,
  }
  return (
    <Document head={head} language={language}>
      <SiteFrame path={path}>
        <Body language={language} />
      </SiteFrame>
    </Document>
  )
}

function Canonical({ page, url }: { page: SitePageDefinition; url: string }) {
  const origin = useOrigin()
  return (
    <>
      <link rel="canonical" href={url} />
      {offered.length > 1 &&
        offered.map((one) => <link key={one} rel="alternate" hrefLang={one} href={`${origin}${pathIn(one, page.path)}`} />)}
      {offered.length > 1 && <link rel="alternate" hrefLang="x-default" href={`${origin}${page.path}`} />}
    </>
  )
}
