/**
 * A live figure that opens its record: what it counts, as of when, and where its records are. The record is a popover of the browser itself, so it
 * opens without script.
 */
import type { Key } from '#web/locales/text.ts'
import { useText } from '#web/locales/text.ts'
import { Icon, join } from '#web/ui/index.ts'
import { buttonStyle } from './frame/button-style.ts'
import { Live, liveMark } from './Live.tsx'

type Told = Extract<Key, `site.figures.${string}.title`> extends `site.figures.${infer Name}.title` ? Name : never

export type LiveFigureProps = {
  readonly name: Told
  /** Where its records are. */
  readonly records: string
  /** Tells two of the same name on one page apart. */
  readonly place?: string | undefined
  readonly className?: string | undefined
}

export function LiveFigure({ name, records, place = 'figure', className }: LiveFigureProps) {
  const t = useText()
  const id = `${place}-${name}`
  const title = t(`site.figures.${name}.title`)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('site.figures.open', { title, value: liveMark(name) })}
        className={join(
          'num cursor-pointer rounded-2 text-start underline decoration-term-aside decoration-dotted decoration-1 underline-offset-[.25em] hover:text-accent-text hover:decoration-solid',
          className,
        )}
      >
        <Live name={name} />
      </button>
      <span id={id} popover="auto" role="dialog" aria-label={title} className="figure-record">
        <span className="flex items-start justify-between gap-3">
          <span className="pt-2.5 font-head text-16 font-bold text-text">{title}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('site.figures.close')}
            className={buttonStyle('quiet', '-me-3 size-11 px-0!')}
          >
            <Icon name="x" />
          </button>
        </span>
        <span className="block text-24 font-medium text-text">
          <Live name={name} />
        </span>
        <span className="block">{t(`site.figures.${name}.text`)}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line-strong pt-2 text-13">
          <span className="num">{t('site.figures.as_of', { at: liveMark('as_of') })}</span>
          <a href={records} className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-3">
            {t('site.figures.records')}
          </a>
        </span>
      </span>
    </>
  )
}
