/** Saves the profile behind the "Please wait..." toast, which becomes the outcome. */

import { useMutation } from '@tanstack/react-query'
import * as codes from '#contract/shared/codes'
import { toast, useNotice } from '#web/kit/index.ts'
import { useStoreMe } from '#web/shared/account/use-store-me.ts'
import { call, hasCode } from '#web/shared/call/call.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { bodyOf } from './profile-draft.ts'

export type ProfileChange = { readonly typed: Partial<ProfileDraft>; readonly picture: File | null }

export function useUpdateProfile(onSaved: () => void) {
  const t = useText()
  const show = useError()
  const { put } = useStoreMe()
  const notice = useNotice()
  return useMutation({
    mutationFn: ({ typed, picture }: ProfileChange) =>
      call('updateProfile', { body: bodyOf(typed), ...(picture ? { files: { profile_pic_url: picture } } : {}) }),
    onMutate: () => void toast.loading(t('profile.wait'), undefined, notice.next()),
    onSuccess: ({ data }) => {
      toast.success(t('profile.updated'), undefined, notice.current())
      put(data)
      onSaved()
    },
    onError: (error) => {
      const refused = hasCode(error, codes.INVALID, codes.TOO_LARGE)
      if (refused) toast.error(t('profile.not_updated'), error.message, notice.current())
      else show(error, { toastId: notice.current(), fallback: t('profile.not_updated') })
    },
  })
}
