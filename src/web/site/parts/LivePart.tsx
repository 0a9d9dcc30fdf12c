/** A part of a page that React draws once it is near the window, over what works without a script. page/draw-part.tsx has its code. */
import type { ReactNode } from 'react'

export type LivePartName = 'trades' | 'heatmap' | 'testimonials' | 'status'

type LivePartProps = { readonly name: LivePartName; readonly className?: string; readonly children: ReactNode }

export function LivePart({ name, className, children }: LivePartProps) {
  return (
    <div data-part={name} className={className}>
      {children}
    </div>
  )
}
