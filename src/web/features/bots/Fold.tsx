/** A part of the page that is closed at first. */
import type { ReactNode } from 'react'
import { Icon } from '#web/kit/index.ts'

export function Fold({ title, open, children }: { title: string; open?: boolean | undefined; children: ReactNode }) {
  return (
    <details open={open} className="group min-w-0">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-4 border border-line bg-surface-1 px-(--card-pad) font-head text-14 font-bold shadow-card hover:bg-surface-2">
        {title}
        <Icon name="chevron-down" size={16} className="flex-none text-text-2 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3">{children}</div>
    </details>
  )
}
