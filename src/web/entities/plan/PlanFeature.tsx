/** One feature of a plan. */
import type { ReactNode } from 'react'
import { Icon } from '#web/kit/index.ts'

export function PlanFeature({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="check" size={16} className="mt-0.5 text-accent-text" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
