/** A reason to trust what is beside it, marked with the shield. Within a paragraph or alone. */
import type { ReactNode } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'

export function Assurance({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={join('flex gap-2 text-14 text-text-2', className)}>
      <Icon name="shield" size={16} className="mt-0.5 flex-none text-gain" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}
