/** Saves the profile behind the "Please wait..." toast, which becomes the outcome. */
import { useMutation } from '@tanstack/react-query'
import { CallError, call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { toast, useNotice } from '#web/ui/index.ts'
import { useError } from '../errors/use-error.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { bodyOf } from './profile-draft.ts'
import { useStoreMe } from './use-store-me.ts'

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
      const refused = error instanceof CallError && (error.code === 40 || error.code === 61)
      if (refused) toast.error(t('profile.not_updated'), error.message, notice.current())
      else show(error, { toastId: notice.current(), fallback: t('profile.not_updated') })
    },
  })
}
