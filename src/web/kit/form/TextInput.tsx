/** One line of text. Ids and error state come from the field around it. */
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { useFieldWiring } from './field-wiring.ts'
import { inputFrame, inputInner } from './input-frame.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'dir'> & {
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
      <input {...rest} {...wiring} className={join(inputInner, className)} />
      {suffix}
    </span>
  )
}
