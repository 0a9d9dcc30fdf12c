/** A slider, always with a number field beside it. Whole steps only; the field has the exact value. */
import type { ComponentProps, ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'

export type RangeSliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'> & {
  label: string
  min: number
  max: number
  step?: number | undefined
  value: number
  onChange: (value: number) => void
  /** The value as words for screen readers, e.g. "$800". */
  valueText?: string | undefined
  /** It moves through time, which runs from left to right in every language. */
  time?: boolean | undefined
  /** Captions under the two ends. */
  from?: ReactNode
  to?: ReactNode
}

export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  valueText,
  time,
  from,
  to,
  className,
  ...rest
}: RangeSliderProps) {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  return (
    <div dir={time ? 'ltr' : undefined} className={join('grid gap-1', className)}>
      <input
        {...rest}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ ['--fill' as string]: `calc(10px + ${share} * (100% - 20px))` }}
        className="range-track block w-full cursor-pointer rounded-1 disabled:cursor-not-allowed"
      />
      {(from || to) && (
        <div className="num flex justify-between gap-3 text-14 text-text-3">
          <span>{from}</span>
          <span>{to}</span>
        </div>
      )}
    </div>
  )
}
