/**
 * A pending change is bound to what its approver saw. For every kind: request it, move each value that its screen shows, approve. The
 * approval is refused by name, and nothing is done. A new kind without a row does not compile.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { changeKind } from '#contract/shared/waiting-change'
import { newId } from '#kernel/id'
import { type Answer, type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { someOf } from '#test/support/whole.ts'
import { flagged } from '../referrals/world.ts'
import { colleague, decide } from './people.ts'

type World = { readonly app: TestApp; readonly ada: Client; readonly bob: Client }
type RequestedChange = { readonly answer: Answer; readonly subject: string }
type Row = {
  readonly ask: (world: World) => Promise<RequestedChange>
  /** By the name of the value that the refusal must give; exactly the values that are shown. */
  readonly moves: Readonly<Record<string, (world: World, subject: string) => Promise<unknown>>>
  /** Shown too, but the store refuses to change it. */
  readonly fixed?: readonly string[]
}

const sql =
  (text: string) =>
  ({ app }: World, subject: string) =>
    app.database.query(text, text.includes('$1') ? [subject] : [])
const person = (assignment: string) => sql(`UPDATE users SET ${assignment} WHERE id = $1`)
const email = person(`email = 'moved.' || email`)
const referrer = (assignment: string) =>
  sql(`UPDATE users SET ${assignment} WHERE id = (SELECT referrer FROM referral_bonus WHERE id = $1)`)
const SUSPENDED = `status = 'suspended', suspended_at = now()`
const ACTIVE = `status = 'active', suspended_at = NULL, suspended_reason = NULL`

/** Where a member is paid, and a wallet that is paid to: no real coin can be sent to that. */
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TEST_BTC = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

let count = 0
const next = () => (count += 1)

async function staff({ app }: World, more = ''): Promise<string> {
  const { user_id } = await app.member()
  await app.database.query(`UPDATE users SET role = 'operator'${more} WHERE id = $1`, [user_id])
  return user_id
}

const adjustment = (type: 'credit' | 'debit'): Row => ({
  ask: async ({ app, ada }) => {
    const { user_id } = await app.member({ funded: '25000' })
    const body = { user: user_id, account_type: 'main', amount: '20000', transaction_type: type, narration: 'A correction' }
    return { subject: user_id, answer: await ada.call('POST', '/admin/transaction', body) }
  },
  moves: { status: person(SUSPENDED), ...(type === 'credit' ? { email } : {}) },
})

const rail = (pay: boolean): Row => ({
  ask: async ({ app, ada }) => {
    const member = await app.member(pay ? { funded: '25000' } : {})
    const id = pay ? await withdrawal(app, member) : await pendingDeposit(member)
    return { subject: id, answer: await ada.call('PATCH', `/admin/transaction/${id}`) }
  },
  moves: {
    status: sql(`UPDATE member_transaction SET state = 'declined' WHERE id = $1`),
    email: sql(`UPDATE users SET email = 'moved.' || email WHERE id = (SELECT user_id FROM member_transaction WHERE id = $1)`),
    method: sql(`UPDATE member_transaction SET method = 'bank' WHERE id = $1`),
    coin: sql(`UPDATE member_transaction SET coin = 'XRP' WHERE id = $1`),
    network: sql(`UPDATE member_transaction SET network = 'elsewhere' WHERE id = $1`),
    address: sql(`UPDATE member_transaction SET address = 'elsewhere' WHERE id = $1`),
    bank_last_four: sql(`UPDATE member_transaction SET bank_last_four = '9999' WHERE id = $1`),
  },
  fixed: ['user', 'amount'],
})

async function pendingDeposit(member: Client): Promise<string> {
  const created = await member.call('POST', '/private/user/deposit', { amount: '15000', payment_method: 'card' })
  return String(created.body.data?.transaction?._id)
}

