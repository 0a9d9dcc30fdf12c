/** A percentage with two places from basis points or the server's own text. Results carry sign, triangle and colour. */
import type { Percentage } from '#kernel/format/number'
import { join } from './join.ts'
import { Triangle } from './Money.tsx'
import { percentText } from './number-form.ts'

export type PercentProps = {
  /** Whole basis points (1450 is 14.50%), or a decimal text such as "14.50" or "-1.83". Null shows a dash. */
  value: Percentage
  sign?: 'auto' | 'always' | undefined
  tone?: 'plain' | 'result' | undefined
  strong?: boolean | undefined
  className?: string | undefined
}

export function Percent({ value, sign, tone = 'plain', strong, className }: PercentProps) {
  const text = percentText(value, sign ?? (tone === 'result' ? 'always' : 'auto'))
  const direction = tone === 'result' ? (text.startsWith('−') ? 'loss' : text.startsWith('+') ? 'gain' : null) : null
  return (
    <span
      translate="no"
      className={join('num', strong && 'font-medium', direction && (direction === 'gain' ? 'text-gain' : 'text-loss'), className)}
    >
      <bdi dir="ltr">
        {direction && <Triangle up={direction === 'gain'} />}
        {text}
      </bdi>
    </span>
  )
}
