/** An amount of money as it is typed: the field, and a question where its digits can mean two amounts. */
import { type ChangeEvent, use, useRef, useState } from 'react'
import { readTypedAmount } from '#kernel/format/typed'
import { group } from '#kernel/money'
import { Live } from '#web/kit/feedback/Live.tsx'
import { join } from '#web/kit/text/join.ts'
import { linkStyle } from '#web/kit/text/Link.tsx'
import { moneyText } from '#web/kit/text/Money.tsx'
import { AmountWords } from './amount-words.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type MoneyInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'prefix' | 'icon' | 'dir' | 'ref'>

export function MoneyInput({ onChange, ...props }: MoneyInputProps) {
  const words = use(AmountWords)
  const input = useRef<HTMLInputElement>(null)
  const [local, setLocal] = useState(String(props.defaultValue ?? ''))
  const read = readTypedAmount(String(props.value ?? local))
  const fault = 'fault' in read && read.fault !== 'form' ? read.fault : null
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    setLocal(event.target.value)
    onChange?.(event)
  }
  const [edited, setEdited] = useState(false)
  const shown = props.value === undefined || edited ? {} : { value: grouped(String(props.value)) }
  const accept = (amount: string) => {
    if (input.current) type(input.current, amount)
  }
  return (
    <>
      <TextInput
        autoComplete="off"
        placeholder="0.00"
        {...props}
        {...shown}
        ref={input}
        onChange={follow}
        onFocus={(event) => {
          setEdited(true)
          props.onFocus?.(event)
        }}
        onBlur={(event) => {
          setEdited(false)
          props.onBlur?.(event)
        }}
        type="text"
        inputMode="decimal"
        dir="ltr"
        prefix="$"
      />
      <Live className="contents">
        {words &&
          'readings' in read &&
          read.readings.map((amount) => (
            <button
              key={amount}
              type="button"
              onClick={() => accept(amount)}
              className={join(linkStyle, 'min-h-11 justify-self-start rounded-1 text-start text-14')}
            >
              {words.meant(moneyText(amount))}
            </button>
          ))}
        {words && fault && <span className="text-14 text-text-2">{words[fault]}</span>}
      </Live>
    </>
  )
}

/** With separators, except while it is edited: so ten million does not look like a hundred million. */
function grouped(typed: string): string {
  const [, whole, fraction = ''] = /^(\d{4,})(\.\d{0,2})?$/.exec(typed) ?? []
  return whole ? group(whole) + fraction : typed
}

/** As if typed, so that a controlled and an uncontrolled field both follow. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
