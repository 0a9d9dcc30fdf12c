/**
 * Tabs with their panels, or, without panels, a filter of one from a few (`FilterTabs`), which is a group of toggle buttons:
 * it changes a list in place and is not a tab list.
 */
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { join } from './join.ts'

export type TabItem<Value extends string> = { value: Value; label: ReactNode; count?: number | undefined; disabled?: boolean | undefined }

export type TabsProps<Value extends string> = {
  label: string
  tabs: readonly (TabItem<Value> & { panel: ReactNode })[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  className?: string | undefined
}

const list = 'flex gap-1 overflow-x-auto p-0.5 -m-0.5 [scrollbar-width:none]'
const tab =
  'inline-flex min-h-11 flex-none items-center gap-1.5 rounded-3 px-3 font-head text-13 font-semibold whitespace-nowrap text-text-2 transition-colors duration-(--d-1) hover:bg-surface-2 hover:text-text focus-visible:rounded-3 disabled:text-text-3 md:min-h-9'
const chosen = 'bg-surface-3! text-text!'

function Count({ count }: { count: number | undefined }) {
  return count === undefined ? null : <span className="num font-sans text-12 font-normal text-text-2">{count}</span>
}

export function Tabs<Value extends string>({ label, tabs, value, defaultValue, onChange, className }: TabsProps<Value>) {
  const controlled = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value }
  return (
    <Base.Root {...controlled} onValueChange={(next: Value) => onChange?.(next)} className={join('grid min-w-0 gap-4', className)}>
      <Base.List aria-label={label} activateOnFocus className={list}>
        {tabs.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={(state) => join(tab, state.active && chosen)}
          >
            {item.label}
            <Count count={item.count} />
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="min-w-0 focus-visible:rounded-4">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

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
