/** Further groups of menu entries, each with a heading. */
import { NavLine } from './NavLine.tsx'
import type { NavGroup } from './nav.ts'

export function NavGroups({ groups, onFollow }: { groups: readonly NavGroup[]; onFollow?: (() => void) | undefined }) {
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => (
      <div key={items[0]?.href} className="grid gap-0.5 pt-4">
        <p className="px-3 pb-1 font-head text-12 font-semibold text-text-3">{title}</p>
        {items.map((item) => (
          <NavLine key={item.href} item={item} onFollow={onFollow} />
        ))}
      </div>
    ))
}
