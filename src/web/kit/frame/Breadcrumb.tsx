/** Breadcrumb: links to the parents, then the page's own name, which is also the screen's. */
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { Link } from '#web/kit/text/Link.tsx'
import { useNameScreen } from './screen-name.ts'

export type BreadcrumbProps = {
  label: string
  trail: readonly { label: ReactNode; href: string; render?: ReactElement | undefined }[]
  current: string
  /** Below a title with the same name: only the way back is visible. */
  short?: boolean | undefined
}

export function Breadcrumb({ label, trail, current, short = false }: BreadcrumbProps) {
  useNameScreen(current)
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1.5 text-text-3">
        {trail.map((step) => (
          <li key={step.href} className="flex items-center gap-1.5">
            {short && <Icon name="chevron-left" size={16} />}
            <Link href={step.href} render={step.render}>
              {step.label}
            </Link>
            {!short && <Icon name="chevron-right" size={16} />}
          </li>
        ))}
        <li aria-current="page" className={short ? 'sr-only' : 'text-text-2'}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
