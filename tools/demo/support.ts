/** Invented conversations with support: one waits about a withdrawal, one of a visitor waits, and one is answered. */

import { assert } from '#kernel/assert'
import { addSeconds } from '#kernel/clock'
import { newId, randomBytes } from '#kernel/id'
import type { Database, Tx } from '#server/store'
import type { Person } from './people.ts'

type Entry = { readonly kind: 'question' | 'answer'; readonly author: string | null; readonly text: string; readonly at: Date }
type Thread = {
  readonly user_id: string | null
  readonly visitor?: { readonly email: string; readonly name: string }
  readonly subject: string | null
  readonly transaction_id?: string | null
  readonly state: 'open' | 'waiting'
  readonly assigned_to?: string
  readonly entries: readonly [Entry, ...Entry[]]
}

const HOUR_SECONDS = 3_600

export async function askSupport({ query, transaction }: Database, { id: user_id }: Person, now: Date): Promise<number> {
  const [staff] = await query<{ id: string }>(`SELECT id FROM users WHERE role = 'administrator' ORDER BY created_at LIMIT 1`)
  assert(staff, 'a demo has an administrator')
  const [withdrawal] = await query<{ id: string }>(
    `SELECT id FROM member_transaction WHERE user_id = $1 AND type = 'debit' AND state = 'awaiting_approval' ORDER BY created_at DESC LIMIT 1`,
    [user_id],
  )
  const ago = (hours: number) => addSeconds(now, -hours * HOUR_SECONDS)
  const threads: readonly Thread[] = [
    {
      user_id,
      subject: 'When is my withdrawal decided?',
      transaction_id: withdrawal?.id ?? null,
      state: 'open',
      entries: [{ kind: 'question', author: user_id, text: 'I asked for $150.00 today. How long does a decision take?', at: ago(2) }],
    },
    {
      user_id: null,
      visitor: { email: 'visitor@demo.invalid', name: 'Noor Linde' },
      subject: null,
      state: 'open',
      entries: [{ kind: 'question', author: null, text: 'Can I try a plan without sending money to anybody?', at: ago(26) }],
    },
    {
      user_id,
      subject: 'Does leaving a plan early cost the return?',
      state: 'waiting',
      assigned_to: staff.id,
      entries: [
        { kind: 'question', author: user_id, text: 'What happens to the return if I leave my Silver plan early?', at: ago(75) },
        {
          kind: 'answer',
          author: staff.id,
          text: 'The plan page shows the exit value of each day before you confirm.',
          at: ago(70),
        },
      ],
    },
  ]
  await transaction(async (tx) => {
    for (const thread of threads) await write(tx, thread)
  })
  return threads.length
}

async function write(tx: Tx, { user_id, visitor, subject, transaction_id, state, assigned_to, entries }: Thread): Promise<void> {
  const last = entries.at(-1) ?? entries[0]
  const id = newId(entries[0].at)
  await tx.query(
    `INSERT INTO support_conversation (id, user_id, email, name, confirmed_at, language, subject, transaction_id, state, assigned_to, version, created_at,
       updated_at, since) VALUES ($1, $2, $3, $4, $5, 'en', $6, $7, $8, $9, $10, $11, $12, $12)`,
    [
      id,
      user_id,
      visitor?.email ?? null,
      visitor?.name ?? null,
      visitor ? entries[0].at : null,
      subject,
      transaction_id ?? null,
      state,
      assigned_to ?? null,
      entries.length,
      entries[0].at,
      last.at,
    ],
  )
  for (const { kind, author, text, at } of entries)
    await tx.query(
      `INSERT INTO support_entry (id, conversation_id, kind, author, text, key_hash, body_hash, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(at), id, kind, author, text, randomBytes(32), randomBytes(32), at],
    )
}
