/** Saves the profile behind the "Please wait..." toast, which becomes the outcome. */

import * as codes from '#contract/shared/codes'
import { toast, useNotice } from '#web/kit/index.ts'
import { useStoreMe } from '#web/shared/account/queries.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { bodyOf, type ProfileDraft } from './profile-draft.ts'

export type ProfileChange = { readonly typed: Partial<ProfileDraft>; readonly picture: File | null }

export function useUpdateProfile(onSaved: () => void) {
  const t = useText()
  const show = useError()
  const notice = useNotice()
  const { put } = useStoreMe()
  return useAction({
    act: (call, { typed, picture }: ProfileChange) =>
      call('updateProfile', { body: bodyOf(typed), ...(picture ? { files: { profile_pic_url: picture } } : {}) }),
    wait: true,
    say: () => t('profile.updated'),
    onDone: ({ data }) => {
      put(data)
      onSaved()
    },
    notice,
    errors: 'own',
    onFailed: (error) => {
      if (hasCode(error, codes.INVALID, codes.TOO_LARGE)) toast.error(t('profile.not_updated'), error.message, notice.current())
      else show(error, { toastId: notice.current(), fallback: t('profile.not_updated') })
    },
  })
}
