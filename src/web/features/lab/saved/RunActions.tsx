/** Saving and exporting one run: its equity and its fills. Tables are made in this browser. */
import { type CsvForm, csvFormOf } from '#kernel/format/csv'
import { Button } from '#web/kit/index.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { ExportDialog, saveFile } from '#web/shared/screen/CsvButton.tsx'
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
    const found = await fillsInLabWorker({ fills_of: { choice, program, interval, cost_bps, closes } })
    return fillsCsv({ at, closes, coins }, found, form)
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
  const file = useAction({
    act: async (_call, { form }: { form: CsvForm; close: () => void }) =>
      saveFile(new Blob([await write(form)], { type: 'text/csv' }), `clearterm-lab-${name}.csv`),
    onDone: (_saved, { close }) => close(),
    errors: 'toast',
  })
  return (
    <ExportDialog
      trigger={
        <Button variant="secondary" size="s" icon="download">
          {label}
        </Button>
      }
      working={file.working}
      onSave={(spreadsheet, close) => file.run({ form: csvFormOf(spreadsheet), close })}
    />
  )
}
