/** The first tab stop: skips the navigation. */
import type { ReactNode } from 'react'

export function SkipLink({ children, href = '#main' }: { children: ReactNode; href?: string | undefined }) {
  return (
    <a
      href={href}
      className="fixed -top-20 start-2 z-[99] rounded-3 bg-accent-fill px-4 py-2.5 font-head text-14 font-bold text-on-accent focus:top-2"
    >
      {children}
    </a>
  )
}
