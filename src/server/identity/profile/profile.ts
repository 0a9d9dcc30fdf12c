/** Profile fields other than the name: their row and its parsing. */

import { type CountryCode, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { networks, type SocialNetwork } from '#contract/member/profile'
import { foldTyped, typedDigits } from '#kernel/format/typed'
import { type Cause, type Refused, refuseField } from '#kernel/refusal'
import type { Queryable, Tx } from '#server/store'

export type ProfileFields = {
  readonly location: string | null
  readonly country_code: string | null
  readonly address: string | null
  /** The document used as profile picture. */
  readonly picture_id: string | null
} & { readonly [Name in SocialNetwork]: string | null }

export type Profile = Omit<ProfileFields, 'picture_id'> & { readonly profile_pic_url: string | null }

const NO_FIELDS: ProfileFields = {
  location: null,
  country_code: null,
  address: null,
  picture_id: null,
  facebook: null,
  linkedin: null,
  twitter: null,
}
const columns = Object.keys(NO_FIELDS) as (keyof ProfileFields)[]
const COLUMNS = columns.join(', ')

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
    `INSERT INTO profile (user_id, updated_at, ${COLUMNS}) VALUES ($1, $2, ${columns.map((_, at) => `$${at + 3}`).join(', ')})
     ON CONFLICT (user_id) DO UPDATE SET updated_at = excluded.updated_at, ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [user_id, now, ...columns.map((name) => fields[name])],
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

/** Parses a phone number into E.164 and its parts. */
export type Phone = { readonly phone: string; readonly phone_country_code: string; readonly phone_number: string }

/**
 * `country` is a calling code (`+46`, `46`) or a country (`SE`); without it a number must start with + or its calling code, or
 * be American. Validated by length only, as the library advises, because number ranges change too often.
 */
export function readPhone(text: string, country: string | null): Phone | null {
  const typed = foldTyped(text).trim()
  if (!/^\+?[\d ()./-]{4,40}$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  const code = countryOf(country)
  const calling = country === null ? '' : typedDigits(country)
  const tries = typed.startsWith('+')
    ? [parsePhoneNumberFromString(typed)]
    : [
        code ? parsePhoneNumberFromString(typed, code) : undefined,
        country ? parsePhoneNumberFromString(`+${calling}${digits}`) : parsePhoneNumberFromString(typed, 'US'),
        parsePhoneNumberFromString(`+${digits}`),
      ]
  const parsed = tries.find((number) => number?.isPossible())
  if (!parsed) return null
  return { phone: parsed.number, phone_country_code: `+${parsed.countryCallingCode}`, phone_number: parsed.nationalNumber }
}

function countryOf(country: string | null): CountryCode | undefined {
  const code = country?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && isSupportedCountry(code) && getCountryCallingCode(code) ? code : undefined
}

/** Links to social profiles: https only, on a host of the named network, without userinfo. */
export type SocialLinks = { readonly [Name in SocialNetwork]: string | null }

const HOSTS: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  linkedin: ['linkedin.com'],
  twitter: ['twitter.com', 'x.com'],
}
const MAX_LENGTH = 200

/** The given links, null for a removed one; other networks are unchanged. */
export function readSocialLinks(sent: string | readonly Readonly<Record<string, string>>[]): Partial<SocialLinks> | Refused<'invalid'> {
  const list = typeof sent === 'string' ? parse(sent) : sent
  if (!list) return wrong({ reason: 'social_form' })
  const links = new Map<SocialNetwork, string | null>()
  for (const entry of list) {
    const [[name, text] = [], ...more] = Object.entries(entry)
    const network = networks.find((one) => one === name)
    if (!network || more.length > 0 || links.has(network))
      return wrong({ reason: 'social_once', params: { networks: networks.join(', ') } })
    const link = text?.trim() ? linkOf(network, text.trim()) : null
    if (link === undefined) return wrong({ reason: 'link_to', params: { host: HOSTS[network][0] ?? network } }, network)
    links.set(network, link)
  }
  return Object.fromEntries(links)
}

/** Normalised as in a browser; undefined if it leads to another host. */
function linkOf(network: SocialNetwork, text: string): string | undefined {
  if (!URL.canParse(text) || text.length > MAX_LENGTH) return undefined
  const { protocol, hostname, port, username, password, href } = new URL(text)
  const fits = HOSTS[network].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && fits && !port && !username && !password && href.length <= MAX_LENGTH ? href : undefined
}

function parse(text: string): Readonly<Record<string, string>>[] | null {
  if (text === '') return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.length <= 10 && list.every(isEntry) ? list : null
  } catch {
    return null
  }
}

function isEntry(entry: unknown): entry is Record<string, string> {
  return typeof entry === 'object' && entry !== null && Object.values(entry).every((value) => typeof value === 'string')
}

/** `at` names the form field. */
function wrong(cause: Cause, at?: SocialNetwork): Refused<'invalid'> {
  return refuseField(at ? `social_media.${at}` : 'social_media', cause)
}
