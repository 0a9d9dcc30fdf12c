/** An amount of money as it is typed: the field, and a question where its digits can mean two amounts. */
import { type ChangeEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readTypedAmount } from '#kernel/format/typed'
import { group } from '#kernel/money'
import { moneyText } from '#web/kit/text/Money.tsx'
import { Meant } from './Meant.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type MoneyInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'prefix' | 'icon' | 'dir' | 'ref'>

export function MoneyInput({ onChange, ...props }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const { shown, ...edit } = useUngrouped(props.value)
  const [local, setLocal] = useState(String(props.defaultValue ?? ''))
  const read = readTypedAmount(String(props.value ?? local))
  const fault = 'fault' in read && read.fault !== 'form' ? read.fault : null
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    edit.begin()
    setLocal(event.target.value)
    onChange?.(event)
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
          edit.focus(event.target)
          props.onFocus?.(event)
        }}
        onBlur={(event) => {
          edit.end()
          props.onBlur?.(event)
        }}
        type="text"
        inputMode="decimal"
        dir="ltr"
        prefix="$"
      />
      <Meant input={input} readings={'readings' in read ? read.readings : []} shown={moneyText} fault={fault} />
    </>
  )
}

/** With separators, except while it is edited: so ten million does not look like a hundred million. */
function useUngrouped(value: MoneyInputProps['value']) {
  const [edited, setEdited] = useState(false)
  const shown: { value?: string } = value === undefined || edited ? {} : { value: grouped(String(value)) }
  // A value that is written takes the selection with it: what is typed next would be added to the amount instead of replacing it.
  const ungroup = (field: HTMLInputElement) => {
    const [from = 0, to = 0] = [field.selectionStart, field.selectionEnd].map((at) => ungrouped(field.value.slice(0, at ?? 0)).length)
    const is_grouped = field.value === shown.value && field.value !== String(value)
    if (document.activeElement !== field || !is_grouped) return
    flushSync(() => setEdited(true))
    field.setSelectionRange(from, to)
  }
  return {
    shown,
    begin: () => setEdited(true),
    end: () => setEdited(false),
    // Once the browser has set the selection that a click or Tab makes.
    focus: (field: HTMLInputElement) => void setTimeout(ungroup, 0, field),
  }
}

function grouped(typed: string): string {
  const [, whole, fraction = ''] = /^(\d{4,})(\.\d{0,2})?$/.exec(typed) ?? []
  return whole ? group(whole) + fraction : typed
}

function ungrouped(text: string): string {
  return text.replaceAll(',', '')
}
