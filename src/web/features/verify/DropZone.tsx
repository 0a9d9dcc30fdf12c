/** A drop zone and file picker for one file. */
import { type DragEvent, useRef, useState } from 'react'
import { Button, join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useText()
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <fieldset
      aria-label={t('verify.file.title')}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={join(
        'flex flex-wrap items-center justify-center gap-3 rounded-4 border border-dashed px-4 py-7',
        over ? 'border-focus bg-accent-wash' : 'border-line-control',
      )}
    >
      <span className="text-text-2">{t('verify.file.drop')}</span>
      <Button variant="secondary" size="s" icon="file" onClick={() => chooser.current?.click()}>
        {t('verify.file.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('verify.file.choose')}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </fieldset>
  )
}
