/** A number of the form. While it is typed, the text stays as typed. */
import { useState } from 'react'
import { TextInput } from '#web/kit/index.ts'

type Props = { label: string; value: number; suffix?: string | undefined; onChange: (value: number) => void }

const NUMBER = /^-?\d{1,12}(\.\d{1,12})?$/

export function NumberPart({ label, value, suffix, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const invalid = typed !== null && !NUMBER.test(typed.trim())
  const change = (text: string) => {
    setTyped(text)
    if (NUMBER.test(text.trim())) onChange(Number(text) || 0)
  }
  return (
    <TextInput
      size="s"
      dir="ltr"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={invalid || undefined}
      value={typed ?? String(value)}
      suffix={suffix && <span className="text-13 text-text-2">{suffix}</span>}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      frameClassName="w-28! flex-none sm:w-40!"
    />
  )
}
