/** The product; the footer links to vision, mission and community. */
import { textIn } from '#content/languages'
import { Live, useLive } from '#web/document/parts/Live.tsx'
import { HeldAndOwed, LiveFigure } from '#web/document/parts/LiveFigure.tsx'
import type { SiteBodyProps, SitePageDefinition } from '#web/document/parts/page.ts'
import { TextPage } from '#web/document/text/TextPage.tsx'
import { useText } from '#web/shared/locale/text.ts'

export const page: SitePageDefinition = {
  path: '/about',
  title: ({ language }) => textIn(language, 'about').title,
  description: ({ language }) => textIn(language, 'about').summary,
  Body,
}

function Body({ language }: SiteBodyProps) {
  const t = useText()
  return <TextPage eyebrow={t('pages.about.eyebrow')} {...textIn(language, 'about')} before={<Facts />} />
}

/** Three public figures. */
function Facts() {
  const t = useText()
  const live = useLive()
  const facts = [
    { label: t('pages.about.since'), name: 'running_since' },
    { label: t('pages.about.coverage'), name: 'coverage' },
    { label: t('pages.about.users'), name: 'verified_users' },
  ] as const
  return (
    <div className="grid gap-2">
      <dl className="grid max-w-[60ch] rounded-4 border border-line bg-surface-1 shadow-card sm:grid-cols-3">
        {facts.map(({ label, name }) => (
          <div
            key={name}
            className="grid content-start gap-0.5 border-line px-5 py-4 not-first:border-t sm:not-first:border-s sm:not-first:border-t-0"
          >
            <dt className="text-14 text-text-2">{label}</dt>
            <dd className="text-20 font-medium">
              <LiveFigure name={name} place="about" className="whitespace-normal! *:whitespace-normal!" />
            </dd>
            {name === 'coverage' && (
              <dd className="text-14 text-text-2">
                <HeldAndOwed place="about" /> {t('common.figure.as_of', { at: live('books_as_of') })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="text-14 text-text-2">
        {t('pages.as_of')} <Live name="as_of" />
      </p>
    </div>
  )
}
