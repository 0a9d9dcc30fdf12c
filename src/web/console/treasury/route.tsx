/** The operator's own money: free reserve, commitments with their dates, coverage, and every posting. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { WaitingNote } from '#web/console/shared/Changed.tsx'
import { useTreasury } from '#web/console/shared/queries/transactions.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Card, Chip, EmptyState, Link, Money, moneyText, Skeleton, SumList } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { coverageText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { CoverageStack, TermKey } from '#web/shared/term/index.ts'
import { Figures } from './Figures.tsx'
import { FundDialog, Funding } from './Funding.tsx'
import { MaturityChart } from './MaturityChart.tsx'
import { PlanBars } from './PlanBars.tsx'
import { Postings } from './Postings.tsx'
import type { Treasury } from './treasury.ts'

/** The accounts of a pending `treasury.take`. */
const accounts = ['reserve:free', 'referral:budget', 'adjustment:budget'] as const

export function Component() {
  const t = useText()
  const treasury = useTreasury()
  const moves = useHasRole('administrator')
  const [moving, setMoving] = useState(false)
  const again = { onRetry: () => void treasury.refetch(), working: treasury.isFetching }
  if (!treasury.data) {
    if (!treasury.isError) return <TreasurySkeleton />
    return <Failed title={t('treasury.failed')} error={treasury.error} {...again} />
  }
  const { data } = treasury
  return (
    <>
      <StaleNote error={treasury.error} at={treasury.dataUpdatedAt} {...again} />
      {data.waiting_changes.map((change) => (
        <WaitingNote key={change.change_id} change={change} object_id={change.object_id ?? accounts[0]} />
      ))}
      <Figures treasury={data} />
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <Coverage treasury={data} />
        <Card
          title={t('treasury.own')}
          aside={
            moves && (
              <Button variant="secondary" size="s" onClick={() => setMoving(true)}>
                {t('treasury.move')}
              </Button>
            )
          }
        >
          <Funding funding={data.funding} />
        </Card>
      </div>
      {data.months.length === 0 ? (
        <EmptyState title={t('treasury.none')}>{t('treasury.none_help')}</EmptyState>
      ) : (
        <div className="grid gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
          <MaturityChart months={data.months} commitments={data.commitments} />
          <PlanBars commitments={data.commitments} />
        </div>
      )}
      <Postings />
      {moving && <FundDialog funding={data.funding} onClose={() => setMoving(false)} />}
    </>
  )
}

function TreasurySkeleton() {
  return (
    <>
      <Skeleton height={104} />
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2">
        <Skeleton height={240} />
        <Skeleton height={240} />
      </div>
      <Skeleton height={280} />
    </>
  )
}

/** Liabilities and custody on one scale; a gap is shown in dollars. */
function Coverage({ treasury }: { treasury: Treasury }) {
  const t = useText()
  const { custody, liabilities, coverage_bps, reserve, as_of } = treasury
  const covered = coverage_bps !== null && coverage_bps >= 10_000
  // Only the drawing is computed here; the figures are the server's.
  const lengths = { committed: Number(reserve.committed), owed: Number(liabilities), held: Number(custody) }
  return (
    <Card
      title={t('treasury.coverage')}
      aside={
        coverage_bps === null ? (
          <Chip kind="neutral">{t('treasury.covered.nothing')}</Chip>
        ) : (
          <Chip kind={covered ? 'success' : 'failed'}>
            {t(covered ? 'treasury.chip.covered' : 'treasury.chip.short', { percent: coverageText(coverage_bps) })}
          </Chip>
        )
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-3">
          <CoverageStack
            owed={{ principal: lengths.owed - lengths.committed, promised: lengths.committed }}
            held={Math.min(lengths.held, lengths.owed)}
            free={Math.max(0, lengths.held - lengths.owed)}
            label={t('treasury.drawing', { owed: moneyText(liabilities), held: moneyText(custody) })}
          />
          <TermKey
            parts={[
              { part: 'principal', label: t('treasury.key.balances') },
              { part: 'aside', label: t('treasury.key.promises') },
              { part: 'line', label: t('treasury.key.held') },
              { part: 'free', label: t('treasury.key.operator') },
            ]}
          />
        </div>
        <SumList
          lines={[
            { label: t('treasury.owed'), figure: <Money value={liabilities} /> },
            { label: t('treasury.held'), figure: <Money value={custody} /> },
          ]}
        />
        <p className="max-w-[60ch] text-14 text-text-2">
          {t('treasury.coverage_help')} <span className="num">{t('treasury.as_of', { at: realMomentText(as_of) })}</span>{' '}
          <Link render={<RouterLink to="/proof" />}>{t('treasury.proof')}</Link>
        </p>
      </div>
    </Card>
  )
}
