/** Copies a text: a button, and a field that shows the text. */

import { useEffect, useState } from 'react'
import { announce } from '#web/kit/text/announce.ts'
import { Button, type ButtonProps } from '../action/Button.tsx'
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

/** Copies a text and says so, in words as well, for two seconds. */
export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'> & {
  text: string
  label: string
  copiedLabel: string
  /** The message if the browser refuses. */
  failedLabel: string
}

const SHOWN_MS = 2000

export function CopyButton({ text, label, copiedLabel, failedLabel, variant = 'secondary', size = 's', ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const report = (next: 'copied' | 'failed', words: string) => {
    setOutcome(next)
    announce(words)
  }
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => report('copied', copiedLabel),
      () => report('failed', failedLabel),
    )
  }
  return (
    <Button {...rest} variant={variant} size={size} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
      <span>{outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : label}</span>
    </Button>
  )
}
