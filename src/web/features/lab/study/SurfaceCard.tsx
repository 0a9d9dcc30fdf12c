/** The parameter surface: heat map, the selected cell in words, and a table of the chosen cell and its neighbours. */
import { useMemo, useState } from 'react'
import { searched } from '#trading/evidence/search-space'
import { Card, Live, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { wealthText } from '../wealth-text.ts'
import { HeatMap, placeText } from './HeatMap.tsx'
import type { Verdict } from './jobs.ts'
import { sharpeText, type Yearly } from './rule-words.ts'
import { barsPerYear, type StudyResult } from './run-study.ts'
import { type Cell, neighboursOf, type Surface, surfaceOf } from './surface.ts'

export function SurfaceCard({ result, verdict }: { result: StudyResult; verdict: Verdict }) {
  const t = useText()
  const { study, outcomes, data } = result
  const surface = useMemo(() => surfaceOf(searched[study.rule] ?? {}, outcomes, verdict.best), [study.rule, outcomes, verdict.best])
  const yearly = Math.sqrt(barsPerYear(data.at))
  const [selected, select] = useState(surface.chosen)
  const at = surface.cells[selected.row]?.[selected.column]
  const chosen = surface.cells[surface.chosen.row]?.[surface.chosen.column]
  const near = neighboursOf(surface, surface.chosen)
  const mean = near.length === 0 ? null : near.reduce((sum, { sharpe }) => sum + (sharpe ?? 0), 0) / near.length
  const rows = [chosen, ...near].filter((cell): cell is Cell => cell !== undefined)
  return (
    <Card title={t('evidence.surface.title')}>
      <div className="grid items-start gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <div className="grid gap-3">
          <HeatMap surface={surface} yearly={yearly} selected={selected} onSelect={select} />
          {at && (
            <Live as="p" arrives className="num text-14 whitespace-normal text-text">
              {t('evidence.surface.selected', { place: placeText(t, surface, at), sharpe: sharpeText(t, at.sharpe, yearly) })}
            </Live>
          )}
          <p className="max-w-[60ch] text-14 text-text-2">{t('evidence.surface.help')}</p>
        </div>
        <div className="grid gap-3">
          <NearTable surface={surface} rows={rows} yearly={yearly} />
          {mean !== null && (
            <p className="num text-14 whitespace-normal text-text-2">
              {t('evidence.surface.mean', { chosen: sharpeText(t, chosen?.sharpe ?? null, yearly), mean: sharpeText(t, mean, yearly) })}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}

function NearTable({ surface, rows, yearly }: { surface: Surface; rows: readonly Cell[]; yearly: Yearly }) {
  const t = useText()
  return (
    <Table
      bare
      tableFrom="md"
      label={t('evidence.surface.table')}
      rows={rows}
      rowKey={({ row, column }) => `${row} ${column}`}
      columns={[
        { key: 'place', head: t('evidence.surface.parameters'), card: 'title', cell: (cell) => placeText(t, surface, cell) },
        {
          key: 'kind',
          head: t('evidence.surface.kind'),
          card: 'meta',
          cell: (cell) =>
            t(
              cell.row === surface.chosen.row && cell.column === surface.chosen.column
                ? 'evidence.surface.chosen'
                : 'evidence.surface.neighbour',
            ),
        },
        {
          key: 'sharpe',
          head: t('evidence.sharpe'),
          align: 'right',
          card: 'figure',
          cell: ({ sharpe }) => (
            <span translate="no" className="num">
              {sharpeText(t, sharpe, yearly)}
            </span>
          ),
        },
        {
          key: 'wealth',
          head: t('lab.columns.net'),
          align: 'right',
          cell: ({ final_wealth }) => (
            <span translate="no" className="num">
              {final_wealth === null ? '–' : wealthText(final_wealth)}
            </span>
          ),
        },
      ]}
    />
  )
}
