/** A text page: head, a table of contents if it is long, and its sections with an anchor each. */
import type { ReactNode } from 'react'
import type { Section } from '#content/article'
import { Contents } from './Contents.tsx'
import { Prose } from './Prose.tsx'
import { TextHead, type TextHeadProps } from './TextHead.tsx'

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
