/** Invented people: names from two short lists, undeliverable addresses, and random unknown passwords. */
import { addSeconds } from '#kernel/clock'
import { newId, randomBytes } from '#kernel/id'
import { openHasher } from '#server/identity'
import type { Database } from '#server/store'

export type Person = { readonly id: string; readonly created_at: Date; readonly status: 'active' | 'pending' | 'in_review' }

function statusOf(n: number): Person['status'] {
  if (n % 40 === 0) return 'pending'
  return n % 90 === 0 ? 'in_review' : 'active'
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

/** Signed up over the last half year, in order. */
export async function invent({ transaction, query }: Database, count: number, now: Date): Promise<Person[]> {
  const [known] = await query<{ n: bigint }>(`SELECT count(*) AS n FROM users WHERE role = 'member'`)
  const from = Number(known?.n ?? 0n)
  const people = Array.from({ length: count }, (_, at) => {
    const created_at = addSeconds(now, -Math.floor((HALF_YEAR_SECONDS * (count - at)) / count))
    return { id: newId(created_at), created_at, status: statusOf(at + 1) }
  })
  for (let at = 0; at < count; at += SLICE) {
    const slice = people.slice(at, at + SLICE)
    await transaction((tx) =>
      tx.query(
        `INSERT INTO users (id, email, first_name, last_name, gender, phone, referral_code, status, password_hash, terms_accepted_at, terms_version,
           created_at, updated_at, last_active_at)
         SELECT p.id, 'person-' || lpad(($4::bigint + p.n)::text, 7, '0') || '@demo.invalid', ($5::text[])[1 + (p.n * 7) % ${FIRST.length}],
           ($6::text[])[1 + (p.n * 11) % ${LAST.length}], 'other', '+1415555' || lpad((p.n % 10000)::text, 4, '0'), 'demo-' || ($4::bigint + p.n),
           p.status, '$argon2id$demo', p.at, $3, p.at, p.at, p.at
         FROM unnest($1::uuid[], $2::timestamptz[], $7::text[]) WITH ORDINALITY AS p (id, at, status, n)`,
        [
          slice.map(({ id }) => id),
          slice.map(({ created_at }) => created_at),
          'demo',
          from + at,
          FIRST,
          LAST,
          slice.map(({ status }) => status),
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
