/** Up to three files, each validated on selection. The next field appears when the one before is filled. */
import { acceptOf, extensionsOf, uploads } from '#contract/shared/file-kind'
import { Field, FileDrop } from '#web/kit/index.ts'
import { useFileCheck } from '#web/shared/form/use-file-check.ts'
import { useText } from '#web/shared/locale/text.ts'

const parts = ['attachment_1', 'attachment_2', 'attachment_3'] as const

export type Attached = Readonly<Partial<Record<(typeof parts)[number], File | null>>>

const { max_bytes, kinds } = uploads.attachment
const FORMATS = extensionsOf(kinds)
const SIZE = String(max_bytes / 1_048_576)

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
  const checked = useFileCheck(uploads.attachment)
  return (
    <Field label={t('support.file')} aside={t('support.optional')} disabled={disabled} error={checked.error ?? error}>
      <FileDrop
        file={file}
        onChange={async (chosen) => onChange(await checked.check(chosen))}
        accept={acceptOf(kinds)}
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
