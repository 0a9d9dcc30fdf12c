/**
 * sec/C1, sec/A10: every call of staff that writes, by what it does. What moves money or lifts a hold is a kind of change, or has its
 * reason here and in decision 091. What changes others' accounts needs a step-up, or has its reason here. A new call without a row does not
 * compile.
 */
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { type Api, api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { isStaffRole, type StaffRole } from '#contract/shared/role'
import { changeKind } from '#contract/shared/waiting-change'
import { colleague, decide, shownHash } from '#test/rooms/admin/people.ts'
import { pngOfSize } from '#test/rooms/documents/hostile-bytes.ts'
import { applicationForm, form, paperFile } from '#test/rooms/documents/papers.ts'
import { busyInstance, confirmedWithdrawal, paidWithdrawal, TESTIMONY } from '#test/rooms/metrics/busy.ts'
import { flagged, payDue } from '#test/rooms/referrals/world.ts'
import { ask } from '#test/rooms/support/people.ts'
import type { Body, Client, TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

type StaffWrite = {
  [Name in RouteName]: Api[Name] extends { readonly who: StaffRole } ? (Api[Name] extends { readonly method: 'GET' } ? never : Name) : never
}[RouteName]

const staffWrites = (Object.keys(api) as RouteName[]).filter((name) => isStaffRole(api[name].who) && api[name].method !== 'GET')

/** Nothing of a member's or of the operator's money, and no text to a member. */
const NO_STEP_UP: Partial<Record<StaffWrite, string>> = {
  whatIf: 'computes and writes nothing',
  writeNote: 'only staff read it',
  noteSupport: 'only staff read it',
  changeSupport: 'assigns or closes a conversation; its texts are fixed',
  retryMail: 'sends a mail that was written before, to the same address',
}

/** Moves money or lifts a hold with one person's decision: as the table of decision 091. */
const ONE_PERSON: Partial<Record<StaffWrite, string>> = {
  decideChange: 'is the second person',
  decline: "returns the owner's own hold to them",
  deleteTransaction: "returns the owner's own hold to them",
  bulkDecide: 'as decline and deleteTransaction; its approvals are summed one by one',
  changeUser: 'verifies or reinstates a member: moves nothing; what leaves is approved by amount',
  endHold: "is the second person: the role's owner is the first",
}

type World = {
  readonly app: TestApp
  readonly boss: Client
  readonly second: Client
  readonly olga: Client
  /** Testifies, and is the owner of what is decided. */
  readonly ada: Client
}
type Ask = { readonly id?: string; readonly body?: unknown; readonly by?: Client }
type Tries = Readonly<Record<string, (world: World) => Promise<Ask>>>

const LARGE = '10000.01'
const reason = 'A test'
const ETH = '0x0000000000000000000000000000000000000000'
const always = (ask: Ask) => async () => ask
const listed = async (who: Client, path: string) => (await who.call('GET', path)).body.data as unknown as Body[]
const depositOf = async ({ ada }: World) =>
  String((await ada.call('POST', '/private/user/deposit', { amount: LARGE, payment_method: 'card' })).body.data?.transaction?._id)
const withdrawalOf = async ({ app }: World) => confirmedWithdrawal(app, await app.member({ funded: '10001' }), LARGE)
const fund =
  (transaction_type: string) =>
  async ({ app }: World) => {
    const { user_id } = await app.member({ funded: '10001' })
    return { body: { user: user_id, account_type: 'main', amount: LARGE, transaction_type, narration: reason } }
  }
const decideBonus = (decision: string) => async (world: World) => ({
  id: (await flagged(world.app, 1_000_001)).id,
  body: { decision, reason },
})
const bulk = (action: string) => async (world: World) => ({ body: { ids: [await depositOf(world), await withdrawalOf(world)], action } })
const conversation =
  (bodyOf: (version: unknown) => object) =>
  async ({ ada, boss }: World) => {
    const id = await ask(ada)
    return { id, body: bodyOf((await boss.call('GET', `/admin/support/${id}`)).body.data?.version) }
  }
const wallet = async ({ boss }: World) => String((await listed(boss, '/admin/wallet'))[0]?._id)
const suspended = async ({ app, second }: World, user: Client) => {
  await app.database.query(`UPDATE users SET status = 'suspended', suspended_at = now() WHERE id = $1`, [user.user_id])
  return { id: user.user_id, body: { status: 'active' }, by: second }
}
const staffOf = ({ app, boss, second }: World) => colleague(app, boss, 'auditor', second)
const set = async ({ app }: World, user_id: string, column: string) => {
  await app.database.query(`UPDATE users SET ${column} WHERE id = $1`, [user_id])
  return { id: user_id }
}

/** Each call so that it takes effect, with amounts above the four-eyes threshold. */
const tries: { readonly [Name in StaffWrite]: Tries } = {
  announce: { '': always({ body: { title: 'Maintenance', body: 'On Sunday.' } }) },
  takeDown: {
    '': async ({ boss }) => ({ id: String((await listed(boss, '/admin/announcement'))[0]?._id) }),
  },
  decideTestimonial: {
    '': async ({ ada, boss }) => {
      await ada.call('PUT', '/me/testimonial', TESTIMONY)
      const [row] = await listed(boss, '/admin/testimonial?state=waiting')
      return { id: String(row?._id), body: { decision: 'publish', version: row?.version } }
    },
  },
  makeEpoch: { '': always({}) },
  decideReferralBonus: { release: decideBonus('release'), refuse: decideBonus('refuse') },
  decideApplication: {
    '': async ({ ada, boss }) => {
      await ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email }))
      return { id: String((await listed(boss, '/admin/ira-form'))[0]?._id), body: { state: 'in_review' } }
    },
  },
  revealSsn: { '': async ({ boss }) => ({ id: String((await listed(boss, '/admin/ira-form'))[0]?._id), body: { reason } }) },
  changeUser: {
    verify: async (world) => ({ ...(await set(world, (await world.app.member()).user_id, `status = 'in_review'`)), body: {} }),
    suspend: async ({ app }) => ({ id: (await app.member()).user_id, body: { status: 'suspended' } }),
    reinstate: async (world) => suspended(world, await world.app.member()),
    'suspend staff': async (world) => ({ id: (await staffOf(world)).user_id, body: { status: 'suspended' }, by: world.boss }),
    'reinstate staff': async (world) => suspended(world, await staffOf(world)),
  },
  emailUser: { '': async ({ ada }) => ({ id: ada.user_id, body: { subject: 'Hello', message: 'Hello' } }) },
  fund: { credit: fund('credit'), debit: fund('debit') },
  approve: {
    deposit: async (world) => ({ id: await depositOf(world) }),
    withdrawal: async (world) => ({ id: await withdrawalOf(world) }),
  },
  decline: {
    deposit: async (world) => ({ id: await depositOf(world), body: {} }),
    withdrawal: async (world) => ({ id: await withdrawalOf(world), body: {} }),
  },
  deleteTransaction: { '': async (world) => ({ id: await withdrawalOf(world) }) },
  fundReserve: {
    add: always({ body: { account: 'referral', amount: LARGE, direction: 'add' } }),
    take: always({ body: { account: 'reserve', amount: LARGE, direction: 'take' } }),
  },
  changeSettings: { guarded: always({ body: { auto_approval_limit: LARGE } }), other: always({ body: { ticker_notice: 'Hello' } }) },
  moveBusinessDate: { '': always({ body: { days: 8 } }) },
  decideChange: {
    '': async (world) => {
      const { body } = await fund('credit')(world)
      const held = await world.boss.call('POST', '/admin/transaction', body)
      const id = String(held.body.data?.change_id)
      return { id, body: { decision: 'approve', reason, hash: await shownHash(world.second, id) }, by: world.second }
    },
  },
  changeRole: { '': async ({ app }) => ({ id: (await app.member()).user_id, body: { role: 'operator', reason } }) },
  recoverUser: {
    '': async ({ app }) => {
      const { user_id: id } = await app.member()
      await app.database.query(`INSERT INTO totp (user_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`, [id])
      return { id, body: { reason } }
    },
  },
  endHold: {
    '': async (world) => ({
      ...(await set(world, (await staffOf(world)).user_id, `role_held_until = now() + interval '1 year'`)),
      body: { reason },
    }),
  },
  makeInvite: { '': always({ body: { email: 'guest@staff.test', role: 'operator' } }) },
  withdrawInvite: {
    '': async ({ boss, second }) => {
      const held = await boss.call('POST', '/admin/invite', { email: 'other@staff.test', role: 'auditor' })
      await decide(second, held.body.data?.change_id)
      return { id: String((await listed(boss, '/admin/invite'))[0]?._id) }
    },
  },
  deleteUser: { '': async ({ app }) => ({ id: (await app.member()).user_id }) },
  writeNote: { '': async ({ ada }) => ({ id: ada.user_id, body: { text: 'test' } }) },
  retryMail: {
    '': async ({ app }) => {
      const [row] = await app.database.query<{ id: string }>(
        `UPDATE mail SET state = 'failed', ended_at = now() WHERE id = (SELECT id FROM mail ORDER BY position LIMIT 1) RETURNING id`,
      )
      return { id: String(row?.id) }
    },
  },
  bulkDecide: { approve: bulk('approve'), decline: bulk('decline'), delete: bulk('delete') },
  changePlan: { '': always({ id: 'gold', body: { rate_bps: 150, reason } }) },
  whatIf: { '': always({ id: 'gold', body: { rate_bps: 100 } }) },
  createWallet: { '': always({ body: { name: 'x', symbol: 'x', network: 'ERC-20', address: ETH } }) },
  updateWallet: {
    name: async (world) => ({ id: await wallet(world), body: { name: 'Another' } }),
    address: async (world) => ({ id: await wallet(world), body: { network: 'ERC-20', address: ETH } }),
  },
  setWalletPicture: {
    '': async (world) => ({ id: await wallet(world), body: form({}, { image: paperFile(pngOfSize(8, 8), 'a.png', 'image/png') }) }),
  },
  deleteWallet: { '': async ({ boss }) => ({ id: String((await listed(boss, '/admin/wallet')).at(-1)?._id) }) },
  answerSupport: { '': conversation((version) => ({ text: 'So.', version })) },
  noteSupport: { '': conversation(() => ({ text: 'Called back' })) },
  changeSupport: { '': conversation((version) => ({ version, change: 'take' })) },
}