/** Confirmed already: the code is not under test. */
async function withdrawal({ database }: TestApp, member: Client): Promise<string> {
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const created = await member.call('POST', '/private/user/transaction', {
    amount: '15000',
    payment_option: 'wallet',
    selected_coin: `${BTC}::btc::Bitcoin`,
  })
  const id = String(created.body.data?.transaction?._id)
  await database.query(`UPDATE member_transaction SET state = 'awaiting_approval' WHERE id = $1`, [id])
  return id
}

const treasury = (direction: 'add' | 'take'): Row => ({
  ask: async ({ ada }) => ({
    subject: '',
    answer: await ada.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '20000', direction }),
  }),
  moves: {},
})

const status = (to: 'suspended' | 'active'): Row => ({
  ask: async (world) => {
    const subject = await staff(world, to === 'active' ? `, ${SUSPENDED}` : '')
    return { subject, answer: await world.ada.call('PATCH', `/admin/user/${subject}`, { status: to, reason: 'As agreed' }) }
  },
  moves: { status: person(to === 'active' ? ACTIVE : SUSPENDED), role: person(`role = 'member'`) },
})

/** Through both administrators, as terms always change. */
const terms = (patch: () => object) => async (world: World) => {
  const asked = await world.ada.call('PATCH', '/admin/plan/silver', { ...patch(), reason: 'Other terms' })
  const agreed = await decide(world.bob, asked.body.data?.change_id)
  if (agreed.status !== 200) throw new Error(agreed.text)
}

const wallet = (assignment: string) => sql(`UPDATE deposit_wallet SET ${assignment}, version = version + 1 WHERE id = $1`)

