/** One file: chosen, or dropped on the frame; then its name, size and a remove button. Linked to the field around it. */
import { type DragEvent, useRef, useState } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { decimalText } from '#web/kit/text/number-form.ts'
import { useFieldWiring } from './Field.tsx'

export type FileDropProps = {
  file: File | null
  onChange: (file: File | null) => void
  /** The `accept` attribute: `.pdf, .png`. */
  accept: string
  labels: { choose: string; formats: string; dropping: string; remove: string }
}

const frame =
  'grid min-h-24 cursor-pointer justify-items-center gap-1 rounded-3 border border-dashed px-4 py-5 text-center transition-colors duration-(--d-1) peer-focus-visible:outline-2 peer-focus-visible:outline-focus'

export function FileDrop({ file, onChange, accept, labels }: FileDropProps) {
  const { disabled, ...wiring } = useFieldWiring({})
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped && !disabled) onChange(dropped)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const remove = () => {
    onChange(null)
    input.current?.focus()
  }
  const tone = over
    ? 'border-accent-edge bg-accent-wash'
    : wiring['aria-invalid']
      ? 'border-loss bg-field'
      : 'border-line-control bg-field hover:border-text-2'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to what the input does, which takes the keyboard
    <div onDragOver={hover} onDragEnter={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        {...wiring}
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        className="peer sr-only"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          // The same file can be chosen again after it was removed.
          event.target.value = ''
          if (chosen) onChange(chosen)
        }}
      />
      {file ? (
        <div className={join('flex min-h-14 items-center gap-3 rounded-3 border px-3 py-2', tone)}>
          <Icon name="file" className="text-text-2" />
          <div className="min-w-0 flex-1">
            <p className="truncate text-14 text-text">{file.name}</p>
            <p className="num text-14 text-text-2">{sizeText(file.size)}</p>
          </div>
          <IconButton name="x" label={labels.remove} onClick={remove} disabled={disabled} />
        </div>
      ) : (
        <label htmlFor={wiring.id} className={join(frame, tone)}>
          <Icon name="tray-out" className="text-text-2" />
          <span className="font-head text-14 font-semibold text-text">{over ? labels.dropping : labels.choose}</span>
          <span className="text-14 text-text-3">{labels.formats}</span>
        </label>
      )}
    </div>
  )
}

const KIBIBYTE = 1024

/** `824 KB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  const kibibytes = bytes / KIBIBYTE
  if (bytes < KIBIBYTE) return `${bytes} B`
  if (kibibytes < KIBIBYTE) return `${Math.round(kibibytes)} KB`
  const mebibytes = kibibytes / KIBIBYTE
  return mebibytes < KIBIBYTE ? `${decimalText(mebibytes, 1)} MB` : `${decimalText(mebibytes / KIBIBYTE, 1)} GB`
}
