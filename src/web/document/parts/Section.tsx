/** A section of a public page: eyebrow, heading, lead. `split` puts the heading beside the content from 62em. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#contract/shared/language'
import { join } from '#web/kit/index.ts'

export type SectionProps = {
  readonly id?: string | undefined
  readonly eyebrow: ReactNode
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** One link below the lead. */
  readonly more?: ReactNode
  readonly split?: boolean | undefined
  /** With a different background. */
  readonly raised?: boolean | undefined
  readonly children: ReactNode
}

export function Section({ id, eyebrow, title, lead, more, split, raised, children }: SectionProps) {
  return (
    <section id={id} className={join('later border-t border-line', raised && 'bg-surface-1')}>
      <div
        className={join(
          'wrap grid grid-cols-[minmax(0,1fr)] gap-3 py-5 md:gap-8 md:py-14 lg:py-20',
          split && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16',
        )}
      >
        <header data-reveal className={join('grid max-w-180 content-start gap-2 md:gap-3', split && 'lg:sticky lg:top-32 lg:self-start')}>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="serif-heading lg:text-[2.75rem] lg:leading-[1.15]">{title}</h2>
          {lead && <p className="max-w-[60ch] text-16 text-text-2">{lead}</p>}
          {more && <p>{more}</p>}
        </header>
        <div data-reveal className="min-w-0">
          {children}
        </div>
      </div>
    </section>
  )
}

type MoreInlineProps = { readonly href: string; readonly label?: string; readonly children: ReactNode }

/** A link in its text. */
export function MoreInline({ href, label, children }: MoreInlineProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className="font-medium text-accent-text underline decoration-accent-edge underline-offset-4 hover:text-accent-text-hover hover:decoration-current"
    >
      {children}
    </a>
  )
}

/** The language that a page is rendered in, for links and dates; texts come by `useText()`. */
export const SiteLanguage = createContext<Language>('en')

export function useSiteLanguage(): Language {
  return useContext(SiteLanguage)
}
