/** A state as glyph and word; the colour only repeats them. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { join } from './join.ts'

export type ChipKind = 'pending' | 'success' | 'failed' | 'people' | 'active' | 'closed' | 'neutral' | 'info'

export type ChipProps = {
  kind: ChipKind
  /** The text. */
  children: ReactNode
  /** Replaces the kind's glyph; null for none (neutral and info only carry a count or a tag). */
  icon?: IconName | null | undefined
  className?: string | undefined
}

const kinds: Record<ChipKind, { icon: IconName | null; tone: string }> = {
  pending: { icon: 'clock', tone: 'bg-warn-wash text-warn' },
  success: { icon: 'check', tone: 'bg-gain-wash text-gain' },
  failed: { icon: 'x', tone: 'bg-loss-wash text-loss' },
  people: { icon: 'users', tone: 'bg-info-wash text-info' },
  active: { icon: 'check', tone: 'bg-accent-wash text-accent-text' },
  closed: { icon: 'minus', tone: 'bg-surface-2 text-text-2' },
  neutral: { icon: null, tone: 'bg-surface-2 text-text-2' },
  info: { icon: 'info', tone: 'bg-info-wash text-info' },
}

export function Chip({ kind, children, icon, className }: ChipProps) {
  const glyph = icon === undefined ? kinds[kind].icon : icon
  return (
    <span
      className={join(
        'inline-flex h-6 items-center gap-1.5 rounded-2 px-2 text-12 font-medium whitespace-nowrap',
        kinds[kind].tone,
        className,
      )}
    >
      {glyph && <Icon name={glyph} size={14} />}
      {children}
    </span>
  )
}

/** The outlined tag that marks everything simulated. */
export function SimTag({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span
      className={join(
        'inline-block rounded-[4px] border border-[color-mix(in_srgb,var(--info)_45%,transparent)] px-[5px] text-11 font-medium tracking-[.06em] whitespace-nowrap text-info',
        className,
      )}
    >
      {children}
    </span>
  )
}
