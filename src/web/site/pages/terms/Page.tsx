/** The terms: short, dated, versioned. */
import { useText } from '#web/locales/text.ts'
import type { SitePageDefinition } from '../../page.ts'

const parts = ['paper', 'operator', 'you', 'promise', 'data', 'end'] as const

export const page: SitePageDefinition = {
  path: '/terms-and-policy',
  twins: ['/tos'],
  title: ({ t }) => t('site.terms.title'),
  description: ({ t }) => t('site.terms.paper_text'),
  Body,
}

function Body() {
  const t = useText()
  return (
    <article className="wrap grid max-w-180 gap-8 py-12 md:py-16">
      <header className="grid gap-2">
        <h1 className="font-serif text-32 md:text-40">{t('site.terms.title')}</h1>
        <p className="num text-13 text-text-2">{t('site.terms.version')}</p>
      </header>
      {parts.map((part) => (
        <section key={part} className="grid gap-2">
          <h2 className="font-head text-18 font-bold">{t(`site.terms.${part}`)}</h2>
          <p className="text-16 text-text-2">{t(`site.terms.${part}_text`)}</p>
        </section>
      ))}
    </article>
  )
}