const rows: Readonly<Record<z.output<typeof changeKind>, Row>> = {
  'adjustment.credit': adjustment('credit'),
  'adjustment.debit': adjustment('debit'),
  'deposit.approve': rail(false),
  'withdrawal.approve': rail(true),
  'treasury.add': treasury('add'),
  'treasury.take': treasury('take'),
  'user.role': {
    ask: async ({ app, ada }) => {
      const { user_id } = await app.member()
      return { subject: user_id, answer: await ada.call('PATCH', `/admin/user/${user_id}/role`, { role: 'auditor', reason: 'Joins' }) }
    },
    moves: { status: person(SUSPENDED), role: person(`role = 'operator'`), email },
  },
  'user.suspend': status('suspended'),
  'user.unsuspend': status('active'),
  'user.recover': {
    ask: async ({ app, ada }) => {
      const { user_id } = await app.member()
      await app.database.query(`INSERT INTO totp (user_id, secret, created_at, confirmed_at) VALUES ($1, '\\x00', now(), now())`, [user_id])
      return { subject: user_id, answer: await ada.call('POST', `/admin/user/${user_id}/recovery`, { reason: 'Lost the phone' }) }
    },
    moves: {
      status: person(SUSPENDED),
      role: person(`role = 'operator'`),
      email,
      password: person(`password_hash = password_hash || 'x'`),
      // The owner found the phone and enrolled another app: that one stays.
      second_factor: sql(`UPDATE totp SET confirmed_at = confirmed_at + interval '1 hour' WHERE user_id = $1`),
    },
  },
  'team.invite': {
    ask: async ({ ada }) => {
      const subject = `invited.${newId()}@staff.test`
      return { subject, answer: await ada.call('POST', '/admin/invite', { email: subject, role: 'operator' }) }
    },
    moves: {
      existing_account: ({ app }, subject) => app.member({ email: subject }),
      invitation: ({ app, bob }, subject) =>
        app.database.query(
          `INSERT INTO staff_invite (id, email, role, token_hash, invited_by, created_at, expires_at)
           VALUES ($1, $2, 'auditor', sha256(convert_to($2, 'UTF8')), $3, now(), now() + interval '1 day')`,
          [newId(), subject, bob.user_id],
        ),
    },
  },
  'plan.terms': {
    ask: async ({ ada }) => ({
      subject: '',
      answer: await ada.call('PATCH', '/admin/plan/silver', { rate_bps: 1000 + next(), reason: 'x' }),
    }),
    moves: {
      version: terms(() => ({ rate_bps: 2000 + next() })),
      rate_bps: terms(() => ({ rate_bps: 2000 + next() })),
      days: terms(() => ({ days: 30 + next() })),
      min: terms(() => ({ min: `${1000 + next()}.00` })),
      max: terms(() => ({ max: `${90_000 + next()}.00` })),
      exit_share_bps: terms(() => ({ exit_share_bps: 5000 + next() })),
      referral_bps: terms(() => ({ referral_bps: 1 + next() })),
      on_sale: async (world) => {
        const [before] = await world.app.database.query<{ on_sale: boolean }>(
          `SELECT on_sale FROM plan_terms WHERE plan = 'silver' ORDER BY version DESC LIMIT 1`,
        )
        return terms(() => ({ on_sale: !before?.on_sale }))(world)
      },
    },
  },
  'wallet.create': {
    ask: async ({ ada }) => {
      const body = { name: 'New', symbol: `N${next()}`, network: 'ERC-20', address: '0x0000000000000000000000000000000000000000' }
      return { subject: '', answer: await ada.call('POST', '/admin/wallet', body) }
    },
    moves: {},
  },
  'wallet.change': {
    ask: async ({ app, ada }) => {
      const [found] = await app.database.query<{ id: string }>(
        `UPDATE deposit_wallet SET symbol = 'BTC', network = 'Bitcoin', address = $1, image = NULL, version = version + 1
         WHERE id = (SELECT id FROM deposit_wallet WHERE name LIKE 'Bitcoin%') RETURNING id`,
        ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
      )
      const subject = String(found?.id)
      return { subject, answer: await ada.call('PATCH', `/admin/wallet/${subject}`, { address: TEST_BTC }) }
    },
    moves: {
      version: wallet('rank = rank'),
      name: wallet(`name = name || '.'`),
      symbol: wallet(`symbol = 'BTC' || version`),
      network: wallet(`network = CASE network WHEN 'Bitcoin' THEN 'litcoin' ELSE 'Bitcoin' END`),
      address: wallet(`address = address || 'x'`),
      image: wallet(`image = 'icon:moved'`),
      rank: wallet('rank = rank + 1'),
    },
  },
  'settings.change': {
    ask: async ({ ada }) => {
      const patch = { four_eyes_threshold: `${20_000 + next()}.00`, deposit_first: `${next()}.00`, limit_uploads: 100 + next() }
      return { subject: '', answer: await ada.call('PATCH', '/admin/settings', patch) }
    },
    moves: Object.fromEntries(
      [
        ['four_eyes_threshold', () => `"${9000 + next()}.00"`],
        ['deposit_first', () => `"${200 + next()}.00"`],
        ['limit_uploads', () => String(200 + next())],
      ].map(([name, value]) => [
        String(name),
        ({ app }: World) =>
          app.database.query(
            'INSERT INTO setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
            [name, (value as () => string)()],
          ),
      ]),
    ),
  },
  'referral.release': {
    ask: async ({ app, ada }) => {
      const { id } = await flagged(app, 1_500_000)
      return { subject: id, answer: await ada.call('PATCH', `/admin/referral/${id}`, { decision: 'release', reason: 'One household' }) }
    },
    moves: {
      status: referrer(SUSPENDED),
      email: referrer(`email = 'moved.' || email`),
    },
    fixed: ['referred', 'plan', 'signals'],
  },
  'business-date.move': {
    ask: async ({ ada }) => ({ subject: '', answer: await ada.call('POST', '/admin/business-date', { days: 2 }) }),
    moves: { offset_days: sql('UPDATE business_offset SET milliseconds = milliseconds + 3600000') },
  },
}

/** Everything that an approval may write. */
async function everything({ app }: World): Promise<unknown> {
  const tables = {
    move: 'id, debit, credit, amount',
    account: 'code, balance',
    users: 'id, role, status, email, password_hash, withdrawals_frozen_until',
    totp: 'user_id, confirmed_at',
    passkey: 'id, name',
    setting: 'name, value, version',
    plan_terms: 'plan, version, rate_bps',
    deposit_wallet: 'id, name, address, version',
    staff_invite: 'id, email, withdrawn_at',
    business_offset: 'milliseconds',
    member_transaction: 'id, state, decided_by',
    referral_bonus: 'id, state',
    admin_alone: 'maker, n',
    admin_change: 'id, state',
  }
  const found: Record<string, unknown> = {}
  for (const [table, columns] of Object.entries(tables))
    found[table] = await app.database.query(`SELECT ${columns} FROM ${table} ORDER BY ${columns}`)
  return found
}

