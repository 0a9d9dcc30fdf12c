/** The front page, in the order of the specification. */

import { useLive } from '#web/document/parts/Live.tsx'
import type { SitePageDefinition } from '#web/document/parts/page.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Statistics, Testimonials, TrustStrip } from './Evidence.tsx'
import { Hero } from './Hero.tsx'
import { Coins, ForecastCard, MarketMap, Trades } from './Markets.tsx'
import { Portfolios } from './Portfolios.tsx'
import { Features, Simplicity, Steps, Why } from './Reasons.tsx'

export const page: SitePageDefinition = {
  path: '/',
  bareTitle: true,
  title: ({ t }) => t('site.meta.title'),
  description: ({ t }) => t('site.meta.description'),
  Body,
  jsonLd: ({ t, origin }) => [
    { '@type': 'WebSite', name: t('frame.name'), url: `${origin}/`, description: t('site.meta.description') },
    { '@type': 'Organization', name: t('frame.name'), url: `${origin}/`, logo: `${origin}/icon-512.png` },
  ],
}

function Body() {
  return (
    <>
      <Overlay />
      <Notice />
      <Hero />
      <TrustStrip />
      <Coins />
      <Features />
      <ForecastCard />
      <Portfolios />
      <Why />
      <Trades />
      <Testimonials />
      <Steps />
      <MarketMap />
      <Simplicity />
      <Statistics />
    </>
  )
}

/** The operator's notice, if there is one. */
function Notice() {
  const t = useText()
  const notice = useLive()('ticker_notice')
  return (
    <aside aria-label={t('site.ticker.notice')} data-optional={notice} className="border-b border-line bg-surface-1">
      <p className="wrap py-2 text-14 wrap-anywhere">{notice}</p>
    </aside>
  )
}

/**
 * The overlay of a first visit: four bars for three seconds, along the upper edge of a page that can be read from its first paint. It is
 * style alone: it ends by itself and is not there after it was seen in this session, or under reduced motion. A key or a click ends it
 * (page-entry.ts).
 */
function Overlay() {
  return (
    <div aria-hidden="true" className="site-overlay">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