/** What has left its place, what keeps others in theirs, and what was asked for. */
async function observe({ database, clock }: TestApp) {
  const [moves] = await database.query<{ n: bigint }>('SELECT count(*) AS n FROM move')
  const holds = await database.query<{ hold: string }>(
    `SELECT 'account ' || id AS hold FROM users WHERE status IN ('pending', 'in_review', 'suspended')
     UNION ALL SELECT 'freeze ' || id FROM users WHERE frozen_at IS NOT NULL
     UNION ALL SELECT 'withdrawals ' || id FROM users WHERE withdrawals_frozen_until > $1
     UNION ALL SELECT 'role ' || id FROM users WHERE role_held_until > $1
     UNION ALL SELECT 'bonus ' || id FROM referral_bonus WHERE state IN ('review', 'withheld')`,
    [clock.now()],
  )
  const asked = await database.query<{ id: string; kind: string }>('SELECT id, kind FROM admin_change')
  return { moves: moves?.n, holds: holds.map(({ hold }) => hold), asked }
}

async function effectOf(world: World, name: StaffWrite, prepare: Tries[string]): Promise<{ status: number; effects: string[] }> {
  const { app } = world
  const route: Route = api[name]
  const { id = '', body, by = route.who === 'operator' ? world.olga : world.boss } = await prepare(world)
  await app.settled()
  const before = await observe(app)
  const { status } = await by.call(route.method, route.path.replace(':id', id), body)
  await app.settled()
  await payDue(app)
  const after = await observe(app)
  const kinds = after.asked.filter((one) => !before.asked.some((other) => other.id === one.id)).map(({ kind }) => kind)
  const lifted = before.holds.some((hold) => !after.holds.includes(hold))
  return { status, effects: [...kinds, ...(before.moves === after.moves ? [] : ['MOVES']), ...(lifted ? ['LIFTS'] : [])] }
}

