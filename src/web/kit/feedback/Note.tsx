/** A note beside its subject: information, a risk, or a failure with its reference id and one action. */
import { type ReactNode, useMemo } from 'react'
import { Icon, type IconName } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { Live } from './Live.tsx'
import { toast } from './toast.tsx'

export type NoteProps = {
  kind?: 'info' | 'risk' | 'error' | 'done' | undefined
  icon?: IconName | undefined
  title?: ReactNode
  children?: ReactNode
  /** The label and id to quote to support, already in words: "Reference 8F3K-21". */
  reference?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Announced when it appears. Defaults to true for errors. */
  live?: boolean | undefined
  className?: string | undefined
}

const looks = {
  info: { icon: 'info', box: 'bg-surface-2', tone: 'text-text-2' },
  risk: { icon: 'warning', box: 'bg-warn-wash', tone: 'text-warn' },
  error: { icon: 'warning', box: 'bg-loss-wash', tone: 'text-loss' },
  done: { icon: 'check', box: 'bg-gain-wash', tone: 'text-gain' },
} as const

export function Note({ kind = 'info', icon, title, children, reference, action, live = kind === 'error', className }: NoteProps) {
  const look = looks[kind]
  const Frame = live ? Live : 'div'
  const frame = live ? ({ as: 'div', arrives: true, urgency: kind === 'error' ? 'assertive' : 'polite' } as const) : {}
  return (
    <Frame {...frame} className={join('flex gap-2.5 rounded-3 px-3.5 py-3 text-14 text-text-2', look.box, className)}>
      <Icon name={icon ?? look.icon} className={look.tone} />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {title && <p className="text-14 font-medium text-text">{title}</p>}
        {children && <div>{children}</div>}
        {reference && <p className="num whitespace-normal text-text-2">{reference}</p>}
        {action && <div className="pt-2">{action}</div>}
      </div>
    </Frame>
  )
}

/** The single toast of a form or an action: a new message replaces the old one, so that an old error is never beside a new success. */
export type Notice = {
  /** Dismisses the last toast, and names the next one. */
  next(): string
  /** The toast that is shown now, to turn it into another. */
  current(): string
}

let named = 0

export function useNotice(): Notice {
  return useMemo(() => {
    let id: string | null = null
    const next = () => {
      // A dismissed toast is removed a moment later, so its name is not used again.
      if (id !== null) toast.dismiss(id)
      named += 1
      id = `notice-${named}`
      return id
    }
    return { next, current: () => id ?? next() }
  }, [])
}
