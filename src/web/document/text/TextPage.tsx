/** A text page: head, a table of contents if it is long, and its sections with an anchor each. */
import type { ReactNode } from 'react'
import type { Block, Section } from '#content/article'
import { linesOf, partsOf } from '#content/plain-text'
import { Icon, join, linkStyle } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/Section.tsx'

export type TextPageProps = TextHeadProps & {
  readonly sections: readonly Section[]
  /** Before the sections, in their column. */
  readonly before?: ReactNode
  /** After them. */
  readonly after?: ReactNode
}

export function TextPage({ sections, before, after, ...head }: TextPageProps) {
  return (
    <article>
      <TextHead {...head} />
      <div className="wrap grid gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-[14rem_minmax(0,1fr)] print:block print:py-6">
        <Contents sections={sections} />
        <div className="grid min-w-0 content-start gap-10 print:gap-6">
          {before}
          {sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-32 gap-3">
              <h2 id={`${id}-title`} className="font-head text-20 font-bold tracking-[-.01em]">
                {title}
              </h2>
              <Prose blocks={blocks} />
            </section>
          ))}
          {after}
        </div>
      </div>
    </article>
  )
}

/** The head of a text page: type, heading, summary, and an optional drawing beside it. */
export type TextHeadProps = {
  readonly eyebrow: string
  readonly title: string
  readonly summary: string
  /** A quiet line: the version, a note. */
  readonly meta?: ReactNode
  readonly drawing?: ReactNode
}

export function TextHead({ eyebrow, title, summary, meta, drawing }: TextHeadProps) {
  return (
    <header className="border-b border-line print:border-0">
      <div
        className={join(
          'wrap grid gap-x-12 gap-y-6 py-12 md:py-16 print:py-0',
          drawing ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:items-end' : undefined,
        )}
      >
        {drawing && <div className="max-w-104 max-md:-mt-4 max-md:max-w-72 md:order-last print:hidden">{drawing}</div>}
        <div className="grid gap-4">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="serif-heading max-w-[20ch]">{title}</h1>
          <p className="max-w-[52ch] text-18 text-text-2">{summary}</p>
          {meta && <div className="text-14 text-text-2">{meta}</div>}
        </div>
      </div>
    </header>
  )
}

/** A section's paragraphs and lists, with links to our own pages. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[60ch] gap-4 text-16 leading-7 text-text-2">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <Line text={block} />
          </p>
        ) : (
          <ul key={linesOf(block)[0]} className="grid list-disc gap-2 ps-5 marker:text-text-3">
            {block.list.map((line) => (
              <li key={line} className="ps-1">
                <Line text={line} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

function Line({ text }: { text: string }) {
  const language = useSiteLanguage()
  return partsOf(text).map(({ words, path }) =>
    path === null ? (
      words
    ) : (
      <a key={path + words} href={placeHref(language, path)} className={linkStyle}>
        {words}
      </a>
    ),
  )
}

/** A table of contents: sticky from 62em, a closed box below it. */
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
