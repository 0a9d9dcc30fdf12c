/** The note of the open stop, beside its element. */

import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { isOffered, usePlans } from '#web/entities/plan/index.ts'
import { Button, Callout, moneyText } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { closeStop, leaveTour, openStop, type StopName, stopNames } from './tour-store.ts'

/** Where a stop continues. */
const places: Partial<Record<StopName, string>> = { pick: '/plans', proof: '/proof#check' }

export function TourNote({ stop, account }: { stop: StopName; account: Account }) {
  const t = useText()
  const target = useTarget(stop)
  if (!target) return null
  const n = stopNames.indexOf(stop)
  const next = stopNames[n + 1]
  const place = places[stop]
  const empty = stop === 'watch' && !account.investments.some(({ status }) => status === 'active')
  return (
    <Callout
      key={stop}
      anchor={target}
      // Not over the drawing whose days are played.
      side={stop === 'watch' ? 'top' : 'bottom'}
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

/** The plans on sale as links, each to its purchase. In the catalogue's order, none of them marked. */
function PlanPicks() {
  const t = useText()
  const plans = (usePlans().data ?? []).filter(isOffered).filter(({ availability }) => availability === 'on_sale')
  if (plans.length === 0) return null
  return (
    <ul aria-label={t('tour.pick.plans')} className="w-full border-t border-line">
      {plans.map(({ id, name, days, min }) => (
        <li key={id} className="border-b border-line">
          <RouterLink
            to={`/plans/${id}`}
            onClick={closeStop}
            className="flex min-h-11 items-center justify-between gap-3 rounded-1 px-1 py-1 hover:bg-surface-3"
          >
            <span className="min-w-0 font-head font-bold text-accent-text wrap-anywhere">{name}</span>
            <span className="num text-14 text-text-2">{t('tour.pick.plan', { count: days, min: moneyText(min, 'auto', true) })}</span>
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}

/** The element that a stop is about: the first that is on the page, once it is there. */
const OUTLINE = ['outline-2', 'outline-offset-4', 'outline-accent-edge', 'rounded-3']

/** Until there is a plan to preview, its stop points at the place of plans. */
const selectors: Readonly<Record<StopName, readonly string[]>> = {
  fund: ['[data-tour="fund"]'],
  pick: ['[data-tour="pick"]', '[data-tour="plans"]'],
  watch: ['[data-tour="watch"]', '[data-tour="plans"]'],
  proof: ['[data-tour="proof"]'],
}

function useTarget(stop: StopName): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const find = () => setTarget(targetOf(stop))
    find()
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [stop])
  useEffect(() => {
    if (!target) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
    target.classList.add(...OUTLINE)
    return () => target.classList.remove(...OUTLINE)
  }, [target])
  return target
}

function targetOf(stop: StopName): HTMLElement | null {
  for (const selector of selectors[stop]) {
    const target = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0)
    if (target) return target
  }
  return null
}
