/** The form's values, and the changed fields for the request. */

import type { Api } from '#contract/routes'
import type { BodyOf } from '#contract/shared/define'
import type { Me } from '#web/shared/account/queries.ts'
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
