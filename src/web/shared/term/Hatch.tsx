/** The hatch as an SVG pattern, reserved for committed return that hasn't accrued yet. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="6" height="6" fill="var(--term-aside-fill)" />
        <path d="M0 3h6" stroke="var(--term-aside)" strokeOpacity=".42" />
      </pattern>
    </defs>
  )
}
