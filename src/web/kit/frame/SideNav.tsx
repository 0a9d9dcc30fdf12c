/** The side navigation from 62em: entries scroll where the window is low; mark, switch and foot stay. */
import type { ReactNode } from 'react'
import { NavFoot } from './NavFoot.tsx'
import { NavLine } from './NavLine.tsx'
import { NavMore } from './NavMore.tsx'
import { NavViews } from './NavViews.tsx'
import type { Navigation } from './nav.ts'

type SideNavProps = { label: string; brand: ReactNode; navigation: Navigation }

export function SideNav({ label, brand, navigation: { items, more, foot, views, section } }: SideNavProps) {
  return (
    <div className="hidden border-e border-line bg-surface-1 lg:block">
      <nav aria-label={label} className="sticky top-(--h-ribbon) flex h-[calc(100dvh-var(--h-ribbon))] flex-col">
        <div className="px-6 pt-4 pb-3">{brand}</div>
        <NavViews views={views} />
        <div className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto px-3 py-1">
          {section && <p className="px-3 pb-1 font-head text-12 font-semibold text-text-3">{section}</p>}
          {items.map((item) => (
            <NavLine key={item.href} item={item} />
          ))}
          {more.items.length > 0 && <NavMore more={more} />}
        </div>
        <NavFoot foot={foot} />
      </nav>
    </div>
  )
}