async function shownTo(who: Client, id: unknown) {
  const { body } = await who.call('GET', '/admin/change?limit=200')
  type Shown = { _id: string; kind: string; hash: string; moved: string[] | null; before: object; state: string }
  return (body.data as unknown as Shown[]).find(({ _id }) => _id === id)
}

/** A sender who gives each call a key, and can send the last one again, as after a lost reply. */
function repeating(who: Client) {
  let last = (): Promise<Answer> => Promise.reject(new Error('nothing was sent'))
  const sender: Client = {
    ...who,
    call: (method, path, body) => {
      const key = { 'idempotency-key': newId() }
      last = () => who.call(method, path, body, key)
      return last()
    },
  }
  return { sender, sendAgain: () => last() }
}

onStore((store) => {
  let world: World
  beforeAll(async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    await app.database.query(
      `INSERT INTO setting (name, value) VALUES ('wallet_four_eyes', 'true'), ('limit_money_calls', '100000'), ('deposit_limit', '"1000000.00"')`,
    )
    app.clock.advance(2)
    world = { app, ada, bob }
  })

  describe.each(Object.entries(rows))('%s', (kind, { ask, moves, fixed = [] }) => {
    it('is one change also when its request is sent again, shows what it depends on, and is approved with the hash of it', async () => {
      const { app, ada, bob } = world
      const { sender, sendAgain } = repeating(ada)
      const { answer } = await ask({ ...world, ada: sender })
      expect([answer.status, answer.body.error_code]).toEqual([202, undefined])
      const waiting = async () => (await ada.call('GET', '/admin/change?state=waiting&limit=200')).body.data?.length
      const one = await waiting()
      expect([(await sendAgain()).text, await waiting()]).toEqual([answer.text, one])
      const id = answer.body.data?.change_id
      const shown = await shownTo(bob, id)
      expect(shown).toMatchObject({ kind, moved: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(Object.keys(shown?.before ?? {}).sort()).toEqual([...Object.keys(moves), ...fixed].sort())
      const before = await everything(world)
      const approve = (more: object) => bob.call('PATCH', `/admin/change/${id}`, { decision: 'approve', reason: 'Looked at it', ...more })
      expect((await approve({})).status).toBe(400)
      expect((await approve({ hash: 'f'.repeat(64) })).body).toMatchObject({ error_code: 52, params: { reason: 'change_seen_other' } })
      expect(await everything(world)).toEqual(before)
      expect([(await approve({ hash: shown?.hash })).text, (await shownTo(ada, id))?.state]).toEqual([expect.anything(), 'approved'])
      const audited = await app.database.query(`SELECT 1 FROM audit_entry WHERE after ->> 'change' = $1 AND after ->> 'seen_hash' = $2`, [
        id,
        shown?.hash,
      ])
      expect(audited).toHaveLength(1)
    })

    it.each(someOf(Object.entries(moves), 1))('does nothing once the %s has moved', async (name, move) => {
      const { bob } = world
      const { answer, subject } = await ask(world)
      const id = answer.body.data?.change_id
      expect([answer.status, (await shownTo(bob, id))?.moved]).toEqual([202, null])
      await move(world, subject)
      expect((await shownTo(bob, id))?.moved).toContain(name)
      const before = await everything(world)
      const refused = await decide(bob, id)
      expect(refused).toMatchObject({ status: 409, body: { error_code: 52, params: { reason: 'change_outdated' } } })
      expect(String(refused.body.params?.fields).split(', ')).toContain(name)
      expect(await everything(world)).toEqual(before)
      expect((await decide(bob, id, 'decline')).status).toBe(200)
    })
  })
})
