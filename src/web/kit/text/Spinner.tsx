import type { ReactNode } from 'react'

/** A small spinner inside a busy control; never for a whole page. */
export function Spinner({ size = 16 }: { size?: number | undefined }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="block flex-none animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  )
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children} </span>
}
