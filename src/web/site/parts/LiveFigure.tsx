/** A public figure that opens, with its definition as `GET /stats` has it, and the page that says what it is made of. */
import { statTexts } from '#content/stats'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { useText } from '#web/shared/locale/text.ts'
import { Live, LiveWhen, useLive } from './Live.tsx'
import { OpenFigure } from './OpenFigure.tsx'
import { useSiteLanguage } from './SiteLanguage.tsx'

export type LiveFigureProps = {
  /** The deepest fall is the bots' own figure: it is made of their records and of no entry. */
  readonly name: StatName | 'worst_drawdown'
  /** Distinguishes two of the same name on one page. */
  readonly place: string
  readonly className?: string | undefined
}

export function LiveFigure({ name, place, className }: LiveFigureProps) {
  const live = useLive()
  const t = useText()
  const { title, definition } = useDefinition(name)
  const ofBots = name === 'worst_drawdown'
  return (
    <OpenFigure
      id={`${place}-${name}`}
      title={title}
      text={definition}
      value={live(name)}
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
  if (name !== 'worst_drawdown') return statTexts(language)[name]
  return { title: t('site.figures.worst_drawdown.title'), definition: t('site.figures.worst_drawdown.text') }
}

/** Where a sentence has a figure: `WithFigures` puts it there. */
export function figureMark(name: StatName): string {
  return `%figure:${name}%`
}

/** A sentence with figures in it, each of which opens. */
export function WithFigures({ text, place }: { text: string; place: string }) {
  return text.split(/%figure:(\w{1,40})%/).map((piece) => {
    const name = statNames.find((known) => known === piece)
    return name ? <LiveFigure key={piece} name={name} place={place} /> : piece
  })
}

/** Both amounts of a coverage that is too large to be read as a percentage; nothing beside one that is. */
export function HeldAndOwed({ place }: { place: string }) {
  const t = useText()
  return (
    <LiveWhen name="many_times" is="yes">
      <WithFigures text={t('site.ticker.both', { custody: figureMark('custody'), owed: figureMark('owed') })} place={place} />
    </LiveWhen>
  )
}
