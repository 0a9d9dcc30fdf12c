/**
 * A button, or a link that looks like one (`href`, or a router's link element in `render`).
 * While `working` it keeps its width, shows the ring and `workingLabel`, stays focusable and does nothing. A button that sends (a submit
 * button, or a primary or dangerous one that works) also does nothing while `SendingBlocked` gives a reason. While nothing may
 * be changed at all, neither does one that leads to a change.
 */
import { useRender } from '@base-ui/react/use-render'
import { type ComponentProps, createContext, type ReactElement, type ReactNode, use } from 'react'
import { Icon, type IconName } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { Spinner } from '#web/kit/text/Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  ref?: React.Ref<HTMLElement> | undefined
  variant?: ButtonVariant | undefined
  /** m is 44px high, s 36px (dense tables and small notes only). */
  size?: 'm' | 's' | undefined
  icon?: IconName | undefined
  working?: boolean | undefined
  /** The label while working, e.g. the catalogue's "Please wait…". */
  workingLabel?: ReactNode
  /** Whether it changes something or leads to it. As a rule what sends does; false: possible while changes are blocked. */
  acts?: boolean | undefined
  /** Fills the width of its container. */
  block?: boolean | undefined
  href?: string | undefined
  render?: ReactElement | undefined
}

const base =
  'inline-flex items-center justify-center gap-2 border font-head font-bold whitespace-nowrap max-sm:whitespace-normal max-w-full rounded-3 select-none no-underline transition-colors duration-(--d-1) ease-ui focus-visible:rounded-3'
const off = 'aria-disabled:bg-surface-2 aria-disabled:text-text-3 aria-disabled:border-transparent aria-disabled:cursor-not-allowed'
const looks: Record<ButtonVariant, string> = {
  primary: 'bg-accent-fill text-on-accent border-transparent hover:bg-accent-fill-hover active:bg-accent-fill-active',
  secondary: 'bg-surface-1 text-text border-line-control hover:bg-surface-3 active:bg-surface-2',
  quiet: 'bg-transparent text-text-2 border-transparent hover:bg-surface-2 hover:text-text active:bg-surface-3',
  danger: 'bg-transparent text-loss border-loss hover:bg-loss-wash active:bg-transparent',
}

function sizing(variant: ButtonVariant, size: 'm' | 's'): string {
  if (size === 's') return 'min-h-(--h-control-s) px-3 text-14'
  return variant === 'quiet' ? 'min-h-(--h-control) px-3 text-14' : 'min-h-(--h-control) px-4.5 text-14'
}

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    icon,
    working,
    workingLabel,
    acts,
    block,
    href,
    render,
    disabled,
    className,
    children,
    type,
    ...rest
  } = props
  const link = Boolean(href ?? render)
  const sends = type === 'submit' || (working !== undefined && (variant === 'primary' || variant === 'danger'))
  const blocked = use(SendingBlocked)
  const waits = !disabled && ((blocked?.acts && acts) ?? sends) ? blocked : null
  const label = (
    <>
      {icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
      {children}
    </>
  )
  return useRender({
    defaultTagName: href ? 'a' : 'button',
    render,
    ref: rest.ref,
    props: {
      ...rest,
      ref: undefined,
      ...(href ? { href } : {}),
      ...(link ? {} : { type: type ?? 'button', disabled }),
      ...(waits ? { title: waits.reason, 'aria-describedby': waits.id } : {}),
      'aria-disabled': disabled || waits ? true : undefined,
      'aria-busy': working ? true : undefined,
      ...(working || waits ? { onClick: (event: React.MouseEvent) => event.preventDefault() } : {}),
      className: join(base, sizing(variant, size), looks[variant], (disabled || waits) && off, block && 'w-full', className),
      children: working ? <Working hidden={label}>{workingLabel ?? children}</Working> : label,
    },
  })
}

/** The idle label keeps its place invisibly, so the button does not jump when it starts to work. */
function Working({ hidden, children }: { hidden: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-grid [&>*]:col-start-1 [&>*]:row-start-1">
      <span aria-hidden="true" className="invisible inline-flex items-center justify-center gap-2">
        {hidden}
      </span>
      <span className="inline-flex items-center justify-center gap-2">
        <Spinner />
        {children}
      </span>
    </span>
  )
}

export type Blocked = {
  readonly reason: string
  /** Of the element that shows the reason. */
  readonly id: string
  /** Nothing may be changed: what only leads to a change is blocked too. */
  readonly acts?: true
}

/** Why nothing can be sent now, given by the app: the connection is lost, or the account may change nothing. */
export const SendingBlocked = createContext<Blocked | null>(null)

/** Whether nothing may be changed. */
export function useActingBlocked(): true | undefined {
  return use(SendingBlocked)?.acts
}
