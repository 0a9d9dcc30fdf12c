/** Independent toggle chips. */
import { Icon, join } from '#web/kit/index.ts'

export type ToggleChipsProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onToggle: (value: Value) => void
}

/** The space around each enlarges its touch target. */
const chip =
  'inline-flex min-h-9 relative items-center gap-1.5 rounded-full after:absolute after:-inset-1 border px-3.5 text-13 font-medium transition-colors duration-(--d-1) focus-visible:rounded-full'

export function ToggleChips<Value extends string>({ label, options, chosen, onToggle }: ToggleChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a toolbar
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => {
        const on = chosen.includes(option.value)
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={on}
            onClick={() => onToggle(option.value)}
            className={join(
              chip,
              on ? 'border-term-aside bg-accent-wash text-accent-text' : 'border-line-strong text-text-2 hover:bg-surface-2',
            )}
          >
            {on && <Icon name="check" size={14} />}
            {option.label}
          </button>
        )
      })}
    </div>
  )
}
