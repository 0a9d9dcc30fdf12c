/** Up to three files, each validated on selection. The next field appears when the one before is filled. */
import { useState } from 'react'
import { supportFiles } from '#contract/member/support'
import { extensionsOf, kindOf } from '#contract/shared/file-kind'
import { Field, FileDrop } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export type Attached = Readonly<Partial<Record<keyof typeof supportFiles, File | null>>>

const parts = ['attachment_1', 'attachment_2', 'attachment_3'] as const
const { max_bytes, kinds } = supportFiles.attachment_1
const FORMATS = extensionsOf(kinds)
const SIZE = String(max_bytes / 1_048_576)
const HEAD_BYTES = 16

type FilesProps = {
  readonly files: Attached
  readonly onChange: (files: Attached) => void
  readonly errors: Readonly<Record<string, string>>
  readonly disabled: boolean
}

export function Files({ files, onChange, errors, disabled }: FilesProps) {
  const shown = parts.filter((part, n) => n === 0 || files[part] || files[parts[n - 1] ?? part])
  return (
    <div className="grid gap-3">
      {shown.map((part) => (
        <FilePart
          key={part}
          file={files[part] ?? null}
          onChange={(file) => onChange({ ...files, [part]: file })}
          error={errors[part]}
          disabled={disabled}
        />
      ))}
    </div>
  )
}

type FilePartProps = {
  readonly file: File | null
  readonly onChange: (file: File | null) => void
  readonly error: string | undefined
  readonly disabled: boolean
}

function FilePart({ file, onChange, error, disabled }: FilePartProps) {
  const t = useText()
  const [fault, setFault] = useState(false)
  const change = async (chosen: File | null) => {
    const good = chosen === null || (await isAccepted(chosen))
    setFault(!good)
    onChange(good ? chosen : null)
  }
  return (
    <Field
      label={t('support.file')}
      aside={t('support.optional')}
      disabled={disabled}
      error={fault ? t('support.file_fault', { formats: FORMATS, size: SIZE }) : error}
    >
      <FileDrop
        file={file}
        onChange={(chosen) => void change(chosen)}
        accept={FORMATS}
        labels={{
          choose: t('support.choose_file'),
          formats: t('support.file_formats', { formats: FORMATS, size: SIZE }),
          dropping: t('support.drop_file'),
          remove: t('support.remove_file', { name: file?.name ?? '' }),
        }}
      />
    </Field>
  )
}

async function isAccepted(file: File): Promise<boolean> {
  if (file.size === 0 || file.size > max_bytes) return false
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = kindOf({ name: file.name, media_type: file.type, bytes })
  return kind !== null && kinds.some((one) => one === kind)
}
