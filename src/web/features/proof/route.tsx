/** The platform's published liabilities and custody, and the check of the member's own money. Public. */
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ownProofKey } from '#web/entities/verification/index.ts'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button, Card, Note, Skeleton } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { Go } from '#web/shared/screen/page-context.tsx'
import { withNext } from '#web/shared/session/next.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { Certificate, Checkers } from './Checkers.tsx'
import { CoverageChart } from './CoverageChart.tsx'
import { Folds } from './Folds.tsx'
import { Gauge } from './gauge/Gauge.tsx'
import { fetchProof, type Published, useProof, useStatement } from './proof-query.ts'
import { NonePublished, RecoveryNotes } from './RecoveryNotes.tsx'

const OwnSliver = lazyPart(async () => (await import('./own/OwnSliver.tsx')).OwnSliver)
const Moment = lazyPart(async () => (await import('./own/Moment.tsx')).Moment)

export const preload: Preload = fetchProof

export function Component() {
  const front = useProof()
  const t = useText()
  const newest = front.data?.epochs[0]
  const statement = useStatement(newest?.epoch)
  const failed = front.data ? statement : front
  const again = { onRetry: () => void failed.refetch(), working: failed.isFetching }
  if (front.data && !newest) return <NonePublished />
  if (front.data && statement.data) {
    return (
      <>
        <StaleNote error={front.error} at={front.dataUpdatedAt} onRetry={() => void front.refetch()} working={front.isFetching} />
        <Screen front={front.data} statement={statement.data} />
      </>
    )
  }
  if (statement.data === null) return <Note kind="error">{t('proof.misshapen')}</Note>
  if (failed.isError) return <Failed title={t('proof.failed')} error={failed.error} {...again} />
  return (
    <Loading>
      <LoadingCards />
    </Loading>
  )
}

function Screen(published: Published) {
  const t = useText()
  const user = useStoredUser()
  const checked = useCheckedBefore(user?.id)
  const [asked, setAsked] = useState(false)
  const { front, statement } = published
  const late = front.late_since !== null
  const own = user !== null && (checked || asked)
  const sliver = (whole: number) => (
    <Suspense fallback={null}>
      <OwnSliver epoch={statement.epoch} liabilities={statement.liabilities} whole={whole} />
    </Suspense>
  )
  return (
    <>
      {own ? (
        <Suspense fallback={<LoadingCards />}>
          <Moment start={!checked} />
        </Suspense>
      ) : (
        user && <p className="max-w-[72ch] text-16 text-text-2">{t('proof.lead')}</p>
      )}
      <RecoveryNotes front={front} />
      {late && <LateNote at={realMomentText(new Date(statement.at))} />}
      <Gauge statement={statement} late={late} own={own ? sliver : undefined}>
        {!own && <CheckMoney onCheck={user && (() => setAsked(true))} />}
      </Gauge>
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <CoverageChart epochs={front.epochs} />
        <Checkers {...published} />
      </div>
      <Folds published={published} />
    </>
  )
}

/** Whether this visit had a check already, for example for the dashboard's mark. */
function useCheckedBefore(user_id: string | undefined): boolean {
  const queries = useQueryClient()
  const [checked] = useState(() => Boolean(queries.getQueryData(ownProofKey(user_id))))
  return checked
}

/** `onCheck`: null for visitors, who log in first. */
function CheckMoney({ onCheck }: { onCheck: (() => void) | null }) {
  const t = useText()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        {onCheck ? (
          <>
            <Button icon="shield" onClick={onCheck}>
              {t('proof.verify')}
            </Button>
            <Button variant="secondary" render={<Go to="/proof#check" />}>
              {t('proof.verify_any')}
            </Button>
          </>
        ) : (
          <>
            <Button icon="shield" render={<Go to="/proof#check" />}>
              {t('proof.verify_any')}
            </Button>
            <Button variant="secondary" render={<Go to={withNext('/login', '/proof')} />}>
              {t('proof.verify')}
            </Button>
          </>
        )}
        <Certificate />
      </div>
      <p className="text-14 text-text-2">{t(onCheck ? 'proof.check_note' : 'proof.visitor_note')}</p>
    </div>
  )
}

/** Warns that the proof lags behind the books, and what that means. */
function LateNote({ at }: { at: string }) {
  const t = useText()
  return (
    <Note kind="risk" title={t('proof.stale', { at })}>
      {t('proof.stale_help')}
    </Note>
  )
}

/** Placeholders of the page, in its final shape. */
export function LoadingCards() {
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <Card className="lg:p-8">
        <Skeleton width="30%" height={16} />
        <Skeleton width="40%" height={40} className="mt-3" />
        <Skeleton height={120} className="mt-5" />
      </Card>
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2">
        {['coverage', 'checkers'].map((card) => (
          <Card key={card}>
            <Skeleton width="40%" height={16} />
            <Skeleton height={180} className="mt-5" />
          </Card>
        ))}
      </div>
    </div>
  )
}
