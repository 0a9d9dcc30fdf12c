/** A figure of a public screen of the app that opens: what it counts, as of when, and where there are records, the way to them. */
import type { ReactNode } from 'react'
import { Figure, join, Link } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from './go.tsx'

export type PublicFigureProps = {
  readonly title: string
  /** As spoken; by default also as shown. */
  readonly value: string
  readonly meaning: string
  /** When it was so. */
  readonly at: string | Date
  /** The screen of its components. */
  readonly madeOf?: string | undefined
  /** Its value is no larger in the record than on the screen, as of a plan's terms: no rate is louder than what it depends on. */
  readonly even?: boolean | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export function PublicFigure({ title, value, meaning, at, madeOf, even, className, children }: PublicFigureProps) {
  const t = useText()
  const shown = children || value
  return (
    <Figure
      title={title}
      label={t('common.figure.open', { title, value })}
      closeLabel={t('common.close')}
      className={className}
      record={
        <>
          <p className={join('font-medium text-text', even ? 'text-14' : 'text-24 leading-8')}>{shown}</p>
          <p>{meaning}</p>
          <p>{t('common.figure.as_of', { at: momentText(at) })}</p>
          {madeOf && (
            <p>
              <Link render={<Go to={madeOf} />}>{t('common.figure.made_of')}</Link>
            </p>
          )}
        </>
      }
    >
      {shown}
    </Figure>
  )
}
