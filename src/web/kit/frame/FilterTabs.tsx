/** A single-choice filter of toggle buttons. It changes a list in place, so it isn't a tab list. */
import { join } from '#web/kit/text/join.ts'
import { Count, chosen, list, type TabItem, tab } from './tab-look.tsx'

export type FilterTabsProps<Value extends string> = {
  label: string
  tabs: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

export function FilterTabs<Value extends string>({ label, tabs, value, onChange, className }: FilterTabsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a toolbar
    <div role="group" aria-label={label} className={join(list, className)}>
      {tabs.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          disabled={item.disabled}
          onClick={() => onChange(item.value)}
          className={join(tab, item.value === value && chosen)}
        >
          {item.label}
          <Count count={item.count} />
        </button>
      ))}
    </div>
  )
}
