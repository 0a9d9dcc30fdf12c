/**
 * Where toasts appear: bottom right, above the tab bar on phones; a pointer or focus over them holds them. At most twenty are kept, which
 * is the library's own limit, and the newest three seen.
 */

import { resolveValue, useToaster } from 'react-hot-toast'
import { Live } from './Live.tsx'

const SEEN = 3

export function ToastHost({ label }: { label: string }) {
  const { toasts, handlers } = useToaster()
  const visible = toasts.filter((one) => one.visible)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the toasts, nothing is to be done here
    <div
      // A landmark only while there is something to find.
      {...(visible.length > 0 ? { role: 'region', 'aria-label': label } : {})}
      // Keeps it reachable while a dialog hides the rest.
      aria-live="off"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed end-4 bottom-[calc(var(--h-tabbar)+1rem+env(safe-area-inset-bottom))] z-(--z-toast) grid justify-items-end gap-3 lg:end-6 lg:bottom-6"
    >
      {visible.slice(0, SEEN).map((one) => (
        <Live
          key={one.id}
          as="div"
          arrives
          urgency={one.ariaProps['aria-live'] === 'assertive' ? 'assertive' : 'polite'}
          className="pointer-events-auto"
        >
          {resolveValue(one.message, one)}
        </Live>
      ))}
    </div>
  )
}
