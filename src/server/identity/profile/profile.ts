/** Profile fields other than the name: their row and its parsing. */
import { networks, type SocialNetwork } from '#contract/member/profile'
import type { Cause } from '#kernel/refusal'
import type { Queryable, Tx } from '#server/store'

export type ProfileFields = {
  readonly location: string | null
  readonly country_code: string | null
  readonly address: string | null
  /** The document used as profile picture. */
  readonly picture_id: string | null
} & { readonly [Name in SocialNetwork]: string | null }

export type Profile = Omit<ProfileFields, 'picture_id'> & { readonly profile_pic_url: string | null }

const COLUMNS = 'location, country_code, address, picture_id, facebook, linkedin, twitter'
const NO_FIELDS: ProfileFields = {
  location: null,
  country_code: null,
  address: null,
  picture_id: null,
  facebook: null,
  linkedin: null,
  twitter: null,
}

export async function readProfileFields(reader: Queryable, user_id: string): Promise<ProfileFields> {
  const [row] = await reader.query<ProfileFields>(`SELECT ${COLUMNS} FROM profile WHERE user_id = $1`, [user_id])
  return row ?? NO_FIELDS
}

export async function readProfile(reader: Queryable, user_id: string): Promise<Profile> {
  const { picture_id, ...fields } = await readProfileFields(reader, user_id)
  return { ...fields, profile_pic_url: picture_id && `/api/v1/files/${picture_id}` }
}

/** In the caller's transaction, with the user's row locked. */
export async function saveProfileFields(tx: Tx, user_id: string, fields: ProfileFields, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO profile (user_id, ${COLUMNS}, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (user_id) DO UPDATE SET location = excluded.location, country_code = excluded.country_code, address = excluded.address,
       picture_id = excluded.picture_id, facebook = excluded.facebook, linkedin = excluded.linkedin, twitter = excluded.twitter,
       updated_at = excluded.updated_at`,
    [
      user_id,
      fields.location,
      fields.country_code,
      fields.address,
      fields.picture_id,
      fields.facebook,
      fields.linkedin,
      fields.twitter,
      now,
    ],
  )
}

/** As the specification lists them: one network per entry, all of them, in fixed order. */
export function socialMediaOf(links: { readonly [Name in SocialNetwork]: string | null }): Record<string, string>[] {
  return networks.map((network) => ({ [network]: links[network] ?? '' }))
}

const NO_DATE: Cause = { reason: 'not_a_date' }
const ADULT_YEARS = 18

/** A real date, not in the future, of a person who is an adult today (UTC). */
export function dateFault(dob: string, today: Date): Cause | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dob) ?? []
  if (!year || !month || !day) return NO_DATE
  const instant = new Date(`${dob}T00:00:00Z`)
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== dob || Number(year) < 1900) return NO_DATE
  const adult_from = Date.UTC(Number(year) + ADULT_YEARS, Number(month) - 1, Number(day))
  return adult_from > today.getTime() ? { reason: 'under_age' } : null
}
