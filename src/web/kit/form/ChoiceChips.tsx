/** A single choice as chips: presets of an amount, a day, a time span. Toggle buttons, one or none pressed. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'

export type ChoiceChipsProps<Value extends string> = {
  /** Names the group for screen readers, when no group field is around it. */
  label?: string | undefined
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[]
  value: Value | null
  onChange: (value: Value) => void
  className?: string | undefined
}

/** The space around each enlarges its touch target. */
const chip =
  'num relative min-h-9 rounded-full after:absolute after:-inset-1 border px-3.5 text-13 font-medium transition-colors duration-(--d-1) focus-visible:rounded-full disabled:cursor-not-allowed disabled:text-text-3'

export function ChoiceChips<Value extends string>({ label, options, value, onChange, className }: ChoiceChipsProps<Value>) {
  return (
    <div className={join('flex flex-wrap gap-2', className)} {...(label ? { role: 'group', 'aria-label': label } : {})}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
          className={join(
            chip,
            option.value === value
              ? 'border-term-aside bg-accent-wash text-accent-text'
              : 'border-line-strong text-text-2 hover:bg-surface-2',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
