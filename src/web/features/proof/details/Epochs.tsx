/** The listed epochs, newest first, each with its two downloads. */
import { useState } from 'react'
import { Button, Card, Link, Money, Table } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { coverageText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { ListedEpoch } from '../proof-query.ts'

const FIRST = 6

export function Epochs({ epochs }: { epochs: readonly ListedEpoch[] }) {
  const t = useText()
  const [all, setAll] = useState(false)
  return (
    <Card id="epochs" title={t('proof.epochs.title')} level={3} className="scroll-mt-32">
      <Table
        bare
        label={t('proof.epochs.label')}
        rows={all ? epochs : epochs.slice(0, FIRST)}
        rowKey={(row) => String(row.epoch)}
        columns={[
          { key: 'epoch', head: t('proof.epochs.epoch'), card: 'title', cell: (row) => t('proof.epoch', { epoch: row.epoch }) },
          { key: 'at', head: t('proof.epochs.at'), card: 'meta', cell: (row) => realMomentText(new Date(row.at)) },
          {
            key: 'owed',
            head: t('proof.epochs.owed'),
            card: 'figure',
            align: 'right',
            cell: (row) => <Money value={BigInt(row.liabilities)} />,
          },
          { key: 'coverage', head: t('proof.epochs.coverage'), align: 'right', cell: (row) => <bdi>{coverageText(row.coverage_bps)}</bdi> },
          { key: 'checkers', head: t('proof.epochs.checkers'), align: 'right', cell: (row) => row.checkers },
          { key: 'files', head: t('proof.epochs.files'), card: 'actions', align: 'right', cell: (row) => <Files epoch={row.epoch} /> },
        ]}
      />
      {!all && epochs.length > FIRST && (
        <Button variant="secondary" size="s" className="mt-4" onClick={() => setAll(true)}>
          {t('proof.epochs.more', { count: epochs.length })}
        </Button>
      )}
    </Card>
  )
}

function Files({ epoch }: { epoch: number }) {
  const t = useText()
  return (
    <span className="inline-flex gap-4">
      <Link href={`/api/v1/proof/${epoch}`} aria-label={t('proof.epochs.statement_of', { epoch })}>
        {t('proof.epochs.statement')}
      </Link>
      <Link href={`/api/v1/proof/${epoch}/leaves`} aria-label={t('proof.epochs.leaves_of', { epoch })}>
        {t('proof.epochs.leaves')}
      </Link>
    </span>
  )
}
