/** The sample account: a recorded overview of an invented member. It can be read, not changed, and it is apart from every account. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { Navigate, Link as RouterLink } from 'react-router'
import { Button } from '#web/kit/index.ts'
import { routeCalls } from '#web/shared/call/call-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { DashboardSkeleton, Overview } from './Overview.tsx'
import { type SampleAnswers, sampleAccount } from './sample/sample-answers.ts'
import { sampleTransport } from './sample/sample-transport.ts'

export function Component() {
  const t = useText()
  const signed_in = useStoredUser() !== null
  const answers = useQuery({
    queryKey: ['sample'],
    queryFn: async () => (await import('./sample/answers.json')).default as SampleAnswers,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !signed_in,
  })
  if (signed_in) return <Navigate to="/dashboard" replace />
  if (answers.data) return <Sample answers={answers.data} />
  if (answers.isError)
    return (
      <Failed title={t('dashboard.failed')} error={answers.error} onRetry={() => void answers.refetch()} working={answers.isFetching} />
    )
  return <DashboardSkeleton />
}

function Sample({ answers }: { answers: SampleAnswers }) {
  const t = useText()
  const refusal = t('tour.sample.refusal')
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }))
  const [ready, setReady] = useState(false)
  // A layout effect, so that the account is in the first frame.
  useLayoutEffect(() => {
    const end = routeCalls(sampleTransport(answers, refusal))
    setReady(true)
    return end
  }, [answers, refusal])
  return (
    <>
      <p className="max-w-[70ch] text-16 text-text-2">{t('tour.sample.lead')}</p>
      {ready && (
        <QueryClientProvider client={client}>
          <Overview account={sampleAccount(answers)} sample />
        </QueryClientProvider>
      )}
      <aside
        aria-label={t('tour.sample.name')}
        className="sticky bottom-3 z-(--z-nav) flex flex-wrap items-center gap-x-4 gap-y-1 rounded-4 border border-line bg-warn-wash px-4 py-2 font-medium text-warn shadow-pop"
      >
        <span className="min-w-0 flex-1">{t('tour.sample.name')}</span>
        <Button variant="secondary" size="s" render={<RouterLink to="/login" />}>
          {t('tour.sample.leave')}
        </Button>
      </aside>
    </>
  )
}
