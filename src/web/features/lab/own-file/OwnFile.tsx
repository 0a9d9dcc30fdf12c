/** Choosing a price file of the user's own. It is read here and stays here. */
import { useState } from 'react'
import { Card, Checkbox, Field, FileDrop, Note, sizeText } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { Closes } from '../lab-messages.ts'
import { FILE_BOUNDS, type FileFault, OWN_FILE, readPriceFile } from './read-price-file.ts'

type Props = { own: OwnPrices | null; onChange: (own: OwnPrices | null) => void }

export function OwnFile({ own, onChange }: Props) {
  const t = useText()
  const [wanted, setWanted] = useState(own !== null)
  const [file, setFile] = useState<File | null>(null)
  const [faults, setFaults] = useState<readonly FileFault[]>([])
  const choose = async (next: File | null) => {
    setFile(next)
    setFaults([])
    onChange(null)
    if (!next) return
    const read = await readOwnFile(next)
    if ('faults' in read) setFaults(read.faults)
    else onChange(read)
  }
  return (
    <Card>
      <Checkbox
        label={t('evidence.file.use')}
        hint={t('evidence.file.use_hint')}
        checked={wanted}
        onChange={(event) => {
          setWanted(event.target.checked)
          if (!event.target.checked) void choose(null)
        }}
      />
      {wanted && (
        <div className="mt-4 grid gap-3">
          <Field label={t('evidence.file.label')} hint={t('evidence.file.form')} error={faults.length > 0 && t('evidence.file.wrong')}>
            <FileDrop
              file={file}
              onChange={(next) => void choose(next)}
              accept=".csv,text/csv"
              labels={{
                choose: t('evidence.file.choose'),
                formats: t('evidence.file.limits', {
                  size: sizeText(FILE_BOUNDS.bytes),
                  assets: FILE_BOUNDS.assets,
                  lines: FILE_BOUNDS.lines,
                }),
                dropping: t('evidence.file.drop'),
                remove: t('evidence.file.remove'),
              }}
            />
          </Field>
          <FileState own={own} faults={faults} />
        </div>
      )}
    </Card>
  )
}

function FileState({ own, faults }: { own: OwnPrices | null; faults: readonly FileFault[] }) {
  const t = useText()
  if (faults.length > 0)
    return (
      <Note kind="error">
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{faultText(t, fault)}</li>
          ))}
        </ul>
      </Note>
    )
  if (!own) return null
  const { at } = own.data
  const [from, to] = [at[0]?.slice(0, 10) ?? '', at.at(-1)?.slice(0, 10) ?? '']
  return (
    <Note kind="done" live>
      {t('evidence.file.read', { bars: at.length, assets: listText(own.assets), from, to })}
    </Note>
  )
}

function faultText(t: T, fault: FileFault): string {
  const { code, ...params } = fault
  const bounds = {
    most_size: sizeText(FILE_BOUNDS.bytes),
    most_assets: FILE_BOUNDS.assets,
    most_lines: FILE_BOUNDS.lines,
    fewest: FILE_BOUNDS.fewest_lines,
  }
  return t(`evidence.file.faults.${code}`, { ...bounds, ...params })
}

/** The prices of the user's own file, in the memory of this page only. */
export type OwnPrices = { readonly name: string; readonly assets: readonly string[]; readonly data: Closes }

async function readOwnFile(file: File): Promise<OwnPrices | { readonly faults: readonly FileFault[] }> {
  if (file.size > FILE_BOUNDS.bytes) return { faults: [{ code: 'too_large', found: file.size }] }
  const read = readPriceFile(await file.text())
  if ('faults' in read) return read
  const { assets, at, closes } = read
  return { name: file.name, assets, data: { at, closes, source: OWN_FILE } }
}
