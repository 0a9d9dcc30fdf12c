/** The logo: pane, wedge, backing line; beside it the name in the heading font. */
import { useRender } from '@base-ui/react/use-render'
import type { ReactElement } from 'react'
import { join } from './join.ts'

export type LogoProps = {
  name?: string | undefined
  href?: string | undefined
  /** A router's link element, for example `<Link to="/" />`. */
  render?: ReactElement | undefined
  className?: string | undefined
}

export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 26 26" width={26} height={26} aria-hidden="true" className={join('block flex-none', className)}>
      <rect x="2.5" y="3.5" width="21" height="15" rx="1" fill="none" stroke="var(--term-aside)" />
      <path d="M3 18.5 23.5 4v14.5z" fill="var(--term-accrued)" />
      <path d="M2 22.5h22" stroke="var(--term-aside)" strokeWidth="2" />
    </svg>
  )
}

export function Logo({ name = 'Clearterm', href, render, className }: LogoProps) {
  return useRender({
    defaultTagName: href ? 'a' : 'span',
    render,
    props: {
      ...(href ? { href } : {}),
      className: join(
        'inline-flex min-h-11 items-center gap-2.5 font-head text-18 leading-6 font-bold tracking-[-.02em] text-text',
        className,
      ),
      children: (
        <>
          <LogoMark />
          {name}
        </>
      ),
    },
  })
}
