/** Saving and exporting a finished search or walk-forward. */
import { Button, Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { saveCsv } from '../csv/save-csv.ts'
import { runsCsv, windowsCsv } from '../csv/tables.ts'
import { OWN_FILE } from '../own-file/read-price-file.ts'
import type { StudyResult } from '../study/run-study.ts'
import { bodyOfStudy } from './run-body.ts'
import { SaveRun } from './SaveRun.tsx'

export function StudyActions({ result }: { result: StudyResult }) {
  const t = useText()
  const { study, data, verdict, windows } = result
  if (!verdict && windows.length === 0) return null
  const is_search = study.kind === 'search'
  return (
    <Card title={t('evidence.saved.actions')}>
      <SaveRun
        key={`${study.rule} ${study.seed} ${verdict?.best.final_wealth ?? windows.length}`}
        is_own_file={data.source === OWN_FILE}
        body={() => bodyOfStudy(result)}
      >
        <Button
          variant="secondary"
          size="s"
          icon="download"
          onClick={() => saveCsv(study.kind, is_search ? runsCsv(result) : windowsCsv(result))}
        >
          {t(is_search ? 'evidence.csv.runs' : 'evidence.csv.windows')}
        </Button>
      </SaveRun>
    </Card>
  )
}
