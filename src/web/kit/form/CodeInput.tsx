/**
 * A one-time code in a single field: six digits of any script, with the phone's autofill and tolerant pasting: other characters are
 * dropped, so "123 456" and "١٢٣٤٥٦" work.
 */
import type { ClipboardEvent, ComponentProps } from 'react'
import { typedDigits } from '#kernel/format/typed'
import { join } from '#web/kit/text/join.ts'
import { useFieldWiring } from './Field.tsx'
import { inputFrame } from './TextInput.tsx'

export type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> & {
  value: string
  /** Receives digits only, at most `length` of them. */
  onChange: (code: string) => void
  /** Called once when the last digit arrives. */
  onComplete?: ((code: string) => void) | undefined
  length?: number | undefined
}

export function CodeInput({ value, onChange, onComplete, length = 6, className, ...rest }: CodeInputProps) {
  const wiring = useFieldWiring(rest)
  const take = (text: string) => {
    const code = typedDigits(text).slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  return (
    <span className={inputFrame({ invalid: Boolean(wiring['aria-invalid']), disabled: wiring.disabled })}>
      <input
        {...rest}
        {...wiring}
        data-no-draft
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        spellCheck={false}
        value={value}
        onChange={(event) => take(event.target.value)}
        onPaste={paste}
        className={join(
          'num w-full min-w-0 rounded-none border-0 bg-transparent py-2 text-20 font-medium tracking-[.35em] outline-none focus-visible:outline-none placeholder:text-text-3',
          className,
        )}
      />
    </span>
  )
}
