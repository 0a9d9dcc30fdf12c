/** The head of a text page: type, heading, summary, and an optional drawing beside it. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/index.ts'

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
          {meta && <div className="text-13 text-text-2">{meta}</div>}
        </div>
      </div>
    </header>
  )
}
