/** The operator's own money: free reserve, commitments with their dates, coverage, and every posting. */
import { useState } from 'react'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { useTreasury } from '#web/console/shared/queries/transactions.ts'
import { WaitingNote } from '#web/console/shared/WaitingNote.tsx'
import { Button, Card, EmptyState, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { Coverage } from './Coverage.tsx'
import { Figures } from './Figures.tsx'
import { FundDialog } from './FundDialog.tsx'
import { Funding } from './Funding.tsx'
import { MaturityChart } from './MaturityChart.tsx'
import { PlanBars } from './PlanBars.tsx'
import { Postings } from './Postings.tsx'

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
