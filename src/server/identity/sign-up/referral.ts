/** Referrals, fixed at sign-up, with the network of origin for burst detection. */

import { randomBelow } from '#kernel/id'
import { areaOf } from '#kernel/network'
import type { Queryable, Tx } from '#server/store'

type Referrer = { readonly id: string; readonly email: string; readonly status: string }

/** Longer chains are cut: members that far up have no connection with the new one. */
const MAX_CHAIN = 32

/** Written with the sign-up that it belongs to. */
export async function recordReferral(
  tx: Tx,
  { user_id, referrer, network, now }: { user_id: string; referrer: string; network: string; now: Date },
): Promise<void> {
  await tx.query('INSERT INTO referred_sign_up (user_id, referrer, network, at) VALUES ($1, $2, $3, $4)', [user_id, referrer, network, now])
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one: what one household or firm usually has. */
export function originOf(address: string): string {
  const area = areaOf(address)
  if (area === '') return 'unknown'
  return area.includes(':') ? `${area}::/48` : `${area}.0/24`
}

/** The person and their chain of referrers. Only the person if they have none. */
function referrersOf(reader: Queryable, user_id: string): Promise<Referrer[]> {
  return reader.query<Referrer>(
    `WITH RECURSIVE chain AS (
       SELECT id, email, status, referred_by, 0 AS depth FROM users WHERE id = $1
       UNION ALL
       SELECT u.id, u.email, u.status, u.referred_by, c.depth + 1 FROM users u JOIN chain c ON u.id = c.referred_by WHERE c.depth < ${MAX_CHAIN})
     SELECT id, email, status FROM chain ORDER BY depth`,
    [user_id],
  )
}

/**
 * Accounts to compare a referred member with: their referrer, those further up, the referrer's other members, and any referred
 * member with the same phone number. The last finds one person behind many referrer accounts.
 */
async function referralCircle(reader: Queryable, user_id: string): Promise<string[]> {
  const [, ...above] = await referrersOf(reader, user_id)
  const others = await reader.query<{ id: string }>(
    `SELECT id FROM users WHERE referred_by = $2 AND id <> $1
     UNION SELECT u.id FROM users own JOIN users u ON u.phone = own.phone AND u.referred_by IS NOT NULL WHERE own.id = $1 AND u.id <> $1`,
    [user_id, above[0]?.id],
  )
  return [...above, ...others].map(({ id }) => id)
}

/** Those of these members who have a referrer. */
async function referredAmong(reader: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await reader.query<{ id: string }>('SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND referred_by IS NOT NULL', [ids])
  return rows.map(({ id }) => id)
}

type Shared = { readonly phone: boolean; readonly name_and_address: boolean; readonly network: boolean }

/** Ignores case, accents, blanks and punctuation in names and addresses. */
const plain = (text: string) => `regexp_replace(text_fold(${text}), '[\\s.,;:''/#-]+', '', 'g')`

/**
 * What this member shares with any of `others`. A shared network is the same IPv4 address or /64; sessions from before migration
 * 084 have their address alone. Loopback log-ins do not count: behind a proxy that forwards no client address, all come from there.
 */
async function sharedWith(
  reader: Queryable,
  user_id: string,
  { others, window_seconds }: { readonly others: readonly string[]; readonly window_seconds: number },
): Promise<Shared> {
  const [shared] = await reader.query<Shared>(
    `SELECT EXISTS (SELECT FROM users u WHERE u.id = ANY ($2::uuid[]) AND u.phone = own.phone) AS phone,
       EXISTS (SELECT FROM users u JOIN profile p ON p.user_id = u.id WHERE u.id = ANY ($2::uuid[]) AND ${plain('home.address')} <> ''
         AND ${plain('p.address')} = ${plain('home.address')} AND ${plain('u.first_name || u.last_name')} = ${plain('own.first_name || own.last_name')}) AS name_and_address,
       $3::integer > 0 AND EXISTS (SELECT FROM session a JOIN session b ON coalesce(b.network, b.address) = coalesce(a.network, a.address)
         WHERE a.user_id = own.id AND b.user_id = ANY ($2::uuid[]) AND a.address !~ '^(127[.].*|::1|)$'
           AND b.created_at <= a.last_seen_at + make_interval(secs => $3::integer) AND b.last_seen_at >= a.created_at - make_interval(secs => $3::integer)) AS network
     FROM users own LEFT JOIN profile home ON home.user_id = own.id WHERE own.id = $1`,
    [user_id, others, window_seconds],
  )
  return shared ?? { phone: false, name_and_address: false, network: false }
}

export type ReferredMember = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  /** The business date of the sign-up. */
  readonly joined_at: Date
}

/** The people referred by this user, newest first. */
function referredBy(reader: Queryable, user_id: string, limit: number): Promise<ReferredMember[]> {
  return reader.query<ReferredMember>(
    `SELECT id, first_name, last_name, store_business_at(created_at) AS joined_at FROM users WHERE referred_by = $1
     ORDER BY created_at DESC, id DESC LIMIT $2`,
    [user_id, limit],
  )
}

/** Whether any hour around this sign-up has more than `most` sign-ups by the same referrer from the same network. */
async function isInBurst(reader: Queryable, user_id: string, most: number): Promise<boolean> {
  const [row] = await reader.query<{ burst: boolean }>(
    `SELECT EXISTS (SELECT FROM referred_sign_up own JOIN referred_sign_up w
         ON (w.referrer, w.network) = (own.referrer, own.network) AND w.at BETWEEN own.at - interval '1 hour' AND own.at
       WHERE own.user_id = $1 AND (SELECT count(*) FROM referred_sign_up c
         WHERE (c.referrer, c.network) = (w.referrer, w.network) AND c.at >= w.at AND c.at < w.at + interval '1 hour' AND own.at < w.at + interval '1 hour') > $2) AS burst`,
    [user_id, most],
  )
  return row?.burst ?? false
}

export function referralReads(database: Queryable) {
  return {
    referrersOf,
    referralCircle,
    referredAmong,
    sharedWith,
    isInBurst: isInBurst,
    referredBy: (user_id: string, limit: number) => referredBy(database, user_id, limit),
  }
}

/** No 0 O 1 I L, because the code is read aloud and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** 31^8 codes; the database refuses duplicates. */
export function drawReferralCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomBelow(LETTERS.length))).join('')
}

export function readReferralCode(typed: string): string {
  return typed.trim().toUpperCase()
}
