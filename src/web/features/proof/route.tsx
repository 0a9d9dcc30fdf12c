/** The platform's published liabilities and custody, and how to verify them. Public. */
import type { Statement } from '#proof/index'
import { Note, Skeleton, StatStrip } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { useOrigin } from '#web/shared/screen/origin.ts'
import type { Preload } from '#web/shared/screen/preload.ts'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { Checkers } from './Checkers.tsx'
import { CheckpointCard } from './CheckpointCard.tsx'
import { CoverageChart } from './CoverageChart.tsx'
import { Epochs } from './Epochs.tsx'
import { Explained } from './explained/Explained.tsx'
import { HeldAndOwed } from './HeldAndOwed.tsx'
import { LateNote } from './LateNote.tsx'
import { Lead } from './Lead.tsx'
import { LoadingCards } from './LoadingCards.tsx'
import { NonePublished } from './NonePublished.tsx'
import { type Front, fetchProof, useProof, useStatement } from './proof-query.ts'
import { Totals } from './Totals.tsx'
import { LoadingTotals } from './TotalsStrip.tsx'

export const preload: Preload = fetchProof

export function Component() {
  const front = useProof()
  const t = useText()
  const origin = useOrigin()
  const newest = front.data?.epochs[0]
  const statement = useStatement(newest?.epoch)
  const failed = front.data ? statement : front
  const again = { onRetry: () => void failed.refetch(), working: failed.isFetching }
  if (front.data && !newest) {
    return (
      <>
        <NonePublished />
        <Explained origin={origin} />
      </>
    )
  }
  if (front.data && statement.data) {
    return (
      <>
        <StaleNote error={front.error} at={front.dataUpdatedAt} onRetry={() => void front.refetch()} working={front.isFetching} />
        <Published front={front.data} statement={statement.data} />
      </>
    )
  }
  if (statement.data === null) return <Note kind="error">{t('proof.misshapen')}</Note>
  if (failed.isError) return <Failed title={t('proof.failed')} error={failed.error} {...again} />
  return <ProofSkeleton />
}

function Published({ front, statement }: { front: Front; statement: Statement }) {
  const late = front.late_since !== null
  const origin = useOrigin()
  return (
    <>
      <Lead certificate />
      {late && <LateNote at={momentText(statement.at)} />}
      <Totals statement={statement} late={late} />
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <HeldAndOwed statement={statement} />
        <CoverageChart epochs={front.epochs} />
      </div>
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <CheckpointCard front={front} statement={statement} />
        <Checkers checkers={front.epochs[0]?.checkers ?? 0} accounts={statement.leaves / 4} epoch={statement.epoch} />
      </div>
      <Epochs epochs={front.epochs} />
      <Explained origin={origin} />
    </>
  )
}

function ProofSkeleton() {
  return (
    <Loading className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <Skeleton width="min(60ch, 100%)" height={20} />
      <StatStrip columns={5}>
        <LoadingTotals />
      </StatStrip>
      <LoadingCards />
    </Loading>
  )
}