it('sec/A10 asks staff for a step-up before each write, but for those with a reason', () => {
  const without = staffWrites.filter((name) => (api[name] as Route).step_up === undefined)
  expect(without.sort()).toEqual(Object.keys(NO_STEP_UP).sort())
})

onStore((store) => {
  let world: World
  beforeAll(async () => {
    const { app, ada, administrator: boss } = await busyInstance(store)
    await boss.call('PATCH', '/admin/settings', { wallet_four_eyes: true })
    const second = await colleague(app, boss, 'administrator')
    world = { app, boss, second, olga: await colleague(app, boss, 'operator', second), ada }
    await paidWithdrawal(app, ada, boss, '20')
  })

  it('sec/C1 moves money and lifts holds only by a kind of change, or with a reason that decision 091 has', async () => {
    const found = new Map<string, string[]>()
    for (const name of staffWrites as StaffWrite[])
      for (const [label, prepare] of Object.entries(tries[name])) {
        const { status, effects } = await effectOf(world, name, prepare)
        // A call without effect would hide one.
        expect([name, label, status]).toEqual([name, label, expect.toSatisfy((code: number) => code < 300)])
        found.set(name, [...(found.get(name) ?? []), ...effects])
      }
    const alone = [...found]
      .filter(([, effects]) => effects.some((effect) => effect === 'MOVES' || effect === 'LIFTS'))
      .map(([name]) => name)
    expect(alone.sort()).toEqual(Object.keys(ONE_PERSON).sort())
    const kinds = new Set([...found.values()].flat().filter((effect) => effect !== 'MOVES' && effect !== 'LIFTS'))
    expect([...kinds].sort()).toEqual(Object.values(changeKind.def.entries).sort())
    const asks = [...found].filter(([, effects]) => effects.some((effect) => effect.includes('.'))).map(([name]) => name)
    const declared = staffWrites.filter((name) => (api[name] as Route).held === true)
    expect(asks.sort()).toEqual([...declared, 'bulkDecide'].sort())
    const decision = await readFile('docs/decisions/091-four-eyes-by-effect.md', 'utf8')
    const rows = decision.split('\n').flatMap((line) => /^\| `(\w+)`/.exec(line)?.[1] ?? [])
    expect(rows.sort()).toEqual([...new Set([...asks, ...alone])].sort())
    expect(await world.app.audit()).toEqual([])
  })
})
