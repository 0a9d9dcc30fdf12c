/** Invented people: names from two short lists, undeliverable addresses, and random unknown passwords. */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId, randomBytes } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { openHasher } from '#server/identity'
import type { Database } from '#server/store'

export type Person = { readonly id: string; readonly created_at: Date; readonly status: 'active' | 'pending' | 'in_review' }

/** Who waits to be verified signed up lately. */
const REVIEW_SECONDS = 41 * 3_600

function statusOf(n: number, age_seconds: number): Person['status'] {
  if (n % 40 === 0) return 'pending'
  return n % 2 === 0 && age_seconds < REVIEW_SECONDS ? 'in_review' : 'active'
}

const FIRST = [
  'Ada',
  'Bruno',
  'Chidi',
  'Dana',
  'Elif',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kemi',
  'Lena',
  'Mateo',
  'Noor',
  'Olga',
  'Pavel',
]
const LAST = ['Amsel', 'Birke', 'Cedro', 'Duna', 'Erle', 'Fjord', 'Ginster', 'Hafen', 'Iltis', 'Jaspis', 'Kiesel', 'Linde', 'Moor', 'Nebel']
const SLICE = 5_000
const HALF_YEAR_SECONDS = 180 * 86_400

/** Of those who signed up after the referrer, every seventh names them. Some of these share a phone number, for the review. */
const REFERRED = 7
const SAME_PHONE = 6 * REFERRED

/** Signed up over the last half year, in order. */
export async function invent({ transaction, query }: Database, count: number, now: Date, referrer: Person): Promise<Person[]> {
  const [known] = await query<{ n: bigint }>(`SELECT count(*) AS n FROM users WHERE role = 'member'`)
  const from = Number(known?.n ?? 0n)
  const people = Array.from({ length: count }, (_, at) => {
    const age_seconds = Math.floor((HALF_YEAR_SECONDS * (count - at)) / count)
    const created_at = addSeconds(now, -age_seconds)
    return { id: newId(created_at), created_at, status: statusOf(at + 1, age_seconds) }
  })
  for (let at = 0; at < count; at += SLICE) {
    const slice = people.slice(at, at + SLICE)
    await transaction((tx) =>
      tx.query(
        `INSERT INTO users (id, email, first_name, last_name, gender, phone, referral_code, status, password_hash, terms_accepted_at, terms_version,
           created_at, updated_at, last_active_at, referred_by)
         SELECT p.id, 'person-' || lpad(($4::bigint + p.n)::text, 7, '0') || '@demo.invalid', ($5::text[])[1 + (p.n * 7) % ${FIRST.length}],
           ($6::text[])[1 + (p.n * 11) % ${LAST.length}], 'other', '+1415555' || lpad((CASE WHEN p.at > $9 AND p.n % ${SAME_PHONE} = 1 THEN 9999 ELSE p.n % 9999 END)::text, 4, '0'), 'demo-' || ($4::bigint + p.n),
           p.status, '$argon2id$demo', p.at, $3, p.at, p.at, p.at, CASE WHEN p.at > $9 AND p.n % ${REFERRED} = 1 THEN $8::uuid END
         FROM unnest($1::uuid[], $2::timestamptz[], $7::text[]) WITH ORDINALITY AS p (id, at, status, n)`,
        [
          slice.map(({ id }) => id),
          slice.map(({ created_at }) => created_at),
          'demo',
          from + at,
          FIRST,
          LAST,
          slice.map(({ status }) => status),
          referrer.id,
          referrer.created_at,
        ],
      ),
    )
  }
  return people
}

export type NamedMember = { readonly person: Person; readonly email: string; readonly password: string }

/** One invented member with a random password, so that their screens can be looked at. */
export async function inventMember({ query }: Database, created_at: Date): Promise<NamedMember> {
  const person: Person = { id: newId(created_at), created_at, status: 'active' }
  const email = `ada-${person.id.slice(-6)}@demo.invalid`
  const password = Buffer.from(randomBytes(12)).toString('base64url')
  await query(
    `INSERT INTO users (id, email, first_name, last_name, gender, phone, referral_code, status, password_hash, terms_accepted_at, terms_version,
       created_at, updated_at, last_active_at)
     VALUES ($1, $2, 'Ada', 'Birke', 'other', '+14155550100', $3, 'active', $4, $5, 'demo', $5, $5, $5)`,
    [person.id, email, `demo-${person.id.slice(-8)}`, await openHasher().hash(password), created_at],
  )
  return { person, email, password }
}

/** What invented people do: when they deposit, buy a plan and withdraw. */
type Kind = 'deposit' | 'pending_deposit' | 'withdrawal' | 'pending_withdrawal' | 'plan'

/** `plan` only for a purchase. */
export type Event = { readonly person: Person; readonly kind: Kind; readonly at: Date; readonly amount: Cents; readonly plan?: string }

const HOUR_SECONDS = 3_600

/** The history of the nth person: all who may deposit, half buy a plan, some withdraw, and some asked lately for what is to be decided. */
export function lifeOf(person: Person, n: number, now: Date): Event[] {
  if (person.status === 'in_review') return []
  const amount = BigInt(10_000 + ((n * 7_919) % 490_000))
  const event = (kind: Kind, hours: number, share: bigint): Event => ({
    person,
    kind,
    at: addSeconds(person.created_at, hours * HOUR_SECONDS),
    amount: cents((amount * share) / 100n),
  })
  // Of the last 41 hours, but never before the deposit that pays for it.
  const lately = (kind: Kind, hours: number, share: bigint): Event => {
    const first = event(kind, hours, share)
    return { ...first, at: new Date(Math.max(first.at.getTime(), addSeconds(now, -((n % 41) + 1) * HOUR_SECONDS).getTime())) }
  }
  const plan = planFor(amount / 2n)
  const buys = n % 2 === 1 && plan !== null && person.status === 'active'
  return [
    event('deposit', 1, 100n),
    ...(n % 3 === 0 ? [event('withdrawal', 12, 20n)] : []),
    ...(n % 50 === 0 ? [lately('pending_withdrawal', 14, 10n)] : []),
    ...(n % 60 === 0 ? [lately('pending_deposit', 15, 40n)] : []),
    ...(buys ? [{ ...event('plan', 18, 50n), plan }] : []),
  ]
}

/** The plan whose range an amount is in; null: none. */
function planFor(amount: bigint): string | null {
  if (amount >= 100_000n) return 'silver'
  if (amount >= 50_000n) return 'diamond'
  return amount >= 10_000n ? 'starter' : null
}

/** The life of the member whose log-in is printed: a plan that matured, three that run, a withdrawal that was paid and one that waits. */
export function lifeOfMember(person: Person, now: Date): Event[] {
  const event = (kind: Kind, days_ago: number, usd: bigint, plan?: string): Event => ({
    person,
    kind,
    at: addSeconds(now, Math.round(-days_ago * DAY_SECONDS)),
    amount: cents(usd * 100n),
    ...(plan === undefined ? {} : { plan }),
  })
  return [
    event('deposit', 38, 3_000n),
    event('plan', 37, 500n, 'starter'),
    event('deposit', 33, 2_500n),
    event('withdrawal', 20, 300n),
    event('plan', 16, 800n, 'diamond'),
    event('plan', 12, 2_000n, 'silver'),
    event('plan', 2, 400n, 'starter'),
    event('pending_withdrawal', 0.1, 150n),
  ]
}
