/** One page as a whole document. */
import { directionOf, type Language } from '#contract/shared/language'
import { offered } from '#web/shared/language/offered.ts'
import { pathIn } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/origin.ts'
import { SiteFrame } from '../frame/SiteFrame.tsx'
import type { SitePageDefinition } from '../parts/page.ts'
import { SiteLanguage } from '../parts/SiteLanguage.tsx'
import type { SiteAssets } from './assets.ts'
import { HeadTags } from './HeadTags.tsx'

export type DocumentProps = { readonly page: SitePageDefinition; readonly language: Language; readonly assets: SiteAssets }

export function Document({ page, language, assets }: DocumentProps) {
  const { Body } = page
  return (
    <html lang={language} dir={directionOf(language)} data-mode="dark" id="top">
      <Head page={page} language={language} assets={assets} />
      <body>
        <SiteLanguage value={language}>
          <SiteFrame path={page.path}>
            <Body language={language} />
          </SiteFrame>
        </SiteLanguage>
      </body>
    </html>
  )
}

function Head({ page, language, assets }: DocumentProps) {
  const t = useText()
  const origin = useOrigin()
  const view = { language, t }
  const title = page.bareTitle ? page.title(view) : `${page.title(view)} · ${t('frame.name')}`
  const description = page.description(view)
  const url = `${origin}${pathIn(language, page.path)}`
  return (
    <HeadTags {...{ title, description, url, language, assets }} path={page.path} styles={[assets.css]} script={assets.script}>
      {page.hidden ? <meta name="robots" content="noindex" /> : <Canonical page={page} url={url} />}
      {page.jsonLd?.({ ...view, origin }).map((one) => (
        <script key={JSON.stringify(one)} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...one })}
        </script>
      ))}
    </HeadTags>
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
