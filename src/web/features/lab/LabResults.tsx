/** Runs side by side: final wealth of 1, net and gross, beside holding and rebalancing the same coins. */

import { SourceTag } from '#web/entities/bot/index.ts'
import { Card, decimalText, IconButton, Percent, Table } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { choiceText } from './choice-words.ts'
import { LabCurve } from './LabCurve.tsx'
import type { LabRun } from './use-lab.ts'
import { endOf, wealthText } from './wealth-text.ts'

/** Whether it beat holding the same coins, after costs. */
function answerText(t: T, { id, reply }: LabRun): string {
  const apart = Math.round((endOf(reply.net) - endOf(reply.hold)) * 10_000) / 100
  const text = { run: t('lab.run_short', { n: id }), points: decimalText(Math.abs(apart), 2) }
  return t(apart === 0 ? 'lab.answer.same' : apart > 0 ? 'lab.answer.above' : 'lab.answer.below', text)
}

export function LabResults({ runs, onRemove }: { runs: readonly LabRun[]; onRemove: (id: number) => void }) {
  const t = useText()
  const newest = runs.at(-1)
  if (!newest) return null
  return (
    <>
      <Card title={t('lab.results')} aside={<SourceTag source={newest.source} />}>
        <p className="text-18 font-medium">{answerText(t, newest)}</p>
        <p className="mt-1 mb-4 max-w-[72ch] text-text-2">{t('lab.answer.meaning')}</p>
        <Table
          bare
          label={t('lab.results_label')}
          rows={runs}
          rowKey={(run) => String(run.id)}
          columns={[
            { key: 'run', head: t('lab.columns.run'), card: 'title', cell: (run) => <RunName run={run} /> },
            { key: 'net', head: t('lab.columns.net'), align: 'right', card: 'figure', cell: (run) => <Net run={run} /> },
            ...(['gross', 'hold', 'crp'] as const).map((line) => ({
              key: line,
              head: t(`lab.columns.${line}`),
              align: 'right' as const,
              cell: (run: LabRun) => (
                <span translate="no" className="num">
                  {wealthText(endOf(run.reply[line]))}
                </span>
              ),
            })),
            {
              key: 'max_drawdown',
              head: t('lab.columns.max_drawdown'),
              align: 'right',
              cell: ({ reply }) => <Percent value={(reply.max_drawdown * 100).toFixed(2)} />,
            },
            {
              key: 'turnover',
              head: t('lab.columns.turnover'),
              align: 'right',
              cell: ({ reply }) => <span className="num">{t('record.times', { times: decimalText(reply.turnover, 2) })}</span>,
            },
            {
              key: 'remove',
              head: t('lab.columns.remove'),
              hideHead: true,
              align: 'right',
              card: 'actions',
              cell: ({ id }) => <IconButton name="x" label={t('lab.remove_label', { n: id })} onClick={() => onRemove(id)} />,
            },
          ]}
        />
        <p className="mt-3 max-w-[72ch] text-14 text-text-3">{t('lab.wealth_help')}</p>
        <p className="mt-1 text-14 text-text-3">{t('lab.count')}</p>
      </Card>
      <LabCurve runs={runs} />
    </>
  )
}

function RunName({ run: { id, setup, at } }: { run: LabRun }) {
  const t = useText()
  const [first, last] = [at[0]?.slice(0, 10) ?? '', at.at(-1)?.slice(0, 10) ?? '']
  return (
    <span className="block">
      {t('lab.run_name', { n: id, name: choiceText(t, setup.choice) })}
      {setup.program !== undefined && (
        <code translate="no" dir="ltr" className="block max-w-[48ch] text-start font-sans text-14 font-normal text-text-2 wrap-anywhere">
          {setup.program}
        </code>
      )}
      <span title={listText(setup.coins)} className="block text-14 font-normal text-text-2 lg:min-w-60">
        {t('lab.about_run', {
          count: at.length - 1,
          interval: t(`lab.intervals.${setup.interval}`),
          from: first,
          to: last,
          coins: t('lab.coins_of', { count: setup.coins.length }),
          costs: setup.cost_bps,
        })}
      </span>
    </span>
  )
}

function Net({ run: { reply } }: { run: LabRun }) {
  const end = endOf(reply.net)
  return (
    <span className="inline-grid justify-items-end">
      <span translate="no" className="num font-medium">
        {wealthText(end)}
      </span>
      <Percent value={((end - 1) * 100).toFixed(2)} tone="result" className="text-14" />
    </span>
  )
}
