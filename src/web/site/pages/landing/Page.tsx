/** The front page. */
import { useText } from '#web/locales/text.ts'
import type { SitePageDefinition } from '../../page.ts'
import { Coins } from './Coins.tsx'
import { Hero } from './Hero.tsx'

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
  const t = useText()
  return (
    <>
      <Hero />
      <Coins />
      <section className="border-t border-line bg-surface-1">
        <div className="wrap grid gap-8 py-12 md:grid-cols-3 md:py-16">
          {(['funded', 'opens', 'paper'] as const).map((point) => (
            <div key={point} className="grid content-start gap-2">
              <h2 className="font-head text-18 font-bold">{t(`site.points.${point}`)}</h2>
              <p className="text-16 text-text-2">{t(`site.points.${point}_text`)}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="wrap py-10">
        <p className="max-w-[70ch] text-text-2">{t('site.risk')}</p>
      </section>
    </>
  )
}
