/** The slim banner at the very top that names the kind of instance. It can't be closed. */
import type { ReactNode } from 'react'

export type RibbonProps = {
  children: ReactNode
  /** After a rule: which data is shown. */
  tag?: ReactNode
  /** Names the landmark. */
  label: string
}

export function Ribbon({ children, tag, label }: RibbonProps) {
  return (
    <aside
      aria-label={label}
      className="sticky top-0 short:static z-(--z-ribbon) flex min-h-(--h-ribbon) items-center justify-center gap-2 border-b border-[color-mix(in_srgb,var(--warn)_28%,transparent)] bg-warn-wash px-2 py-1 text-12 font-medium text-warn sm:gap-3 sm:text-14"
    >
      <span>{children}</span>
      {tag && (
        <span className="border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2 sm:ps-3 sm:whitespace-nowrap">{tag}</span>
      )}
    </aside>
  )
}
