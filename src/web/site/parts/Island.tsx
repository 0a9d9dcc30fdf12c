/** An island: its fallback is rendered and works without script; when it comes into view, its code is loaded and replaces the fallback. */
import type { ReactNode } from 'react'
import type { IslandName } from './island-name.ts'

export type IslandProps = {
  readonly name: IslandName
  /** Plain data, kept in the page. */
  readonly props?: Readonly<Record<string, unknown>>
  readonly className?: string
  readonly children: ReactNode
}

export function Island({ name, props, className, children }: IslandProps) {
  return (
    <div data-island={name} data-props={props && JSON.stringify(props)} className={className}>
      {children}
    </div>
  )
}
