/**
 * The term drawing on a plan card, 72px: pane with its diagonal, backing line, slab; no wedge, because nothing is bought yet. Dashed if
 * nothing is set aside.
 */
import { useId } from 'react'
import { join } from '#web/kit/index.ts'
import { Hatch } from './Hatch.tsx'

export type TermMiniProps = {
  /** False: nothing is set aside, so nothing is sold. */
  aside: boolean
  label: string
  className?: string | undefined
}

export function TermMini({ aside, label, className }: TermMiniProps) {
  const id = useId()
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 72" preserveAspectRatio="none" className={join('block h-18 w-full', className)}>
      <Hatch id={id} />
      {aside ? (
        <>
          <rect x=".5" y=".5" width="319" height="47" fill={`url(#${id})`} stroke="var(--term-aside)" vectorEffect="non-scaling-stroke" />
          <path
            d="M0 48 320 0"
            stroke="var(--term-accrued)"
            strokeWidth="2"
            strokeDasharray="2 5"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
          <path d="M0 52.5h320" stroke="var(--term-aside)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </>
      ) : (
        <rect
          x=".5"
          y=".5"
          width="319"
          height="47"
          fill="none"
          stroke="var(--line-control)"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <rect
        x=".5"
        y="57.5"
        width="319"
        height="14"
        fill={aside ? 'var(--term-principal)' : 'none'}
        stroke={aside ? 'var(--term-principal-edge)' : 'var(--line-control)'}
        strokeDasharray={aside ? undefined : '4 4'}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
