/** A copyable text: focus selects all of it, and the button beside it copies it. */
import { CopyButton, type CopyButtonProps } from '#web/kit/action/CopyButton.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

export type CopyFieldProps = Omit<CopyButtonProps, 'size' | 'label'> & {
  /** Of the field. */
  label: string
  /** Of the button. */
  copyLabel: string
}

export function CopyField({ label, copyLabel, text, ...button }: CopyFieldProps) {
  return (
    <div className="grid gap-3 md:flex md:items-end">
      <Field label={label} className="min-w-0 flex-1">
        <TextInput readOnly value={text} className="text-ellipsis" onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton {...button} text={text} size="m" label={copyLabel} />
    </div>
  )
}
