/** The side navigation from 62em: entries scroll where the window is low; mark, switch and foot stay. */
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { NavFoot } from './NavFoot.tsx'
import { NavLine, navLine } from './NavLine.tsx'
import { NavViews } from './NavViews.tsx'
import type { NavGroup, Navigation } from './nav.ts'

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

/** Further menu entries behind one line, which opens in place; open from the start on one of their pages. */
function NavMore({ more: { title, items } }: { more: NavGroup }) {
  const id = useId()
  const [chosen, choose] = useState<boolean | null>(null)
  const open = chosen ?? items.some(({ current }) => current)
  const waiting = items.reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => choose(!open)} className={navLine(false)}>
        <Icon name="more" />
        <span className="min-w-0 flex-1">{title}</span>
        {!open && waiting > 0 && <span className="num font-sans text-12 font-medium text-text-2">{waiting}</span>}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <div id={id} hidden={!open} className="grid gap-0.5 ps-3 [&[hidden]]:hidden">
        {items.map((item) => (
          <NavLine key={item.href} item={item} />
        ))}
      </div>
    </>
  )
}
