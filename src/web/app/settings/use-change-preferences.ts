/** The one way to change preferences: at once on the screen, and back again when the server says no. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Ask, call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { toast, useNotice } from '#web/ui/index.ts'
import { useError } from '../errors/use-error.ts'
import { PREFERENCES, type PreferencesReply } from './preferences-query.ts'

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
