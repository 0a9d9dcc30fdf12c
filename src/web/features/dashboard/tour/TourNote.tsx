/** The note of the open stop, beside its element. */
import { Link as RouterLink } from 'react-router'
import { Button, Callout } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PlanPicks } from './PlanPicks.tsx'
import { closeStop, leaveTour, openStop, type StopName, stopNames } from './tour-store.ts'
import { useTarget } from './use-target.ts'

/** Where a stop continues. */
const places: Partial<Record<StopName, string>> = { pick: '/plans', proof: '/verify' }

export function TourNote({ stop }: { stop: StopName }) {
  const t = useText()
  const target = useTarget(stop)
  if (!target) return null
  const n = stopNames.indexOf(stop)
  const next = stopNames[n + 1]
  const place = places[stop]
  const empty = stop === 'watch' && target.dataset.tour !== 'watch'
  return (
    <Callout
      key={stop}
      anchor={target}
      eyebrow={t('tour.at', { n: n + 1 })}
      title={t(`tour.${stop}.name`)}
      closeLabel={t('common.close')}
      onClose={closeStop}
      actions={
        <>
          {stop === 'pick' && <PlanPicks />}
          {place && (
            <Button variant="secondary" size="s" onClick={closeStop} render={<RouterLink to={place} />}>
              {t(stop === 'pick' ? 'tour.pick.go' : 'tour.proof.go')}
            </Button>
          )}
          <Button variant="quiet" size="s" onClick={() => (next ? openStop(next) : leaveTour())}>
            {t(next ? 'tour.next' : 'tour.finish')}
          </Button>
        </>
      }
    >
      {empty ? t('tour.watch.here_none') : t(`tour.${stop}.here`)}
    </Callout>
  )
}
