/** The market pages: a drawing, the subject, and a note that it isn't offered here. */
import { textIn } from '#content/languages'
import { marketPage } from '#content/market'
import { type MarketKey, marketKeys } from '#content/market-key'
import type { SiteBodyProps, SitePageDefinition } from '#web/document/parts/page.ts'
import { TextPage } from '#web/document/text/TextPage.tsx'
import { Note } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'

export const pages: readonly SitePageDefinition[] = marketKeys.map((key) => ({
  path: `/market/${key}`,
  title: ({ language }) => marketPage(key, language).title,
  description: ({ language }) => marketPage(key, language).summary,
  Body: ({ language }) => <MarketText marketKey={key} language={language} />,
}))

function MarketText({ marketKey, language }: SiteBodyProps & { marketKey: MarketKey }) {
  const t = useText()
  return (
    <>
      <TextPage
        eyebrow={t('pages.market.eyebrow')}
        {...marketPage(marketKey, language)}
        drawing={<Banner marketKey={marketKey} />}
        before={<Note className="max-w-[60ch]">{textIn(language, 'notOffered')}</Note>}
      />
      <Others but={marketKey} language={language} />
    </>
  )
}

/** The same files as `/banners/<key>.svg`, inline in the page's colours. */
const drawings = import.meta.glob<string>('../../../public/banners/*.svg', { query: '?raw', import: 'default', eager: true })

/** Decorative. */
function Banner({ marketKey }: { marketKey: MarketKey }) {
  return (
    <div
      aria-hidden="true"
      className="[&_.accent]:stroke-term-accrued [&_.line]:stroke-text-2 [&_.quiet]:stroke-line-strong"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: drawings[`../../../public/banners/${marketKey}.svg`] ?? '' }}
    />
  )
}

function Others({ but, language }: SiteBodyProps & { but: MarketKey }) {
  const t = useText()
  return (
    <nav aria-labelledby="other-markets" className="border-t border-line bg-surface-1 print:hidden">
      <div className="wrap grid gap-5 py-12">
        <h2 id="other-markets" className="font-head text-18 font-bold">
          {t('pages.market.others')}
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
          {marketKeys
            .filter((key) => key !== but)
            .map((key) => (
              <li key={key} className="border-t border-line">
                <a
                  href={placeHref(language, `/market/${key}`)}
                  className="flex min-h-12 items-center text-14 text-text-2 no-underline hover:text-accent-text"
                >
                  {marketPage(key, language).title}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  )
}
