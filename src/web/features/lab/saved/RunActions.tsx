/** Saving and exporting one run: its equity and its fills. */
import { Button } from '#web/kit/index.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { equityCsv, fillsCsv, saveCsv } from '../csv/tables.ts'
import { OWN_FILE } from '../own-file/read-price-file.ts'
import { fillsInLabWorker } from '../run-in-worker.ts'
import type { LabRun } from '../use-lab.ts'
import { bodyOfRun } from './run-body.ts'
import { SaveRun } from './SaveRun.tsx'

export function RunActions({ run }: { run: LabRun }) {
  const t = useText()
  const { setup, at, closes, source, reply } = run
  const fills = useAction({
    act: () => {
      const { choice, program, interval, cost_bps } = setup
      return fillsInLabWorker({ fills_of: { choice, program, interval, cost_bps, closes } })
    },
    onDone: (found) => saveCsv('fills', fillsCsv(at, closes, setup.coins, found)),
    errors: 'toast',
  })
  return (
    <SaveRun is_own_file={source === OWN_FILE} body={() => bodyOfRun(run)}>
      <Button variant="secondary" size="s" icon="download" onClick={() => saveCsv('equity', equityCsv(at, reply))}>
        {t('evidence.csv.equity')}
      </Button>
      <Button
        variant="secondary"
        size="s"
        icon="download"
        working={fills.working}
        workingLabel={t('common.wait')}
        onClick={() => fills.run()}
      >
        {t('evidence.csv.fills')}
      </Button>
    </SaveRun>
  )
}
