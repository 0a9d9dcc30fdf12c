/** How the member's money did over a period, and what open plans pay over the next twelve months. */
import type { ReactNode } from 'react'
import { useText } from '#web/shared/locale/text.ts'
import { HowItWent } from './HowItWent.tsx'
import { WhatIsDue } from './WhatIsDue.tsx'

export function Component() {
  const t = useText()
  return (
    <>
      <Part id="went" title={t('returns.went')} lead={t('returns.lead')}>
        <HowItWent />
      </Part>
      <Part id="due" title={t('returns.due')} lead={t('returns.due_lead')}>
        <WhatIsDue />
      </Part>
    </>
  )
}

function Part({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-32 grid-cols-[minmax(0,1fr)] gap-4 not-first:mt-6 md:gap-6">
      <div>
        <h2 id={`${id}-title`} className="font-head text-20 font-bold tracking-[-.01em] md:text-24">
          {title}
        </h2>
        <p className="mt-1 max-w-[70ch] text-text-2">{lead}</p>
      </div>
      {children}
    </section>
  )
}
