/** One page as a whole document.  */
import { directionOf, type Language } from '#contract/language'
import { offered } from '#web/shared/language/offered.ts'
import { pathIn } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/origin.ts'
import { SiteFrame } from '../frame/SiteFrame.tsx'
import type { SitePageDefinition } from '../parts/page.ts'
import { SiteLanguage } from '../parts/SiteLanguage.tsx'
import { pictureOf, type SiteAssets } from './assets.ts'

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
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <script>{assets.before_paint}</script>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.hidden ? <meta name="robots" content="noindex" /> : <Canonical page={page} url={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('frame.name')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={`${origin}${pictureOf(page.path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="dark light" />
      <meta name="theme-color" content="#0b090f" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {assets.preload.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style>{assets.css}</style>
      <script type="module" src={assets.script} />
      {page.jsonLd?.({ ...view, origin }).map((one) => (
        <script key={JSON.stringify(one)} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...one })}
        </script>
      ))}
    </head>
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
