/** Breadcrumb: links to the parents, then the page's own name, which is also the screen's. */
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { Link } from '#web/kit/text/Link.tsx'
import { useNameScreen } from './screen-name.ts'

export type BreadcrumbProps = {
  label: string
  trail: readonly { label: ReactNode; href: string; render?: ReactElement | undefined }[]
  current: string
}

export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  useNameScreen(current)
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1.5 text-text-3">
        {trail.map((step) => (
          <li key={step.href} className="flex items-center gap-1.5">
            <Link href={step.href} render={step.render} className="relative after:absolute after:-inset-3">
              {step.label}
            </Link>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li aria-current="page" className="text-text-2">
          {current}
        </li>
      </ol>
    </nav>
  )
}
