/** A number with decimals as it is typed, but no amount of money: the field, and a question where its digits can mean two numbers. */
import { useRef } from 'react'
import { readTypedNumber } from '#kernel/format/typed'
import { Meant } from './Meant.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

type NumberInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'ref'> & {
  readonly value: string
  /** As many as its reader takes. */
  readonly places: number
}

export function NumberInput({ places, ...props }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = readTypedNumber(props.value, places)
  return (
    <>
      <TextInput autoComplete="off" {...props} ref={input} type="text" inputMode="decimal" />
      <Meant input={input} readings={'readings' in read ? read.readings : []} />
    </>
  )
}
