/** A public figure with details in the app: definition, date and, if there are records, a link to them. */
import type { ReactNode } from 'react'
import { Figure, join, Link } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from './page-context.tsx'

export type PublicFigureProps = {
  readonly title: string
  /** The accessible text; the shown text by default. */
  readonly value: string
  readonly meaning: string
  /** The figure's date. */
  readonly at: string | Date
  /** The screen with its breakdown. */
  readonly madeOf?: string | undefined
  /** Keeps its size in the details, as a plan's terms do: no rate is more prominent than its conditions. */
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
          <p>{t('common.figure.as_of', { at: realMomentText(new Date(at)) })}</p>
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
