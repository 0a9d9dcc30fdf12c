/** The operator's settings, each with its effect, and the sandbox's business date. Administrators edit, other staff read. */
import { useQuery } from '@tanstack/react-query'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { Skeleton } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { BusinessDate } from './BusinessDate.tsx'
import { WithGroupNav } from './GroupNav.tsx'
import { usePending } from './pending.ts'
import { ReadSettings } from './ReadSettings.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export function Component() {
  const t = useText()
  const changes = useHasRole('administrator')
  const pending = usePending()
  const settings = useQuery({
    queryKey: ['readSettings'],
    queryFn: ({ signal }) => call('readSettings', { signal }),
    select: (reply) => reply.data,
  })
  const again = { onRetry: () => void settings.refetch(), working: settings.isFetching }
  return (
    <WithGroupNav>
      <BusinessDate />
      {settings.data ? (
        <>
          <StaleNote error={settings.error} at={settings.dataUpdatedAt} {...again} />
          {changes ? (
            <SettingsForm settings={settings.data} pending={pending} />
          ) : (
            <ReadSettings settings={settings.data} pending={pending} />
          )}
        </>
      ) : settings.isError ? (
        <Failed title={t('operating.failed')} error={settings.error} {...again} />
      ) : (
        <>
          <Skeleton height={320} />
          <Skeleton height={240} />
        </>
      )}
    </WithGroupNav>
  )
}
