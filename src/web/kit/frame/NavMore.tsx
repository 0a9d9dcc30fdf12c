/** Further menu entries behind one line, which opens in place; open from the start on one of their pages. */
import { useId, useState } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { NavLine, navLine } from './NavLine.tsx'
import type { NavGroup } from './nav.ts'

export function NavMore({ more: { title, items } }: { more: NavGroup }) {
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
