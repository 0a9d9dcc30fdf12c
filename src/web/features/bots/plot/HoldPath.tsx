/** The dotted line of holding the same coins. */
export function HoldPath({ d }: { d: string }) {
  return <path d={d} className="fill-none stroke-text-2" strokeWidth={1.5} strokeDasharray="1.5 3" vectorEffect="non-scaling-stroke" />
}
