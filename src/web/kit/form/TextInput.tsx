/** One line of text. Ids and error state come from the field around it. */
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { useFieldWiring } from './Field.tsx'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'dir' | 'type'> & {
  /** Not `email`: see EmailInput. */
  type?: 'text' | 'tel' | 'password' | 'search' | 'date' | 'url' | undefined
  icon?: IconName | undefined
  /** Before the text, inside the frame. */
  prefix?: ReactNode
  /** After the text, inside the frame: a unit, a small button. */
  suffix?: ReactNode
  size?: 'm' | 's' | undefined
  /** Of the whole frame, with prefix and suffix. */
  dir?: 'ltr' | 'rtl' | undefined
  /** Classes for the frame. */
  frameClassName?: string | undefined
}

export function TextInput({ icon, prefix, suffix, size, dir, frameClassName, className, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  return (
    <span
      dir={dir}
      className={join(inputFrame({ invalid: Boolean(wiring['aria-invalid']), disabled: wiring.disabled, size }), frameClassName)}
    >
      {icon && <Icon name={icon} size={16} className="text-text-2" />}
      {prefix && <span className="flex-none text-text-3">{prefix}</span>}
      <input type="text" {...rest} {...wiring} className={join(inputInner, className)} />
      {suffix}
    </span>
  )
}

/** The shared frame of one-line controls, so that they align. */
const frame =
  'flex w-full items-center gap-2 rounded-3 border bg-field px-3 text-text transition-[border-color] duration-(--d-1) focus-within:outline-2 focus-within:outline-offset-0 focus-within:outline-focus focus-within:border-focus max-lg:[&>button]:min-h-0 max-lg:[&>button]:self-stretch'

export function inputFrame(state: { invalid: boolean; disabled: boolean; size?: 'm' | 's' | undefined }): string {
  return join(
    frame,
    state.size === 's' ? 'min-h-(--h-control-s) text-14 max-lg:text-16 pointer-coarse:text-16' : 'min-h-(--h-control) text-16',
    state.disabled
      ? 'bg-surface-2! border-line-strong text-text-3 cursor-not-allowed'
      : state.invalid
        ? 'border-loss'
        : 'border-line-control hover:border-text-2',
  )
}

const inputInner =
  'num min-w-0 w-full flex-1 self-stretch border-0 bg-transparent p-0 outline-none rounded-none focus-visible:outline-none placeholder:text-text-3 placeholder:opacity-100 disabled:cursor-not-allowed'
