/** Past, current and future steps: filled dot, ring, outline. The state is also given as text for screen readers. */
import type { ReactNode } from 'react'
import { join } from './join.ts'
import { VisuallyHidden } from './Spinner.tsx'

export type TimelineStep = { key: string; title: ReactNode; meta?: ReactNode; state: 'done' | 'now' | 'next' | 'failed' }

export type TimelineProps = {
  steps: readonly TimelineStep[]
  /** The states as words, read before each title. */
  words: { done: string; now: string; next: string; failed: string }
  label?: string | undefined
  className?: string | undefined
}

const dots = {
  done: 'border-term-accrued bg-term-accrued',
  now: 'border-term-now bg-surface-1 shadow-[0_0_0_4px_var(--accent-wash)]',
  next: 'border-line-control bg-surface-1',
  failed: 'border-loss bg-loss',
} as const

export function Timeline({ steps, words, label, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={className}>
      {steps.map((step, at) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={join('relative ps-6.5', at < steps.length - 1 && 'pb-4.5')}
        >
          {at < steps.length - 1 && <span aria-hidden="true" className="absolute top-3.5 -bottom-1.5 start-2 w-px bg-line-strong" />}
          <span aria-hidden="true" className={join('absolute top-[5px] start-1 size-[9px] rounded-full border-2', dots[step.state])} />
          <VisuallyHidden>{words[step.state]}</VisuallyHidden>
          <b className="block font-medium wrap-anywhere">{step.title}</b>
          {step.meta && <span className="block text-14 tabular-nums text-text-2">{step.meta}</span>}
        </li>
      ))}
    </ol>
  )
}
