/** Copies a text and says so, in words as well, for two seconds. */
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

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
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <Button {...rest} variant={variant} size={size} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : label}</span>
    </Button>
  )
}
