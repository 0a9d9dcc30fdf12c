/**
 * An amount in dollars, as text: the field never parses it into a number. `$` is on the left in every language; phones show the decimal keys. An amount
 * with the marks of another language, such as `1.000,50`, is asked about: one press takes it over.
 */
import { type ChangeEvent, use, useRef, useState } from 'react'
import { join } from '#web/kit/text/join.ts'
import { linkStyle } from '#web/kit/text/Link.tsx'
import { moneyText } from '#web/kit/text/Money.tsx'
import { AmountQuestion } from './amount-question.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'
import { meantAmount } from './typed-amount.ts'

export type MoneyInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'prefix' | 'icon' | 'dir' | 'ref'>

export function MoneyInput({ onChange, ...props }: MoneyInputProps) {
  const ask = use(AmountQuestion)
  const input = useRef<HTMLInputElement>(null)
  const [local, setLocal] = useState(String(props.defaultValue ?? ''))
  const meant = ask ? meantAmount(String(props.value ?? local)) : null
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    setLocal(event.target.value)
    onChange?.(event)
  }
  const accept = () => {
    if (input.current && meant) type(input.current, meant)
  }
  return (
    <>
      <TextInput
        autoComplete="off"
        placeholder="0.00"
        {...props}
        ref={input}
        onChange={follow}
        type="text"
        inputMode="decimal"
        dir="ltr"
        prefix="$"
      />
      <output className="contents">
        {ask && meant && (
          <button type="button" onClick={accept} className={join(linkStyle, 'min-h-11 justify-self-start rounded-1 text-start text-14')}>
            {ask(moneyText(meant))}
          </button>
        )}
      </output>
    </>
  )
}

/** As if typed, so that a controlled and an uncontrolled field both follow. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
