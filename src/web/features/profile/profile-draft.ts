/** The form's values, and the changed fields for the request. */
import type { Api } from '#contract/routes'
import * as codes from '#contract/shared/codes'
import type { BodyOf } from '#contract/shared/define'
import { toast, useNotice } from '#web/kit/index.ts'
import { type Me, useStoreMe } from '#web/shared/account/queries.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { linkOf, type Network } from '#web/shared/person/person.ts'

export type ProfileDraft = {
  first_name: string
  last_name: string
  phone: string
  gender: string
  dob: string
  location: string
  address: string
} & Record<Network, string>

type Body = BodyOf<Api['updateProfile']>

const networks: readonly Network[] = ['facebook', 'linkedin', 'twitter']

export function draftOf(me: Me): ProfileDraft {
  const { first_name, last_name, phone, gender, dob, location, address } = me
  const details = { phone: phone ?? '', gender: gender ?? '', dob: dob ?? '', location: location ?? '', address: address ?? '' }
  const links = { facebook: linkOf(me, 'facebook'), linkedin: linkOf(me, 'linkedin'), twitter: linkOf(me, 'twitter') }
  return { first_name, last_name, ...details, ...links }
}

/** The edits that differ from the saved profile. */
export function changedOf(typed: Partial<ProfileDraft>, saved: ProfileDraft): Partial<ProfileDraft> {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value.trim() !== saved[name as keyof ProfileDraft]))
}

/** Links are sent as the API's list; multipart forms carry it as JSON text. */
export function bodyOf({ facebook, linkedin, twitter, gender, ...fields }: Partial<ProfileDraft>): Body {
  const links: Partial<Record<Network, string | undefined>> = { facebook, linkedin, twitter }
  const social_media = networks.flatMap((network) => (links[network] === undefined ? [] : [{ [network]: links[network] }]))
  return {
    ...fields,
    ...(gender === 'male' || gender === 'female' || gender === 'other' ? { gender } : {}),
    ...(social_media.length > 0 ? { social_media: JSON.stringify(social_media) } : {}),
  }
}

/** Saves the profile behind the "Please wait..." toast, which becomes the outcome. */
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
