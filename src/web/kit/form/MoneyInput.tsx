/** An amount in dollars, as text: the field never parses it into a number. `$` is on the left in every language; phones show the decimal keys. */
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type MoneyInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'prefix' | 'icon' | 'dir'>

export function MoneyInput(props: MoneyInputProps) {
  return <TextInput autoComplete="off" placeholder="0.00" {...props} type="text" inputMode="decimal" dir="ltr" prefix="$" />
}
