/** One part of a record: live in a solid frame, backtest in a dashed one. `titled`: with its name, where no tab above says it. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { ForecastOrigin } from '../forecast-query.ts'

type PartFrameProps = {
  readonly part: ForecastOrigin
  readonly span?: string | null
  readonly titled?: boolean
  readonly children: ReactNode
}

export function PartFrame({ part, span, titled, children }: PartFrameProps) {
  const t = useText()
  // A region of its own only where it is titled: a page has one of each name.
  const Frame = titled ? 'section' : 'div'
  return (
    <Frame
      aria-label={titled ? t(`forecasts.parts.${part}`) : undefined}
      className={join(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-3 border p-4',
        part === 'live' ? 'border-line-strong' : 'border-dashed border-line-control',
      )}
    >
      <header className="grid gap-1">
        {titled && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-head text-14 font-bold">{t(`forecasts.parts.${part}`)}</h3>
            {span && <p className="num text-13 text-text-2">{span}</p>}
          </div>
        )}
        <p className="text-13 text-text-2">{t(`forecasts.part_help.${part}`)}</p>
      </header>
      {children}
    </Frame>
  )
}
