/** A document field, validated on selection. */
import type { ReactNode } from 'react'
import { acceptOf, extensionsOf, uploads } from '#contract/shared/file-kind'
import { Field, FileDrop } from '#web/kit/index.ts'
import { useFileCheck } from '#web/shared/form/use-file-check.ts'
import { useText } from '#web/shared/locale/text.ts'

const PAPER = uploads.paper
const FORMATS = extensionsOf(PAPER.kinds)
const SIZE = String(PAPER.max_bytes / 1_048_576)

export type FileFieldProps = {
  label: string
  file: File | null
  onChange: (file: File | null) => void
  error: string | undefined
  required?: boolean | undefined
  aside?: string | undefined
  hint?: ReactNode
  disabled: boolean
}

export function FileField({ label, file, onChange, error, required, aside, hint, disabled }: FileFieldProps) {
  const t = useText()
  const checked = useFileCheck(PAPER)
  return (
    <Field label={label} required={required} aside={aside} hint={hint} disabled={disabled} error={checked.error ?? error}>
      <FileDrop
        file={file}
        onChange={async (chosen) => onChange(await checked.check(chosen))}
        accept={acceptOf(PAPER.kinds)}
        labels={{
          choose: t('retirement.drop'),
          formats: t('retirement.drop_formats', { formats: FORMATS, size: SIZE }),
          dropping: t('retirement.dropping'),
          remove: t('retirement.remove', { name: file?.name ?? '' }),
        }}
      />
    </Field>
  )
}
