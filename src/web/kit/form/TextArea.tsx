/** Several lines of text, in the same frame as an input. */
import type { ComponentProps } from 'react'
import { join } from '#web/kit/text/join.ts'
import { useFieldWiring } from './Field.tsx'
import { inputFrame } from './TextInput.tsx'

export type TextAreaProps = ComponentProps<'textarea'>

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring(rest)
  return (
    <span className={inputFrame({ invalid: Boolean(wiring['aria-invalid']), disabled: wiring.disabled })}>
      <textarea
        {...rest}
        {...wiring}
        rows={rows}
        className={join(
          'w-full min-w-0 resize-y rounded-none border-0 bg-transparent py-2.5 outline-none focus-visible:outline-none placeholder:text-text-3 placeholder:opacity-100',
          className,
        )}
      />
    </span>
  )
}
