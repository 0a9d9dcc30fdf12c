/** A table of contents: sticky from 62em, a closed box below it. */

import { Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export type ContentsProps = { readonly sections: readonly { readonly id: string; readonly title: string }[] }

export function Contents({ sections }: ContentsProps) {
  const t = useText()
  return (
    <>
      <nav
        aria-label={t('pages.contents')}
        className="sticky top-32 hidden max-h-[calc(100dvh-9rem)] self-start overflow-y-auto lg:block print:hidden"
      >
        <p aria-hidden="true" className="pb-2 font-head text-12 font-bold tracking-[.08em] text-text-2 uppercase">
          {t('pages.contents')}
        </p>
        <Lines
          sections={sections}
          line="block border-s border-line py-1.5 ps-4 text-14 text-text-2 no-underline hover:border-current hover:text-accent-text"
        />
      </nav>
      <details className="rounded-4 border border-line bg-surface-1 lg:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-head text-14 font-bold select-none">
          {t('pages.contents')}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className="border-t border-line py-2">
          <Lines sections={sections} line="flex min-h-11 items-center px-4 text-14 text-text-2 no-underline hover:text-text" />
        </div>
      </details>
    </>
  )
}

function Lines({ sections, line }: ContentsProps & { line: string }) {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={line}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
