/** The eight steps of the check, each with its state so far. The result is announced elsewhere, once. */
import type { ReportStep } from '#web/entities/verification/index.ts'
import { Icon, join, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { STEPS } from './steps.ts'

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
