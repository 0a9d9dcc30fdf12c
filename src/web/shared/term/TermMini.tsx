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

/** The term drawing to the scale of a comparison: width is time, height the return. Dashed if nothing is set aside. */
export type TermPaneProps = {
  /** In pixels, on the scale that all panes of a comparison share. */
  readonly width: number
  readonly height: number
  /** False: nothing is set aside, so nothing is sold. */
  readonly aside: boolean
  readonly label: string
  readonly className?: string | undefined
}

const LINE = 5

export function TermPane({ width, height, aside, label, className }: TermPaneProps) {
  const id = useId()
  const stroke = aside ? 'var(--term-aside)' : 'var(--line-control)'
  const dashes = aside ? undefined : '3 3'
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height + LINE}
      viewBox={`0 0 ${width} ${height + LINE}`}
      className={join('block flex-none', className)}
    >
      <Hatch id={id} />
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        fill={aside ? `url(#${id})` : 'none'}
        stroke={stroke}
        strokeDasharray={dashes}
      />
      {aside && <path d={`M1 ${height - 1} ${width - 1} 1`} stroke="var(--term-accrued)" strokeWidth="2" />}
      <path d={`M0 ${height + 4}h${width}`} stroke={stroke} strokeWidth="2" strokeDasharray={dashes} />
    </svg>
  )
}
