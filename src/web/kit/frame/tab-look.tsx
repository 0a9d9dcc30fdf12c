/** Styles of tabs and filters. */
import type { ReactNode } from 'react'

export type TabItem<Value extends string> = { value: Value; label: ReactNode; count?: number | undefined; disabled?: boolean | undefined }

export const list = 'flex gap-1 overflow-x-auto p-0.5 -m-0.5 [scrollbar-width:none]'
export const tab =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-3 px-3 font-head text-14 font-semibold whitespace-nowrap text-text-2 transition-colors duration-(--d-1) hover:bg-surface-2 hover:text-text focus-visible:rounded-3 disabled:text-text-3 md:min-h-9'
export const chosen = 'bg-surface-3! text-text!'

export function Count({ count }: { count: number | undefined }) {
  return count === undefined ? null : (
    <span translate="no" className="num font-sans text-12 font-normal text-text-2">
      {count}
    </span>
  )
}
