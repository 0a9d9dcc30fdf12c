/** A copyable text, wrapped rather than cut: focus selects all of it, and the button beside or below copies it. */
import { CopyButton, type CopyButtonProps } from '#web/kit/action/CopyButton.tsx'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'

export type CopyFieldProps = Omit<CopyButtonProps, 'size' | 'label'> & {
  /** Of the field. */
  label: string
  /** Of the button. */
  copyLabel: string
}

export function CopyField({ label, copyLabel, text, ...button }: CopyFieldProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={label} className="min-w-[min(100%,15rem)] flex-1 grid-cols-[minmax(0,1fr)]">
        <TextArea
          readOnly
          rows={1}
          dir="ltr"
          value={text}
          className="num field-sizing-content max-w-full resize-none wrap-anywhere"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <CopyButton {...button} text={text} size="m" label={copyLabel} />
    </div>
  )
}
