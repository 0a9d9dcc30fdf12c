/** Whether a forecast was written before its day or computed afterwards. */
import { Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { ForecastOrigin } from './forecast-query.ts'

export function OriginChip({ origin }: { origin: ForecastOrigin }) {
  const t = useText()
  return (
    <span title={t(`forecasts.part_help.${origin}`)}>
      <Chip kind={origin === 'live' ? 'active' : 'neutral'} icon={origin === 'live' ? 'check' : 'clock'}>
        {t(`forecasts.parts.${origin}`)}
      </Chip>
    </span>
  )
}
