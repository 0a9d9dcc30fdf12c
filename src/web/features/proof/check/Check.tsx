/** A section of the proof: checks the member's own money, step by step in this browser; a bundle file; or everything that is published. */
import { Link as RouterLink } from 'react-router'
import { offlineFile, saveBundle, useOwnProof } from '#web/entities/verification/index.ts'
import { Button, Card, EmptyState, Skeleton } from '#web/kit/index.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { withNext } from '#web/shared/session/next.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { CheckFile } from './CheckFile.tsx'
import { EverythingCard } from './EverythingCard.tsx'
import { ReportView } from './ReportView.tsx'

export function Check() {
  const t = useText()
  const user = useStoredUser()
  return (
    <>
      <p className="max-w-[72ch] text-16 text-text-2">{t('verify.lead')}</p>
      {user ? <OwnCheck /> : <Visitor />}
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <CheckFile />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <EverythingCard />
          <OfflinePage />
        </div>
      </div>
    </>
  )
}

function OwnCheck() {
  const t = useText()
  const ownProof = useOwnProof()
  const again = { onRetry: () => void ownProof.refetch(), working: ownProof.isFetching }
  if (ownProof.data === null) {
    return (
      <EmptyState
        className="content-center max-md:min-h-99"
        title={t('verify.not_yet')}
        action={<CheckAgain label={t('verify.again')} {...again} />}
      >
        {t('verify.not_yet_help')}
      </EmptyState>
    )
  }
  if (!ownProof.data) return ownProof.isError ? <Failed title={t('verify.failed')} error={ownProof.error} {...again} /> : <OwnSkeleton />
  const proof = ownProof.data
  return (
    <>
      <StaleNote error={ownProof.error} at={ownProof.dataUpdatedAt} {...again} />
      <ReportView {...proof} own>
        <CheckAgain label={t('verify.again')} {...again} />
        <Button variant="secondary" size="s" icon="download" onClick={() => saveBundle(proof)}>
          {t('verify.download')}
        </Button>
      </ReportView>
    </>
  )
}

function CheckAgain({ label, onRetry, working }: { label: string; onRetry: () => void; working: boolean }) {
  const t = useText()
  return (
    <Button variant="secondary" size="s" icon="refresh" onClick={onRetry} working={working} workingLabel={t('verify.checking')}>
      {label}
    </Button>
  )
}

function Visitor() {
  const t = useText()
  return (
    <EmptyState
      title={t('verify.log_in')}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to={withNext('/login', '/proof')} />}>
          {t('shell.log_in')}
        </Button>
      }
    >
      {t('verify.log_in_help')}
    </EmptyState>
  )
}

/** Served as an attachment; works from file:// without a network, in its language. */
function OfflinePage() {
  const t = useText()
  const language = useLanguage()
  return (
    <Card title={t('verify.offline')}>
      <p className="mb-4 text-text-2">{t('verify.offline_help')}</p>
      <Button variant="secondary" icon="download" href={`/download/${offlineFile(language)}`}>
        {t('verify.offline')}
      </Button>
    </Card>
  )
}

const STEPS = ['form', 'amounts', 'leaves', 'statement', 'log', 'checkpoint', 'history']

function OwnSkeleton() {
  return (
    <Loading>
      <Card>
        <Skeleton width="40%" height={20} />
        {STEPS.map((step) => (
          <Skeleton key={step} width="70%" className="mt-5" />
        ))}
      </Card>
    </Loading>
  )
}
