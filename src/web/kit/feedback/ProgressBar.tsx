/** Progress, with text beside the bar. */
import { useId } from 'react'
import { useAnnounced } from './Live.tsx'

/** `value` of 0 to 1; null: indeterminate. */
export function ProgressBar({ value, label }: { value: number | null; label: string }) {
  const id = useId()
  // A share is in the bar's own value.
  useAnnounced(value === null ? label : '', true)
  return (
    <div className="grid gap-1.5">
      <span id={id} className="num text-14 text-text-2">
        {label}
      </span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(value === null ? {} : { 'aria-valuenow': Math.round(value * 100) })}
        className="h-1.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div className="h-full rounded-full bg-accent-fill" style={{ width: `${(value ?? 1) * 100}%` }} />
      </div>
    </div>
  )
}
