/** What the platform owes and holds, as it was last published, and how anyone checks it. Public. */
import { Link as RouterLink } from 'react-router'
import type { Statement } from '#proof/index'
import { momentText } from '#web/locales/dates.ts'
import { useLanguage } from '#web/locales/language.ts'
import { useText } from '#web/locales/text.ts'
import { useStoredUser } from '#web/session/index.ts'
import { Button, Card, EmptyState, Note, Skeleton, StatStrip } from '#web/ui/index.ts'
import { Failed } from '../states/Failed.tsx'
import { Loading } from '../states/Loading.tsx'
import { StaleNote } from '../states/StaleNote.tsx'
import { Cheats } from './Cheats.tsx'
import { Checkers } from './Checkers.tsx'
import { CheckpointCard } from './CheckpointCard.tsx'
import { CoverageChart } from './CoverageChart.tsx'
import { Epochs } from './Epochs.tsx'
import { HeldAndOwed } from './HeldAndOwed.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Limits } from './Limits.tsx'
import { type Front, useProof, useStatement } from './proof-query.ts'
import { RunTool } from './RunTool.tsx'
import { LoadingTotals, Totals } from './Totals.tsx'

/** An epoch comes within ten minutes of a change; an hour without one is worth a word. */
const LATE_MS = 3_600_000

export function Component() {
  const front = useProof()
  const t = useText()
  const newest = front.data?.epochs[0]
  const statement = useStatement(newest?.epoch)
  const failed = front.data ? statement : front
  const again = { onRetry: () => void failed.refetch(), working: failed.isFetching }
  if (front.data && !newest) return <Empty />
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
  const t = useText()
  const at = momentText(statement.at)
  const late = Date.now() - Date.parse(statement.at) > LATE_MS
  return (
    <>
      <Lead certificate />
      {late && (
        <Note kind="risk" title={t('proof.stale', { at })}>
          {t('proof.stale_help')}
        </Note>
      )}
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
      <Explained />
    </>
  )
}

function Explained() {
  return (
    <>
      <HowItWorks />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <Cheats />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <Limits />
          <RunTool />
        </div>
      </div>
    </>
  )
}

function Lead({ certificate }: { certificate?: boolean }) {
  const t = useText()
  const language = useLanguage()
  const user = useStoredUser()
  return (
    <div className="grid gap-4">
      <p className="max-w-[72ch] text-16 text-text-2">{t('proof.lead')}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon="shield" render={<RouterLink to="/verify" />}>
          {t(user ? 'proof.verify' : 'proof.verify_any')}
        </Button>
        {certificate && (
          <Button variant="secondary" icon="file" href={`/api/v1/documents/certificate.pdf?language=${language}`}>
            {t('proof.certificate')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Empty() {
  const t = useText()
  return (
    <>
      <Lead />
      <EmptyState title={t('proof.none')}>{t('proof.none_help')}</EmptyState>
      <Explained />
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
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2">
        {['held', 'coverage'].map((card) => (
          <Card key={card}>
            <Skeleton width="40%" height={16} />
            <Skeleton height={180} className="mt-5" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
