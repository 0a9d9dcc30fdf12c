/** A saved run by its link: its inputs and figures, calculated again on request. Public. */

import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useParams } from 'react-router'
import { Breadcrumb, Skeleton } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { read } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { SavedRun } from './saved/SavedRun.tsx'
import { savedName } from './saved/saved-words.ts'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const run = useQuery(read('readLabRun', { params: { id } }))
  const data = run.data?.data
  return (
    <>
      <Breadcrumb
        label={t('fill.trail')}
        trail={[
          { label: t('bots.title'), href: '/bots', render: <RouterLink to="/bots" /> },
          { label: t('lab.title'), href: '/bots/lab', render: <RouterLink to="/bots/lab" /> },
        ]}
        current={data ? savedName(t, data) : t('evidence.saved.title')}
      />
      {data && <SavedRun run={data} />}
      {run.isPending && <Skeleton width="100%" height={320} />}
      {run.isError &&
        (isAbsent(run.error) ? (
          <NotFound own title={t('evidence.saved.absent')} back={t('evidence.saved.back')} to="/bots/lab">
            {t('evidence.saved.absent_help')}
          </NotFound>
        ) : (
          <Failed title={t('evidence.saved.absent')} error={run.error} onRetry={() => void run.refetch()} working={run.isFetching} />
        ))}
    </>
  )
}
