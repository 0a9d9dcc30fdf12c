/** Searches records by id prefix: eight or more digits, as shown in mails, files and logs. */

import { formatDecimal, formatUsd } from '#kernel/money'
import { shownEmail } from '#kernel/text'
import type { Note } from '#sentences/notes'
import { foundNotes } from '#sentences/search'
import { fullName, type User } from '#server/identity'
import { planName } from '#server/plans'
import { labelCode, labelOf, readTransactions } from '#server/transactions'
import type { AdminDependencies } from '../dependencies.ts'

export type IdMatch = {
  readonly kind: 'user' | 'transaction' | 'investment' | 'change' | 'wallet' | 'plan'
  readonly title: string
  readonly title_note: Note | null
  readonly detail: string
  readonly detail_parts: (string | Note)[]
  readonly href: string
  readonly at: Date | null
}
export type Ids = { readonly from: string; readonly to: string; readonly whole: boolean }

const MAX_OF_A_KIND = 5
const DIGITS = 32
const MIN_DIGITS = 8

/** Null: not the beginning of an id. */
export function idsBetween(q: string): Ids | null {
  const digits = q.toLowerCase().replaceAll('-', '')
  if (digits.length < MIN_DIGITS || digits.length > DIGITS || !/^[0-9a-f]+$/.test(digits)) return null
  return { from: idOf(digits.padEnd(DIGITS, '0')), to: idOf(digits.padEnd(DIGITS, 'f')), whole: digits.length === DIGITS }
}

function idOf(digits: string): string {
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-')
}

type Dependencies = Pick<AdminDependencies, 'database' | 'identity'>
type Investment = {
  readonly id: string
  readonly user_id: string
  readonly plan: string
  readonly principal: bigint
  readonly started_at: Date
}
type Change = {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly object_id: string | null
  readonly created_at: Date
}

const BETWEEN = `WHERE id BETWEEN $1 AND $2 ORDER BY id DESC LIMIT ${MAX_OF_A_KIND}`

export async function findByIds({ database: { query }, identity }: Dependencies, { from, to }: Ids): Promise<IdMatch[]> {
  const range = [from, to]
  const [users, moved, investments, changes] = await Promise.all([
    query<{ id: string }>(`SELECT id FROM users ${BETWEEN}`, range),
    query<{ id: string }>(`SELECT id FROM member_transaction ${BETWEEN}`, range),
    query<Investment>(`SELECT id, user_id, plan, principal, started_at FROM investment ${BETWEEN}`, range),
    query<Change>(`SELECT id, kind, state, object_id, created_at FROM admin_change ${BETWEEN}`, range),
  ])
  const transactions = [...(await readTransactions(query, idsOf(moved))).values()]
  const owners = [...transactions, ...investments].map(({ user_id }) => user_id)
  const people = new Map((await identity.readUsers([...new Set([...idsOf(users), ...owners])])).map((user) => [user.id, user]))
  const named = (id: string): string => {
    const user = people.get(id)
    return user ? fullName(user) || shownEmail(user.email) : ''
  }
  return [
    ...users.flatMap(({ id }) => {
      const user = people.get(id)
      return user ? [foundUser(user)] : []
    }),
    ...transactions.map((row) => ({
      kind: 'transaction' as const,
      title: `${labelOf(row)} ${formatUsd(row.amount)}`,
      title_note: {
        code: 'label_amount' as const,
        params: { label: labelCode({ ...row, plan_event: null }), amount: formatDecimal(row.amount) },
      },
      detail: `${named(row.user_id)} · ${inWords(row.state)}`,
      detail_parts: [named(row.user_id), stateNote(row.state)],
      href: `/admin/transaction?q=${row.id}`,
      at: row.created_at,
    })),
    ...investments.map((row) => ({
      kind: 'investment' as const,
      title: `${planName(row.plan)} ${formatUsd(row.principal)}`,
      title_note: null,
      detail: named(row.user_id),
      detail_parts: [named(row.user_id)],
      href: `/admin/user/${row.user_id}`,
      at: row.started_at,
    })),
    ...changes.map((row) => ({
      kind: 'change' as const,
      title: inWords(row.kind),
      title_note: noteOf(row.kind),
      detail: inWords(row.state),
      detail_parts: [stateNote(row.state)],
      href: `/admin?show=changes&state=all${row.object_id ? `&object_id=${encodeURIComponent(row.object_id)}` : ''}`,
      at: row.created_at,
    })),
  ]
}

export function foundUser(user: User): IdMatch {
  const email = shownEmail(user.email)
  const detail = `${email} · ${inWords(user.status)}`
  return {
    kind: 'user',
    title: fullName(user) || email,
    title_note: null,
    detail,
    detail_parts: [email, stateNote(user.status)],
    href: `/admin/user/${user.id}`,
    at: user.created_at,
  }
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function stateNote(state: string): string | Note {
  return noteOf(state) ?? inWords(state)
}

/** For a state or a kind of change; null if there is none. */
function noteOf(name: string): Note | null {
  const code = `found_${name.replace(/[._-]/g, '_')}`
  return Object.hasOwn(foundNotes, code) ? ({ code } as Note) : null
}

/** Turns `awaiting_approval` or `plan.terms` into words. */
function inWords(name: string): string {
  return name.replace(/[._]/g, ' ')
}
