/** Email preferences, and whether a log-in needs an emailed code. Each choice is saved at once. */

import { useQueryClient } from '@tanstack/react-query'
import { Card, Checkbox, Note, Skeleton } from '#web/kit/index.ts'
import { PREFERENCES, type Preferences, type PreferencesReply, usePreferences } from '#web/shared/account/queries.ts'
import type { Ask } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading } from '#web/shared/screen/Failed.tsx'

const KINDS = ['deposits', 'plans', 'withdrawals', 'referrals', 'operator_mail'] as const
const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'

export function NotificationsTab() {
  const t = useText()
  const { data, error, isFetching, refetch } = usePreferences()
  if (data) {
    return (
      <div className={columns}>
        <MailCard preferences={data} />
        <LoginCodeCard preferences={data} />
      </div>
    )
  }
  if (error) return <Failed title={t('notifications.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
  return (
    <Loading className={columns}>
      <Card>
        <Skeleton width={160} height={20} />
        <Skeleton lines={5} height={36} className="mt-6" />
      </Card>
    </Loading>
  )
}

type CardProps = { readonly preferences: Preferences }

function MailCard({ preferences: { notify } }: CardProps) {
  const t = useText()
  const change = useChangePreferences()
  return (
    <Card title={t('notifications.title')}>
      <p className="mb-2 max-w-[60ch] text-text-2">{t('notifications.help')}</p>
      {KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`notifications.kinds.${kind}`)}
          hint={t(`notifications.kind_help.${kind}`)}
          checked={notify[kind]}
          onChange={({ target }) => change.run({ notify: { [kind]: target.checked } })}
        />
      ))}
      <Note title={t('notifications.always')} className="mt-4">
        {t('notifications.always_help')}
      </Note>
    </Card>
  )
}

function LoginCodeCard({ preferences: { login_code, login_code_fixed } }: CardProps) {
  const t = useText()
  const change = useChangePreferences()
  return (
    <Card title={t('notifications.code_title')}>
      <Checkbox
        label={t('notifications.code')}
        hint={t(login_code_fixed ? 'notifications.code_fixed' : 'notifications.code_help')}
        checked={login_code}
        disabled={login_code_fixed}
        onChange={({ target }) => change.run({ login_code: target.checked })}
      />
    </Card>
  )
}

/** Changes preferences optimistically, and rolls back if the server refuses. */
type PreferenceChange = NonNullable<Ask<'changePreferences'>['body']>

function useChangePreferences() {
  const t = useText()
  const client = useQueryClient()
  return useAction({
    act: async (call, body: PreferenceChange) => {
      const { notify = {}, ...rest } = body
      await client.cancelQueries({ queryKey: PREFERENCES })
      const before = client.getQueryData<PreferencesReply>(PREFERENCES)
      if (before) client.setQueryData(PREFERENCES, { data: { ...before.data, ...rest, notify: { ...before.data.notify, ...notify } } })
      return call('changePreferences', { body }).catch((error: unknown) => {
        client.setQueryData(PREFERENCES, before)
        throw error
      })
    },
    say: () => t('notifications.saved'),
    onDone: (reply) => client.setQueryData(PREFERENCES, reply),
    errors: 'toast',
    errorContext: () => ({ fallback: t('notifications.not_saved') }),
  })
}
