/** One choice among few: as cards, or as chips. */
import { type ReactNode, useId } from 'react'
import { join } from '#web/kit/text/join.ts'

type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string> = {
  /** Names the group; shown above it unless hideLabel. */
  label: ReactNode
  hideLabel?: boolean | undefined
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  name?: string | undefined
  /** Each option in its own outlined box, for a choice that decides something. */
  boxed?: boolean | undefined
  className?: string | undefined
}

const dot =
  'mt-0.5 size-5 flex-none appearance-none rounded-full border border-line-control bg-field checked:border-[6px] checked:border-accent-fill checked:bg-white focus-visible:rounded-full disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-2'

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, options, value, onChange, boxed, className } = props
  const generatedId = useId()
  const name = props.name ?? generatedId
  return (
    <fieldset className={join('grid min-w-0 gap-1.5', className)}>
      <legend className={join('pb-1.5 font-head text-14 font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      <div className={join('grid', boxed && 'gap-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={join(
              'flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-text-3',
              boxed &&
                'rounded-3 border border-line-control px-4 py-3 hover:bg-surface-2 has-checked:border-term-aside has-checked:bg-accent-wash',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={dot}
            />
            <span className="grid min-w-0 gap-0.5 pt-0.5">
              <span className={join(boxed && 'font-medium')}>{option.label}</span>
              {option.hint && <span className="text-14 text-text-2">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A single choice as chips: presets of an amount, a day, a time span. Toggle buttons, one or none pressed. */
export type ChoiceChipsProps<Value extends string> = {
  /** Names the group for screen readers, when no group field is around it. */
  label?: string | undefined
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[]
  value: Value | null
  onChange: (value: Value) => void
  className?: string | undefined
}

const chip =
  'num tap min-h-9 rounded-full border px-3.5 text-14 font-medium transition-colors duration-(--d-1) focus-visible:rounded-full disabled:cursor-not-allowed disabled:text-text-3'

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
