/** The eight steps of the check, each with its state so far. The result is announced elsewhere, once. */

import { useEffect, useState } from 'react'
import type { ReportStep } from '#web/entities/verification/index.ts'
import { Icon, join, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const looks = {
  ok: { icon: 'check', tone: 'bg-gain-wash text-gain', text: '' },
  broken: { icon: 'x', tone: 'bg-loss-wash text-loss', text: 'font-medium text-loss' },
  skipped: { icon: 'minus', tone: 'bg-surface-2 text-text-2', text: 'text-text-2' },
  waiting: { icon: null, tone: 'border border-line-control', text: 'text-text-3' },
} as const

export function StepTicks({ shown }: { shown: readonly ReportStep[] }) {
  const t = useText()
  return (
    <ol aria-label={t('verify.steps')} className="grid content-center gap-2.5">
      {STEPS.map((name) => {
        const state = shown.find((step) => step.name === name)?.state ?? 'waiting'
        const { icon, tone, text } = looks[state]
        return (
          <li key={name} data-step={name} data-state={state} className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-3">
            <span key={state} aria-hidden="true" className={join('grid size-6 place-items-center rounded-full', tone, icon && APPEARS)}>
              {icon && <Icon name={icon} size={14} />}
            </span>
            <span className={text}>
              {t(`verify.step.${name}`)}
              {state !== 'waiting' && <VisuallyHidden>{t('verify.state', { state: t(`verify.states.${state}`) })}</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const APPEARS = 'motion-safe:animate-[enter_200ms_var(--ease)]'

/** The eight steps of the check, in their order. */
export const STEPS = [
  'form',
  'amounts',
  'leaves',
  'statement',
  'statement-in-log',
  'checkpoint',
  'history',
  'yours',
] as const satisfies readonly ReportStep['name'][]

/** How many of the finished steps are shown in the end: none after a failed one. */
export function stopAt(steps: readonly ReportStep[]): number {
  const broken = steps.findIndex(({ state }) => state === 'broken')
  return broken < 0 ? steps.length : broken + 1
}

export function passedOf(steps: readonly ReportStep[]): number {
  return steps.filter(({ state }) => state === 'ok').length
}

/** The root that the four pieces lead to, shortened for the receipt. */
export function shortRoot(steps: readonly ReportStep[]): string {
  const shown = steps.flatMap((step) => (step.name === 'leaves' ? step.shown : []))
  const root = shown.flatMap((line) => (line.name === 'root' && 'text' in line ? [line.text] : []))[0]
  return root ? `${root.slice(0, 8)}…${root.slice(-8)}` : '–'
}

/** At least 120 ms apart, for timers that fire early. */
const APART_MS = 150

/** How many steps are shown. `still`: those of an earlier check are all shown at once. */
export function useReveal(steps: readonly ReportStep[], still: boolean): number {
  const until = stopAt(steps)
  const [shown, setShown] = useState(still ? until : 0)
  if (shown > until) setShown(until)
  useEffect(() => {
    if (shown >= until) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(until)
      return
    }
    const timer = setTimeout(() => setShown(shown + 1), APART_MS)
    return () => clearTimeout(timer)
  }, [shown, until])
  return Math.min(shown, until)
}
