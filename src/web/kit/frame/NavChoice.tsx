/** A select in the navigation, e.g. the language: native, styled like a line. */
import { Icon } from '#web/kit/text/Icon.tsx'
import type { NavItem } from './nav.ts'

export function NavChoice({ item, choice }: { item: NavItem; choice: NonNullable<NavItem['choice']> }) {
  return (
    <span className="relative flex min-h-11 items-center gap-3 rounded-3 px-3 text-text-2 hover:bg-surface-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus lg:min-h-9">
      <Icon name={item.icon} />
      <select
        aria-label={choice.label}
        value={choice.value}
        onChange={(event) => choice.onChoose(event.target.value)}
        className="min-w-0 flex-1 appearance-none bg-transparent py-2 font-head text-14 font-semibold outline-none focus-visible:outline-none [&>option]:bg-pop [&>option]:text-text"
      >
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none" />
    </span>
  )
}
