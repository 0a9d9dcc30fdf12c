/**
 * The only component that formats an amount. It never computes: cents as a bigint, or the wire's decimal string (`1250.00`, `-150.00`).
 * Minus is U+2212; a plus appears only where direction matters. `<HideAmounts>` hides it.
 */
import { useMemo } from 'react'
import { formatUsd } from '#kernel/money'
import { Mask, useMask } from './HideAmounts.tsx'
import { join } from './join.ts'

export type MoneyProps = {
  /** Cents, or a decimal string of dollars with at most two places. Null and undefined show a dash: unknown is not zero. */
  value: bigint | string | null | undefined
  /** auto: minus only. always: plus and minus (transactions, results). out: the amount leaves, shown with a minus. */
  sign?: 'auto' | 'always' | 'out' | undefined
  /** gain/loss triangle and colour, for results only. */
  tone?: 'plain' | 'result' | undefined
  /** No cents, for the limits of a range ("$500 min."), where the value has none. */
  whole?: boolean | undefined
  size?: 'm' | 'l' | 'xl' | 'xxl' | undefined
  strong?: boolean | undefined
  className?: string | undefined
}

const sizes = { m: '', l: 'text-18', xl: 'text-24', xxl: 'text-40 tracking-[-.02em]' } as const
const DECIMAL = /^(-|−)?(\d{1,16})(?:\.(\d{1,2}))?$/

/** Cents of a wire string; null if it is not an amount. From text to bigint, never through a number. */
export function centsOf(value: bigint | string): bigint | null {
  if (typeof value === 'bigint') return value
  const match = DECIMAL.exec(value)
  if (!match) return null
  const size = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -size : size
}

/** The text of an amount, for string-only props. For the reader's own amount use `useMoneyText`, which respects hiding. */
export function moneyText(value: MoneyProps['value'], sign: MoneyProps['sign'] = 'auto', whole = false): string {
  const amount = value === null || value === undefined ? null : centsOf(value)
  if (amount === null) return '–'
  const size = amount < 0n ? -amount : amount
  const text = whole && size % 100n === 0n ? formatUsd(size).slice(0, -3) : formatUsd(size)
  const negative = sign === 'out' ? amount !== 0n : amount < 0n
  if (negative) return `−${text}`
  return sign === 'always' && amount > 0n ? `+${text}` : text
}

/** `moneyText` for names and sentences about the reader's own money: a word instead of the amount while amounts are hidden. */
export function useMoneyText(): typeof moneyText {
  const word = useMask()
  return useMemo(() => {
    if (word === null) return moneyText
    return (value, ...how) => (value === null || value === undefined ? moneyText(value, ...how) : word)
  }, [word])
}

export function Money({ value, sign = 'auto', tone = 'plain', whole, size = 'm', strong, className }: MoneyProps) {
  const hidden = useMask() !== null && value !== null && value !== undefined
  if (hidden) return <Mask className={join(sizes[size], strong && 'font-medium', className)} />
  const text = moneyText(value, sign, whole)
  const direction = tone === 'result' ? (text.startsWith('−') ? 'loss' : text.startsWith('+') ? 'gain' : null) : null
  return (
    <span
      translate="no"
      className={join(
        'num',
        sizes[size],
        strong && 'font-medium',
        direction && (direction === 'gain' ? 'text-gain' : 'text-loss'),
        className,
      )}
    >
      {/* Isolates sign and digits in right-to-left text. */}
      <bdi dir="ltr">
        {direction && <Triangle up={direction === 'gain'} />}
        {text}
      </bdi>
    </span>
  )
}

/** Shape and position show the direction as well as the colour. */
export function Triangle({ up }: { up: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 6"
      width={8}
      height={6}
      className={join('me-[5px] inline-block', up ? 'align-[1px]' : 'align-[2px]')}
    >
      <path d={up ? 'M4 0 8 6H0z' : 'M4 6 0 0h8z'} fill="currentColor" />
    </svg>
  )
}
