/** Tabs with their panels. */
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'
import { Count, chosen, list, type TabItem, tab } from './tab-look.tsx'

export type TabsProps<Value extends string> = {
  label: string
  tabs: readonly (TabItem<Value> & { panel: ReactNode })[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  className?: string | undefined
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
