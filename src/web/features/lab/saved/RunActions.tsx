/** Saving and exporting one run: its equity and its fills. Tables are made in this browser. */
import { useState } from 'react'
import { type CsvForm, csvFormOf } from '#kernel/format/csv'
import { Button } from '#web/kit/index.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { ExportDialog } from '#web/shared/screen/ExportDialog.tsx'
import { saveFile } from '#web/shared/screen/FileLink.tsx'
import { equityCsv, fillsCsv } from '../csv/tables.ts'
import { OWN_FILE } from '../own-file/read-price-file.ts'
import { fillsInLabWorker } from '../run-in-worker.ts'
import type { LabRun } from '../use-lab.ts'
import { bodyOfRun } from './run-body.ts'
import { SaveRun } from './SaveRun.tsx'

export function RunActions({ run }: { run: LabRun }) {
  const t = useText()
  const { setup, at, closes, source, reply } = run
  const fills = async (form: CsvForm) => {
    const { choice, program, interval, cost_bps, coins } = setup
    const filled = await fillsInLabWorker({ fills_of: { choice, program, interval, cost_bps, closes } })
    return fillsCsv({ at, closes, coins }, filled, form)
  }
  return (
    <SaveRun is_own_file={source === OWN_FILE} body={() => bodyOfRun(run)}>
      <LabCsv name="equity" label={t('evidence.csv.equity')} write={(form) => equityCsv(at, reply, form)} />
      <LabCsv name="fills" label={t('evidence.csv.fills')} write={fills} />
    </SaveRun>
  )
}

type LabCsvProps = { name: string; label: string; write: (form: CsvForm) => string | Promise<string> }

export function LabCsv({ name, label, write }: LabCsvProps) {
  const [open, setOpen] = useState(false)
  const file = useAction({
    act: async (_call, form: CsvForm) => saveFile(new Blob([await write(form)], { type: 'text/csv' }), `clearterm-lab-${name}.csv`),
    onDone: () => setOpen(false),
    errors: 'toast',
  })
  return (
    <>
      <Button variant="secondary" size="s" icon="download" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ExportDialog open={open} onOpenChange={setOpen} working={file.working} onSave={(spreadsheet) => file.run(csvFormOf(spreadsheet))} />
    </>
  )
}
