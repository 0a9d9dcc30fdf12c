/**
 * What is owed and what is held, each above its bar, on one scale. Only lengths are computed here, no amounts. The first bar says both in
 * words.
 */
import { type ReactNode, useSyncExternalStore } from 'react'
import { formatDuration } from '#kernel/format/duration'
import type { Statement } from '#proof/index'
import { join } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { isTimeKnown, serverNow } from '#web/shared/clock/server-now.ts'
import { useLanguage } from '#web/shared/locale/language.ts'

type BarsProps = {
  readonly statement: Statement
  readonly label: string
  readonly owed: ReactNode
  readonly held: ReactNode
  /** Under the bar of what is owed, given the amount that the whole width is. */
  readonly own?: ((whole: number) => ReactNode) | undefined
}

export function Bars({ statement: { liabilities, custody, reserve_committed }, label, owed, held, own }: BarsProps) {
  const whole = Math.max(Number(liabilities), Number(custody), Number.MIN_VALUE)
  const width = (amount: bigint) => ({ width: `${(Math.max(0, Number(amount)) / whole) * 100}%` })
  const short = custody < liabilities
  return (
    <div className="grid gap-1.5">
      {owed}
      <div role="img" aria-label={label} className={bar}>
        {liabilities > reserve_committed && <Part style={width(liabilities - reserve_committed)} className={paints.balances} />}
        {reserve_committed > 0n && <Part style={width(reserve_committed)} className={paints.promised} />}
      </div>
      {own?.(whole)}
      <div className="mt-2">{held}</div>
      <div aria-hidden="true" className={bar}>
        {custody > 0n && liabilities > 0n && (
          <Part style={width(short ? custody : liabilities)} className={short ? 'bg-loss' : paints.held} />
        )}
        {short && <Part style={width(liabilities - custody)} className="border border-dashed border-loss" />}
        {custody > liabilities && <Part style={width(custody - liabilities)} className={paints.beyond} />}
      </div>
    </div>
  )
}

const bar = 'flex h-7 gap-0.5 rounded-2 bg-surface-2'

function Part({ style, className }: { style: { width: string }; className: string }) {
  return <span style={style} className={join('min-w-1 rounded-2', className)} />
}

/** The look of each part, in the bars and their legend. */
export const paints = {
  balances: 'border border-term-principal-edge bg-term-principal',
  promised: 'hatch border border-term-aside',
  held: 'bg-term-aside',
  beyond: 'border border-dashed border-term-free bg-surface-1',
} as const

/**
 * How long ago something was. Null on the server and while the page hydrates, so that both have the same text, and until the server's time
 * is known: a page that came with its figures has asked for nothing yet.
 */
const TICK_MS = 15_000

export function useAge(at: string): string | null {
  const language = useLanguage()
  const now = useSyncExternalStore(subscribe, read, () => null)
  return now === null ? null : formatDuration(language, Math.max(0, Math.ceil((now - Date.parse(at)) / 1000)), 'at_most')
}

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS)
  if (!isTimeKnown()) call('readConfig').then(changed, () => {})
  return () => clearInterval(timer)
}

/** In steps of a second: the same value within one rendering. */
function read(): number | null {
  if (!isTimeKnown()) return null
  return Math.floor(serverNow().getTime() / 1000) * 1000
}
