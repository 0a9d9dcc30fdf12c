/** An amount of money as it is typed: the field, and what is meant by its digits. */
import { type ChangeEvent, use, useRef, useState } from 'react'
import { formatDecimal, parseAmount } from '#kernel/money'
import { join } from '#web/kit/text/join.ts'
import { linkStyle } from '#web/kit/text/Link.tsx'
import { moneyText } from '#web/kit/text/Money.tsx'
import { AmountQuestion } from './amount-question.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

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

/** Parses a typed amount to the wire format: `1,250.5` and `$500` are meant as 1250.50 and 500. Null if it is not an amount. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/

export function typedAmount(typed: string): string | null {
  const bare = bareOf(typed)
  return wireOf(GROUPED.test(bare) ? bare.replaceAll(',', '') : bare)
}

/** Thousands set apart by points, spaces or apostrophes, with a comma or a point before the cents; or a comma alone. */
const DOTTED = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/
const SPACED = /^\d{1,3}([ \u00a0\u202f'’]\d{3})+([.,]\d{1,2})?$/
const COMMA = /^\d{1,14},\d{1,2}$/
/** Commas throughout: the last one sets the cents apart. */
const COMMAS = /^\d{1,3}(,\d{3})+,\d{1,2}$/

/** The amount that was probably meant by `1.000`, `1.000,50`, `1,000,50` or `1 000,50`. Null for what `typedAmount` takes, and for anything else. */
export function meantAmount(typed: string): string | null {
  const bare = bareOf(typed)
  if (typedAmount(bare) !== null) return null
  if (DOTTED.test(bare)) return wireOf(bare.replaceAll('.', '').replace(',', '.'))
  if (SPACED.test(bare)) return wireOf(bare.replace(/[^\d.,]/g, '').replace(',', '.'))
  if (COMMAS.test(bare)) return wireOf(bare.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', ''))
  return COMMA.test(bare) ? wireOf(bare.replace(',', '.')) : null
}

function bareOf(typed: string): string {
  return typed.trim().replace(/^\$\s*/, '')
}

function wireOf(text: string): string | null {
  const parsed = parseAmount(text)
  return parsed === null ? null : formatDecimal(parsed)
}
