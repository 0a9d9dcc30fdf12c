/** A native select, for phones and screen readers. */
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { useFieldWiring } from './Field.tsx'
import { inputFrame } from './TextInput.tsx'

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  options?: readonly { value: string; label: string; disabled?: boolean | undefined }[] | undefined
  /** A first line with an empty value. */
  placeholder?: string | undefined
  size?: 'm' | 's' | undefined
  frameClassName?: string | undefined
  children?: ReactNode
}

export function Select({ options, placeholder, size, frameClassName, className, children, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest)
  return (
    <span
      className={join(
        inputFrame({ invalid: Boolean(wiring['aria-invalid']), disabled: wiring.disabled, size }),
        'relative px-0!',
        frameClassName,
      )}
    >
      <select
        {...rest}
        {...wiring}
        className={join(
          'w-full min-w-0 appearance-none truncate rounded-3 border-0 bg-transparent pe-9 ps-3 outline-none focus-visible:rounded-3 focus-visible:outline-none disabled:cursor-not-allowed [&>option]:bg-pop [&>option]:text-text',
          size === 's' ? 'h-[calc(var(--h-control-s)-2px)]' : 'h-[calc(var(--h-control)-2px)]',
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute end-3 text-text-2" />
    </span>
  )
}
