/** Changes preferences optimistically, and rolls back if the server refuses. */
import { useQueryClient } from '@tanstack/react-query'
import { PREFERENCES, type PreferencesReply } from '#web/shared/account/preferences-query.ts'
import type { Ask } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

export type PreferenceChange = NonNullable<Ask<'changePreferences'>['body']>

export function useChangePreferences() {
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
