/** A figure with details: name, value, definition, date and links. The details are a native popover, so that they open without script. */
import type { ReactNode } from 'react'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon, join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from './Live.tsx'

export type OpenFigureProps = {
  /** Unique on its page. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** The value for an attribute, and as it is shown. */
  readonly value: string
  /** The figure's date, as text; that of the page by default. */
  readonly at?: string | undefined
  readonly children: ReactNode
  readonly onward: { readonly href: string; readonly label: string }
  /** Keeps its size in the details, as a plan's terms do: no rate is more prominent than its conditions. */
  readonly even?: boolean | undefined
  readonly className?: string | undefined
}

const LINE =
  'num relative cursor-pointer rounded-2 text-start underline decoration-term-aside decoration-dotted decoration-1 underline-offset-[.25em] hover:text-accent-text hover:decoration-solid'
/** The space around the line enlarges its touch target. */
const ROOM = 'after:absolute after:-inset-x-1 after:-inset-y-2'

export function OpenFigure({ id, title, text, value, at, children, onward, even, className }: OpenFigureProps) {
  const live = useLive()
  const t = useText()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('common.figure.open', { title, value })}
        className={join(LINE, ROOM, className)}
      >
        {children}
      </button>
      <span id={id} popover="auto" role="dialog" aria-label={title} className="figure-record">
        <span className="flex items-start justify-between gap-3">
          <span className="pt-2.5 font-head text-16 font-bold text-text">{title}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('common.close')}
            className={buttonStyle('quiet', '-me-3 size-11 px-0!')}
          >
            <Icon name="x" />
          </button>
        </span>
        <span className={join('block font-medium text-text', even ? 'text-14' : 'text-24 leading-8')}>{children}</span>
        <span className="block">{text}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line-strong pt-2 text-13">
          <span className="num">{t('common.figure.as_of', { at: at ?? live('as_of') })}</span>
          <a href={onward.href} className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-3">
            {onward.label}
          </a>
        </span>
      </span>
    </>
  )
}
