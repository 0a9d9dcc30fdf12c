/**
 * `FilterTabs`: a single-choice filter of toggle buttons; it changes a list in place, so it isn't a tab list. `LinkTabs`: screens beside
 * each other.
 */
import { useRender } from '@base-ui/react/use-render'
import type { ReactElement } from 'react'
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

export type LinkTabsProps = {
  label: string
  /** `render`: the router's link element. */
  tabs: readonly (TabItem<string> & { readonly current: boolean; readonly render: ReactElement })[]
}

export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={list}>
      {tabs.map((item) => (
        <LinkTab key={item.value} {...item} />
      ))}
    </nav>
  )
}

function LinkTab({ label, count, current, render }: LinkTabsProps['tabs'][number]) {
  return useRender({
    render,
    props: {
      'aria-current': current ? 'page' : undefined,
      className: join(tab, 'no-underline', current && chosen),
      children: (
        <>
          {label}
          <Count count={count} />
        </>
      ),
    },
  })
}
