/** The front page, in the order of the specification. */
import type { SitePageDefinition } from '../../parts/page.ts'
import { Coins } from './Coins.tsx'
import { Features } from './Features.tsx'
import { ForecastCard } from './ForecastCard.tsx'
import { Hero } from './Hero.tsx'
import { MarketMap } from './MarketMap.tsx'
import { Notice } from './Notice.tsx'
import { Overlay } from './Overlay.tsx'
import { Portfolios } from './Portfolios.tsx'
import { Simplicity } from './Simplicity.tsx'
import { Statistics } from './Statistics.tsx'
import { Steps } from './Steps.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Trades } from './Trades.tsx'
import { TrustStrip } from './TrustStrip.tsx'
import { Why } from './Why.tsx'

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
