/** A public figure with details: value, definition, date and links. The details are a native popover, so that they open without script. */

import type { ReactNode } from 'react'
import { textIn } from '#content/languages'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon, join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Live, LiveWhen, useLive } from './Live.tsx'
import { useSiteLanguage } from './Section.tsx'

export type LiveFigureProps = {
  /** The maximum drawdowns are the bots' figures: they have records but no entries. */
  readonly name: StatName | 'worst_drawdown' | 'worst_drawdown_simulated'
  /** Distinguishes two figures of the same name on one page. */
  readonly place: string
  readonly className?: string | undefined
}

/** The figures of the newest epoch's statement, as on /proof. */
const signed: ReadonlySet<string> = new Set<StatName>(['coverage', 'custody', 'owed', 'reserve_free', 'reserve_committed'])

export function LiveFigure({ name, place, className }: LiveFigureProps) {
  const live = useLive()
  const t = useText()
  const { title, definition } = useDefinition(name)
  const ofBots = name === 'worst_drawdown' || name === 'worst_drawdown_simulated'
  return (
    <OpenFigure
      id={`${place}-${name}`}
      title={title}
      text={definition}
      value={live(name)}
      at={signed.has(name) ? live('books_as_of') : undefined}
      onward={ofBots ? { href: '/bots', label: t('site.figures.records') } : { href: `/stats/${name}`, label: t('common.figure.made_of') }}
      className={className}
    >
      <Live name={name} />
    </OpenFigure>
  )
}

function useDefinition(name: LiveFigureProps['name']) {
  const t = useText()
  const language = useSiteLanguage()
  if (name !== 'worst_drawdown' && name !== 'worst_drawdown_simulated') return textIn(language, 'stats')[name]
  return { title: t(`site.figures.${name}.title`), definition: t(`site.figures.${name}.text`) }
}

/** Marks the place of a figure in a sentence, for `WithFigures`. */
export function figureMark(name: StatName): string {
  return `%figure:${name}%`
}

/** A sentence with figures, each with details. */
export function WithFigures({ text, place }: { text: string; place: string }) {
  return text.split(/%figure:(\w{1,40})%/).map((piece) => {
    const name = statNames.find((known) => known === piece)
    return name ? <LiveFigure key={piece} name={name} place={place} /> : piece
  })
}

/** Both amounts of a coverage that is too large to read as a percentage; otherwise nothing. */
export function HeldAndOwed({ place }: { place: string }) {
  const t = useText()
  return (
    <LiveWhen name="many_times" is="yes">
      <WithFigures text={t('site.ticker.both', { custody: figureMark('custody'), owed: figureMark('owed') })} place={place} />
    </LiveWhen>
  )
}

/** A figure with details: name, value, definition, date and links. The details are a native popover, so that they open without script. */
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
        <span className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line-strong pt-2 text-14">
          <span className="num">{t('common.figure.as_of', { at: at ?? live('as_of') })}</span>
          <a href={onward.href} className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-3">
            {onward.label}
          </a>
        </span>
      </span>
    </>
  )
}
