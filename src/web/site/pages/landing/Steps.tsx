/** Four steps, from an account to money out. */

import { Icon, linkStyle } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Section } from '../../parts/Section.tsx'

const steps = [
  ['sign_up', 'user'],
  ['deposit', 'tray-in'],
  ['activate', 'bot'],
  ['withdraw', 'tray-out'],
] as const

export function Steps() {
  const t = useText()
  return (
    <Section raised eyebrow={t('site.steps.eyebrow')} title={t('site.steps.title')}>
      <ol className="grid gap-x-8 gap-y-4 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([step, icon], at) => (
          <li
            key={step}
            className="grid grid-cols-[auto_1fr_auto] content-start items-center gap-x-3 gap-y-1.5 border-t-2 border-accent-edge pt-3 sm:gap-y-3 sm:grid-cols-[1fr_auto] sm:pt-5"
          >
            <Icon name={icon} size={24} className="text-accent-text" />
            <h3 className="font-serif text-20 sm:order-1 sm:text-24 sm:col-span-2">{t(`site.steps.${step}`)}</h3>
            <span aria-hidden="true" className="font-serif text-20 text-text-3">
              {at + 1}
            </span>
            <p className="col-span-full text-14 text-text-2 sm:text-16 sm:order-1">
              <StepText step={step} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function StepText({ step }: { step: (typeof steps)[number][0] }) {
  const t = useText()
  const [before, after] = t(`site.steps.${step}_text`).split('{here}')
  if (after === undefined) return before
  return (
    <>
      {before}
      <a href="/bots" className={linkStyle}>
        {t('site.steps.here')}
        <span className="sr-only">{t('site.steps.records')}</span>
      </a>
      {after}
    </>
  )
}
