/** Changes a member's profile. Only given fields change; email, status, role and referrer cannot be reached from here. */

import type { profile } from '#contract/member/profile'
import type { BodyOf } from '#contract/shared/define'
import { isRefused, type Refused, refuseField } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../context.ts'
import { lockUser } from '../store.ts'
import { dateFault, type Phone, type ProfileFields, readPhone, readProfileFields, readSocialLinks, saveProfileFields } from './profile.ts'

export type ProfileChange = {
  readonly user_id: string
  readonly own_email: string
  readonly body: BodyOf<(typeof profile)['updateProfile']>
  /** Stores the uploaded picture, already re-encoded, and returns its id; null: none was uploaded. */
  readonly keepPicture: ((tx: Tx) => Promise<string | Refused<'quota_full'>>) | null
}
type Person = { first_name?: string; last_name?: string; gender?: string; dob?: string | null } & Partial<Phone>
type ProfileUpdate = { readonly person: Person; readonly fields: Partial<ProfileFields> }

export async function updateProfile(
  room: Pick<Room, 'database' | 'clock'>,
  change: ProfileChange,
): Promise<{ readonly updated: true } | Refused<'invalid' | 'quota_full'>> {
  const { user_id, keepPicture } = change
  const read = readChange(change, room.clock.now())
  if (isRefused(read)) return read
  return room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const picture_id = await keepPicture?.(tx)
    if (isRefused(picture_id)) return picture_id
    const now = room.clock.now()
    await savePerson(tx, user_id, read.person, now)
    await saveProfileFields(
      tx,
      user_id,
      { ...(await readProfileFields(tx, user_id)), ...read.fields, ...(picture_id ? { picture_id } : {}) },
      now,
    )
    return { updated: true }
  })
}

/** `forget` deletes the document itself. */
export async function removePicture(
  room: Pick<Room, 'database' | 'clock'>,
  user_id: string,
  forget: (tx: Tx, picture_id: string) => Promise<unknown>,
): Promise<void> {
  await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const fields = await readProfileFields(tx, user_id)
    if (fields.picture_id === null) return
    await forget(tx, fields.picture_id)
    await saveProfileFields(tx, user_id, { ...fields, picture_id: null }, room.clock.now())
  })
}

function readChange({ body, own_email }: ProfileChange, today: Date): ProfileUpdate | Refused<'invalid'> {
  const { email, first_name, last_name, gender, dob, location, country_code, address, social_media, ...others } = body
  const { phone, phone_number, phone_country_code, ...unread } = others
  // A field of the body that is not read does not compile.
  unread satisfies Readonly<Record<string, never>>
  if (email !== undefined && email !== own_email) return refuseField('email', { reason: 'not_own_email' })
  const bad_date = dob ? dateFault(dob, today) : null
  if (bad_date) return refuseField('dob', bad_date)
  const number = readNumber({ phone, phone_number, phone_country_code })
  if (isRefused(number)) return number
  const country = country_code?.toUpperCase()
  if (country && !/^[A-Z]{2}$/.test(country)) return refuseField('country_code', { reason: 'not_a_country' })
  const links = social_media === undefined ? {} : readSocialLinks(social_media)
  if (isRefused(links)) return links
  const person = { first_name, last_name, gender, dob: orNull(dob), ...number }
  const fields = { location: orNull(location), country_code: orNull(country), address: orNull(address), ...links }
  return { person: withoutUndefined(person), fields: withoutUndefined(fields) }
}

type PhoneText = { readonly [Name in 'phone' | 'phone_number' | 'phone_country_code']: string | undefined }

function readNumber({ phone, phone_number, phone_country_code }: PhoneText): Partial<Phone> | Refused<'invalid'> {
  const typed = phone || phone_number
  if (!typed) return phone === '' ? refuseField('phone', { reason: 'phone_needed' }) : {}
  const number = readPhone(typed, phone_country_code || null)
  return number ?? refuseField(phone ? 'phone' : 'phone_number', { reason: 'phone_and_country' })
}

/** `columns` come from the keys above, never from the request. */
async function savePerson(tx: Tx, user_id: string, person: Person, now: Date): Promise<void> {
  const columns = Object.keys(person)
  const sets = columns.map((column, index) => `${column} = $${index + 3}`)
  await tx.query(`UPDATE users SET ${['updated_at = $2', ...sets].join(', ')} WHERE id = $1`, [user_id, now, ...Object.values(person)])
}

/** An empty text clears the field. */
function orNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text
}

function withoutUndefined<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
