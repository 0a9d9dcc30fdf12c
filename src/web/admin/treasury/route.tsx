/** Reserve, budgets, coverage, and what is set aside for which plan. */
import { useState } from 'react'
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'
import { preciseText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { Button, Card, Chip, type Column, CoverageStack, Money, moneyText, Skeleton, SumList, Table } from '#web/ui/index.ts'
import { Failed } from '../../app/states/Failed.tsx'
import { useTreasury } from '../transactions/queries.ts'
import { FundDialog } from './FundDialog.tsx'

type Treasury = WireReplyOf<Api['readTreasury']>['data']

export function Component() {
  const t = useText()
  const treasury = useTreasury()
  const [moving, setMoving] = useState(false)
  if (!treasury.data) {
    if (!treasury.isError) return <Skeleton height={320} />
    return (
      <Failed
        title={t('admin.treasury.failed')}
        error={treasury.error}
        onRetry={() => void treasury.refetch()}
        working={treasury.isFetching}
      />
    )
  }
  return (
    <>
      <Coverage treasury={treasury.data} />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <Card
          title={t('admin.treasury.reserve')}
          aside={
            <Button variant="secondary" size="s" onClick={() => setMoving(true)}>
              {t('admin.treasury.move')}
            </Button>
          }
        >
          <SumList
            lines={(['free', 'committed', 'put_in'] as const)
              .map((name) => ({ label: t(`admin.treasury.${name}`), figure: <Money value={treasury.data.reserve[name]} /> }))
              .concat([{ label: t('admin.treasury.taken'), figure: <Money value={treasury.data.reserve.taken_back} /> }])}
          />
        </Card>
        <Card title={t('admin.treasury.budgets')}>
          <SumList
            lines={[
              { label: t('admin.treasury.referral'), figure: <Money value={treasury.data.referral_budget} /> },
              { label: t('admin.treasury.adjustment'), figure: <Money value={treasury.data.adjustment_budget} /> },
            ]}
          />
        </Card>
      </div>
      <Commitments commitments={treasury.data.commitments} />
      {moving && <FundDialog onClose={() => setMoving(false)} />}
    </>
  )
}

/** Basis points as the server floored them, shown with two places. */
function percentOf(bps: number): string {
  return `${(bps / 100).toFixed(2)}%`
}

function Coverage({ treasury }: { treasury: Treasury }) {
  const t = useText()
  const { custody, liabilities, coverage_bps, reserve } = treasury
  const covered = coverage_bps !== null && coverage_bps >= 10_000
  const lengths = { committed: Number(reserve.committed), owed: Number(liabilities), held: Number(custody) }
  return (
    <Card
      title={t('admin.treasury.coverage')}
      aside={
        coverage_bps === null ? (
          <Chip kind="neutral">{t('admin.treasury.nothing_owed')}</Chip>
        ) : (
          <Chip kind={covered ? 'success' : 'failed'}>
            {t(covered ? 'admin.treasury.covered' : 'admin.treasury.not_covered', { percent: percentOf(coverage_bps) })}
          </Chip>
        )
      }
    >
      <div className="grid gap-4">
        <SumList
          lines={[
            { label: t('admin.treasury.held'), figure: <Money value={custody} /> },
            { label: t('admin.treasury.owed'), figure: <Money value={liabilities} /> },
          ]}
        />
        <CoverageStack
          owed={{ principal: lengths.owed - lengths.committed, promised: lengths.committed }}
          held={Math.min(lengths.held, lengths.owed)}
          free={Math.max(0, lengths.held - lengths.owed)}
          label={t('admin.treasury.drawing', { owed: moneyText(liabilities), held: moneyText(custody) })}
        />
        <p className="text-13 text-text-2">
          {t('admin.treasury.coverage_help')} <span className="num">{t('admin.treasury.as_of', { at: preciseText(treasury.as_of) })}</span>
        </p>
      </div>
    </Card>
  )
}

type Commitment = Treasury['commitments'][number]

function Commitments({ commitments }: { commitments: readonly Commitment[] }) {
  const t = useText()
  const columns: Column<Commitment>[] = [
    { key: 'plan', head: t('admin.treasury.plan'), card: 'title', cell: (row) => <span className="font-medium">{row.plan}</span> },
    { key: 'open', head: t('admin.treasury.open'), align: 'right', cell: (row) => <span className="num">{row.open}</span> },
    { key: 'principal', head: t('admin.treasury.principal'), align: 'right', cell: (row) => <Money value={row.principal} /> },
    {
      key: 'promised',
      head: t('admin.treasury.promised'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.promised} strong />,
    },
  ]
  return (
    <Card title={t('admin.treasury.commitments')}>
      {commitments.length === 0 ? (
        <p className="text-text-2">{t('admin.treasury.none')}</p>
      ) : (
        <Table bare label={t('admin.treasury.commitments')} columns={columns} rows={commitments} rowKey={(row) => row.plan} />
      )}
    </Card>
  )
}
