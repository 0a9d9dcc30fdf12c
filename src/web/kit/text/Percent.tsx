/** A percentage with two places from basis points or the server's own text. Results carry sign, triangle and colour. */
import { join } from './join.ts'
import { Triangle } from './Money.tsx'
import { shareText } from './number-form.ts'

export type PercentProps = {
  /** Whole basis points (1450 is 14.50%), or a decimal text such as "14.50" or "-1.83". Null shows a dash. */
  value: bigint | number | string | null | undefined
  sign?: 'auto' | 'always' | undefined
  tone?: 'plain' | 'result' | undefined
  strong?: boolean | undefined
  className?: string | undefined
}

const DECIMAL = /^(-|−)?(\d+)(?:\.(\d+))?$/

/** `14.50%`, `−1.83%`; a text keeps the places it came with, basis points get two. */
export function percentText(value: PercentProps['value'], sign: PercentProps['sign'] = 'auto'): string {
  if (value === null || value === undefined) return '–'
  const match = DECIMAL.exec(typeof value === 'string' ? value : fromBasisPoints(BigInt(value)))
  if (!match) return '–'
  const [, minus, whole = '0', fraction = ''] = match
  const digits = whole.padStart(3, '0')
  const share = `${minus ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}` as `${number}`
  return shareText(share, Math.max(fraction.length, 2), sign === 'always')
}

function fromBasisPoints(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function Percent({ value, sign, tone = 'plain', strong, className }: PercentProps) {
  const text = percentText(value, sign ?? (tone === 'result' ? 'always' : 'auto'))
  const direction = tone === 'result' ? (text.startsWith('−') ? 'loss' : text.startsWith('+') ? 'gain' : null) : null
  return (
    <span className={join('num', strong && 'font-medium', direction && (direction === 'gain' ? 'text-gain' : 'text-loss'), className)}>
      <bdi dir="ltr">
        {direction && <Triangle up={direction === 'gain'} />}
        {text}
      </bdi>
    </span>
  )
}
