/** A section that is closed at first. A URL with its id, or with the id of an element in it, opens it. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'

export type FoldProps = {
  readonly id?: string | undefined
  readonly title: string
  /** What is inside, in a few words. */
  readonly about?: string | undefined
  /** Open from the start. */
  readonly open?: boolean | undefined
  /** Rendered when it is first opened. */
  readonly later?: boolean | undefined
  readonly children: ReactNode
}

export function Fold({ id, title, about, open: opens, later, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const opened = useRef('')
  const [seen, setSeen] = useState(!later || opens === true)
  // After each rendering: the named part may appear later than the section.
  useLayoutEffect(() => {
    if (location.hash !== opened.current && openAt(fold.current, location.hash)) opened.current = location.hash
  })
  useEffect(() => {
    const open = () => void openAt(fold.current, location.hash)
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return (
    <details
      ref={fold}
      id={id}
      open={opens}
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
      className="group min-w-0 scroll-mt-32"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-4 border border-line bg-surface-1 px-(--card-pad) py-3 shadow-card select-none hover:bg-surface-2">
        <h2 className="flex-1 font-head text-16 font-bold">{title}</h2>
        {about && <span className="text-14 text-text-3 max-md:hidden">{about}</span>}
        <Icon name="chevron-down" size={16} className="flex-none text-text-2 transition-transform duration-(--d-1) group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 md:gap-6">{seen && children}</div>
    </details>
  )
}

function openAt(fold: HTMLDetailsElement | null, hash: string): boolean {
  const target = document.getElementById(hash.slice(1))
  if (!fold || !target || !fold.contains(target)) return false
  fold.open = true
  target.scrollIntoView()
  return true
}
