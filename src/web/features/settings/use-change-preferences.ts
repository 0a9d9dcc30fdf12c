/** Changes preferences optimistically, and rolls back if the server refuses. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast, useNotice } from '#web/kit/index.ts'
import { PREFERENCES, type PreferencesReply } from '#web/shared/account/preferences-query.ts'
import { type Ask, call } from '#web/shared/call/call.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'

export type PreferenceChange = NonNullable<Ask<'changePreferences'>['body']>

export function useChangePreferences() {
  const t = useText()
  const client = useQueryClient()
  const show = useError()
  const notice = useNotice()
  return useMutation({
    mutationFn: (body: PreferenceChange) => call('changePreferences', { body }),
    onMutate: async ({ notify = {}, ...rest }) => {
      await client.cancelQueries({ queryKey: PREFERENCES })
      const before = client.getQueryData<PreferencesReply>(PREFERENCES)
      if (before) client.setQueryData(PREFERENCES, { data: { ...before.data, ...rest, notify: { ...before.data.notify, ...notify } } })
      return { before }
    },
    onSuccess: (reply) => {
      client.setQueryData(PREFERENCES, reply)
      toast.success(t('notifications.saved'), undefined, notice.next())
    },
    onError: (error, _change, kept) => {
      client.setQueryData(PREFERENCES, kept?.before)
      show(error, { toastId: notice.next(), fallback: t('notifications.not_saved') })
    },
  })
}
