/**
 * What makes the other rooms alive: referral bonuses, testimonials and retirement applications. Each is written by its own room, so a text
 * must be earned and a document is examined.
 */
import { crc32, deflateSync } from 'node:zlib'
import { assert } from '#kernel/assert'
import { isRefused } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { Database, Query } from '#server/store'
import type { Assembly } from '../../src/server/assemble.ts'
import { apply } from '../../src/server/retirement/apply.ts'
import { decide } from '../../src/server/retirement/decide.ts'
import { decideTestimonial } from '../../src/server/testimonials/decide.ts'
import { writeTestimonial } from '../../src/server/testimonials/write.ts'
import type { Person } from './people.ts'

/** What the matured plans of referred people set off, and the bonuses of it that no signal holds. */
export async function payReferrals({ dispatcher, referrals }: Assembly): Promise<void> {
  await dispatcher.drain()
  while ((await referrals.payDue()) > 0) {}
}

const TEXTS = [
  'I let my first plan run to its last day. The amount that was shown when I bought it is the amount that came.',
  'The withdrawal took an administrator an hour. I could see at each moment where it was.',
  'I used it to learn how a fixed term works before I read about real ones. Nothing here is real money, and it says so.',
  'The page shows what leaving would pay on each day. I looked, and kept the plan.',
  'I checked the published statement against my own receipt. It took two minutes.',
  'The bots lose as well, and their pages say by how much. That is why I trust the rest.',
]
/** Of each text in turn; the others wait. */
const DECISIONS = ['publish', 'publish', 'publish', 'publish', 'decline'] as const

/** Of people whose plan matured and whose withdrawal was paid; most are published, one is declined, one waits. */
export async function writeTestimonials({ testimonials }: Assembly, { query }: Database): Promise<number> {
  const actor = await staffOf(query)
  const authors = await query<{ id: string; first_name: string }>(
    `SELECT u.id, u.first_name FROM users u WHERE u.role = 'member'
       AND EXISTS (SELECT FROM investment i WHERE i.user_id = u.id AND i.status = 'matured')
       AND EXISTS (SELECT FROM member_transaction t WHERE t.user_id = u.id AND t.type = 'debit' AND t.origin = 'rail' AND t.state = 'settled')
       AND NOT EXISTS (SELECT FROM testimonial w WHERE w.user_id = u.id)
     ORDER BY u.created_at DESC LIMIT $1`,
    [TEXTS.length],
  )
  for (const [at, { id, first_name }] of authors.entries()) {
    const writer = { user_id: id, role: 'member' }
    const written = await writeTestimonial(testimonials, writer, { text: TEXTS[at] ?? '', display_name: first_name })
    assert(!isRefused(written), 'a matured plan and a paid withdrawal earn a testimonial')
    const decision = DECISIONS[at]
    if (!decision) continue
    const reason = decision === 'decline' ? { reason: 'off_topic' as const } : {}
    const decided = await decideTestimonial(testimonials, actor, { id: written.id, version: written.version, decision, ...reason })
    assert(!isRefused(decided), 'an administrator decides a testimonial')
  }
  return authors.length
}

/** Practice applications with a made-up document: one waits, one is in review, one is approved. */
const STEPS = [[], ['in_review'], ['in_review', 'approved']] as const

export async function sendApplications({ retirement }: Assembly, database: Database, member: Person): Promise<number> {
  const actor = await staffOf(database.query)
  const people = await database.query<{ id: string; email: string; first_name: string; last_name: string }>(
    `SELECT id, email, first_name, last_name FROM users WHERE role = 'member' AND status = 'active' ORDER BY id = $1 DESC, created_at DESC LIMIT $2`,
    [member.id, STEPS.length],
  )
  for (const [at, { id, email, first_name, last_name }] of people.entries()) {
    const sent = { email, full_name: `${first_name} ${last_name}`, phone: '+14155550100' }
    const govt_id = { name: 'specimen.png', kind: 'png' as const, bytes: specimen() }
    const received = await apply(retirement, { user_id: id, network: [] }, sent, { govt_id, employment_letter: null })
    assert(!isRefused(received), 'a demo application is taken')
    for (const state of STEPS[at] ?? []) {
      const decided = await decide(retirement, actor, received.id, { state })
      assert(!isRefused(decided), 'an administrator decides an application')
    }
  }
  return people.length
}

async function staffOf(query: Query): Promise<Actor> {
  const [staff] = await query<{ id: string; email: string }>(
    `SELECT id, email FROM users WHERE role = 'administrator' ORDER BY created_at LIMIT 1`,
  )
  assert(staff, 'a demo has an administrator')
  return { user_id: staff.id, email: staff.email, request_id: 'demo' }
}

const WIDTH = 320
const HEIGHT = 200
const FRAME = 12

/** A grey card with a frame, as PNG: a document of no person. */
function specimen(): Uint8Array {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const isFrame = (x: number) => x < FRAME || y < FRAME || x >= WIDTH - FRAME || y >= HEIGHT - FRAME
    return Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => (isFrame(x) ? 0x60 : 0xd8))])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits of grey.
  header.writeUInt8(8, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
