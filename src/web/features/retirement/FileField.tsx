/** A document field, validated on selection. */
import { type ReactNode, useState } from 'react'
import { extensionsOf, type FileKind, kindOf } from '#contract/shared/file-kind'
import { Field, FileDrop } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PAPERS } from './application.ts'

const FORMATS = extensionsOf(PAPERS.kinds)
const SIZE = String(PAPERS.max_bytes / 1_048_576)

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
  const [fault, setFault] = useState<FileFault | null>(null)
  const change = async (chosen: File | null) => {
    const result = chosen && (await validateFile(chosen, PAPERS))
    setFault(result)
    onChange(result ? null : chosen)
  }
  return (
    <Field
      label={label}
      required={required}
      aside={aside}
      hint={hint}
      disabled={disabled}
      error={fault ? t(`retirement.${fault}`, { formats: FORMATS, size: SIZE }) : error}
    >
      <FileDrop
        file={file}
        onChange={(chosen) => void change(chosen)}
        accept={FORMATS}
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

/** Local validation of a file before the upload. The server repeats it and checks more. */
type FileFault = 'too_large' | 'wrong_type' | 'empty'

const HEAD_BYTES = 16

async function validateFile(
  file: File,
  accepted: { readonly kinds: readonly FileKind[]; readonly max_bytes: number },
): Promise<FileFault | null> {
  if (file.size === 0) return 'empty'
  if (file.size > accepted.max_bytes) return 'too_large'
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = kindOf({ name: file.name, media_type: file.type, bytes })
  return kind && accepted.kinds.includes(kind) ? null : 'wrong_type'
}
