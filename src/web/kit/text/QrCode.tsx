/** A QR code as one SVG path: always dark on white with its quiet zone, in dark mode too, because scanners expect it. */
import { useMemo } from 'react'
import { encode } from 'uqr'

export type QrCodeProps = {
  text: string
  /** A description of the content. The text itself must also be shown and copyable beside it. */
  label: string
  /** Edge in pixels. */
  size?: number | undefined
}

const QUIET = 4

export function QrCode({ text, label, size = 192 }: QrCodeProps) {
  const code = useMemo(() => encode(text, { ecc: 'M', border: QUIET }), [text])
  const path = useMemo(() => code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''), [code])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="block max-w-full rounded-3 border border-line bg-white"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={path} fill="#17141e" />
    </svg>
  )
}
