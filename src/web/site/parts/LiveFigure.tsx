/** A public figure with details: its definition from `GET /stats`, and a link to its breakdown. */
import { textIn } from '#content/languages'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { useText } from '#web/shared/locale/text.ts'
import { Live, LiveWhen, useLive } from './Live.tsx'
import { OpenFigure } from './OpenFigure.tsx'
import { useSiteLanguage } from './SiteLanguage.tsx'

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
