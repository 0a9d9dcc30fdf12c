/**
 * sec/B3, sec/B5, sec/B17, sec/B18, sec/E7: what does not belong into a body or a query is refused, changes nothing, and is never a fault.
 */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { isStaffRole } from '#contract/shared/role'
import { pngOfSize } from '#test/rooms/documents/hostile-bytes.ts'
import { form, paperFile } from '#test/rooms/documents/papers.ts'
import type { Answer, Client } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { is_whole, thirdOf } from '#test/support/whole.ts'
import { fingerprint, makeWorld, type World } from './world.ts'

const names = Object.keys(api) as RouteName[]
const withBody = names.filter((name) => 'body' in api[name] && name !== 'logout')

/** A good body for each route that has one, so that what is planted in it is all that is wrong. */
const good: Partial<Record<RouteName, Record<string, unknown>>> = {
  signUp: {
    email: 'new@member.test',
    first_name: 'A',
    last_name: 'B',
    gender: 'other',
    phone: '1',
    new_password: 'crisp-otter-vellum-91',
    confirm_password: 'crisp-otter-vellum-91',
    agreeToTerms: true,
  },
  verify: { email: 'a@member.test', code: '000000' },
  resend: { email: 'a@member.test' },
  login: { email: 'a@member.test', password: 'x' },
  confirmLogin: { email: 'a@member.test', code: '000000' },
  forgotPassword: { email: 'a@member.test' },
  resetPassword: {
    email: 'a@member.test',
    code: '000000',
    new_password: 'crisp-otter-vellum-92',
    confirm_password: 'crisp-otter-vellum-92',
  },
  subscribe: { plan: 'starter', amount: '100' },
  liquidate: {},
  instructMaturity: { instruction: 'pay_out' },
  deposit: { amount: '10', payment_method: 'card' },
  payDeposit: { outcome: 'delay' },
  withdraw: { amount: '10', payment_option: 'bank' },
  confirmWithdrawal: { code: '000000' },
  transfer: { from: 'bonus', amount: '10' },
  updatePayout: { payoutInfo: {} },
  updateProfile: { location: 'Nowhere' },
  markMessage: { is_read: true },
  markAllMessages: { is_read: true },
  applyAsMember: { email: 'a@member.test', full_name: 'A', phone: '+14155550100' },
  applyAsVisitor: { email: 'a@member.test', full_name: 'A', phone: '+14155550100' },
  decideApplication: { state: 'in_review' },
  revealSsn: { reason: 'x' },
  changeUser: {},
  emailUser: { subject: 'x', message: 'x' },
  fund: { user: 'x', account_type: 'main', amount: '10', transaction_type: 'credit', narration: 'x' },
  approve: {},
  decline: {},
  decideChange: { decision: 'decline', reason: 'x' },
  changeRole: { role: 'operator', reason: 'x' },
  makeInvite: { email: 'a@member.test', role: 'operator' },
  acceptInvite: { token: 'x', password: 'x' },
  deleteUser: {},
  writeNote: { text: 'x' },
  createWallet: { name: 'x', symbol: 'x', network: 'Bitcoin', address: 'x' },
  updateWallet: { name: 'x' },
  changePlan: { reason: 'x' },
  whatIf: { rate_bps: 100 },
  bulkDecide: { ids: ['x'], action: 'approve', dry_run: true },
  fundReserve: { account: 'reserve', amount: '10', direction: 'add' },
  changeSettings: { auto_approval_limit: '10.00' },
  moveBusinessDate: { days: 1 },
}

const planted = [
  'is_admin',
  'role',
  'status',
  'main_balance',
  'balance',
  'referred_by_id',
  'user_id',
  'id',
  '_id',
  'password_hash',
  'created_at',
  'withdrawals_frozen_until',
  'total_bonus',
  'is\\u005fadmin',
]

const amounts: unknown[] = [
  '0',
  '0.00',
  0,
  -0,
  '-1',
  -1,
  '-0',
  '+1',
  ' 1 ',
  '1 ',
  '\t1',
  '1e3',
  '1E3',
  '0x10',
  '0b1',
  '0o7',
  '1_000',
  '1,000',
  '1.',
  '.5',
  '1.234',
  '01',
  '00',
  '1.2.3',
  'NaN',
  'Infinity',
  '-Infinity',
  '',
  ' ',
  'one',
  '１００',
  '٣',
  '1٫5',
  '1\u0000',
  '\u20281',
  '1\n',
  '1;',
  "1'",
  '90071992547409.92',
  '99999999999999',
  '999999999999999',
  '1'.repeat(400),
  1e10,
  999999999.991,
  0.001,
  1.005,
  0.1 + 0.2,
  1e21,
  2 ** 53,
  null,
  true,
  false,
  [],
  ['1'],
  [1],
  {},
  { amount: '1' },
  { $gt: 0 },
  '$1',
  '1 USD',
  '١٢٣',
  '1e-2',
]
const amountRoutes: RouteName[] = ['subscribe', 'deposit', 'withdraw', 'transfer', 'fund', 'fundReserve']

/** A list of ids takes any texts, and says of each that it is none. */
function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
}

const hostile = [
  "' OR 1=1 --",
  '"; DROP TABLE move; --',
  '%',
  '_',
  '\\',
  '%_%',
  '#{7*7}',
  '{{7*7}}',
  '\u0000',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '\u202e',
  'x'.repeat(5000),
  '$1',
  "'; SELECT pg_sleep(5); --",
]

/** An empty body is a good one for the others. */
const demanding = withBody.filter((name) => Object.keys(good[name] ?? {}).length > 0)

function callerFor(world: World, name: RouteName): Client {
  const { who } = api[name]
  if (isStaffRole(who)) return world.administrator
  return who === 'member' ? world.owner : world.anonymous
}

function pathOf(world: World, name: RouteName): string {
  const id = /transaction|deposit/.test(api[name].path)
    ? world.ids.withdrawal
    : /investment/.test(api[name].path)
      ? world.ids.investment
      : /message/.test(api[name].path)
        ? world.ids.message
        : world.ids.user
  return api[name].path.replace(/:\w+/g, id)
}

function send(world: World, name: RouteName, body: unknown): Promise<Answer> {
  return callerFor(world, name).call(api[name].method, pathOf(world, name), body)
}

/** The same as a form with its files. */
function asForm(name: RouteName, more: Readonly<Record<string, string>>): FormData {
  const route: Route = api[name]
  const files = Object.entries(route.files ?? {}).map(([part, { kinds }]): [string, File] => [
    part,
    kinds.includes('pdf') ? paperFile() : paperFile(pngOfSize(1, 1), 'a.png', 'image/png'),
  ])
  return form({ ...(good[name] as Record<string, string>), ...more }, Object.fromEntries(files))
}

function leaksNothing(answer: Answer): void {
  expect(answer.status).toBeLessThan(500)
  expect(answer.text).not.toMatch(/\bat \/|node_modules|SELECT |INSERT |syntax error|violates|\.ts:\d|pg_/)
}

onStore((store) => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld(store)
  })

  it.each(thirdOf(withBody, 0))('sec/B3 %s refuses members that it does not name', async (name) => {
    const before = await fingerprint(world.app)
    for (const member of thirdOf(planted, names.indexOf(name))) {
      const text = JSON.stringify(good[name] ?? {}).replace(
        /\}$/,
        `${Object.keys(good[name] ?? {}).length > 0 ? ',' : ''}"${member}":true}`,
      )
      const answer = await callerFor(world, name).call(api[name].method, pathOf(world, name), text)
      expect([member, answer.status, answer.body.error_code]).toEqual([member, 400, 40])
      if (!('files' in api[name])) continue
      const sent = await callerFor(world, name).call(api[name].method, pathOf(world, name), asForm(name, { [member]: 'true' }))
      expect([member, sent.status, sent.body.error_code]).toEqual([member, 400, 40])
    }
    expect(await fingerprint(world.app)).toBe(before)
  })

  it.each(amountRoutes)('sec/B5 %s takes no amount outside of the grammar', async (name) => {
    const before = await fingerprint(world.app)
    for (const amount of amounts) {
      const answer = await send(world, name, { ...good[name], amount })
      expect([amount, answer.status, Boolean(answer.body.fields?.amount)]).toEqual([amount, 400, true])
    }
    const infinite = await callerFor(world, name).call(
      api[name].method,
      pathOf(world, name),
      JSON.stringify({ ...good[name], amount: 7 }).replace('"amount":7', '"amount":1e400'),
    )
    expect(infinite.status).toBe(400)
    expect(await fingerprint(world.app)).toBe(before)
  })

  it.each(thirdOf(withBody, 1))('sec/B17 %s is not confused by types or prototypes', async (name) => {
    const before = await fingerprint(world.app)
    const poison = [
      '{"__proto__":{"is_admin":true}}',
      '{"constructor":{"prototype":{"is_admin":true}}}',
      '[]',
      'null',
      '"x"',
      '1',
      'true',
      '{"a":{"__proto__":{"is_admin":true}}}',
    ]
    for (const text of poison) leaksNothing(await callerFor(world, name).call(api[name].method, pathOf(world, name), text))
    for (const member of Object.keys(good[name] ?? {})) {
      for (const value of [[], {}, [[]], null, { toString: 'x' }, ['a@b.test'], 123456789012345680000]) {
        const answer = await send(world, name, { ...good[name], [member]: value })
        leaksNothing(answer)
        const fits = JSON.stringify(value) === JSON.stringify(good[name]?.[member]) || (isTexts(value) && isTexts(good[name]?.[member]))
        if (!fits) expect(answer.status).toBeGreaterThanOrEqual(400)
      }
    }
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined()
    expect(await fingerprint(world.app)).toBe(before)
  })

  it.each(thirdOf(names, 2))('sec/B18 %s treats hostile text as text', async (name) => {
    for (const text of thirdOf(hostile, names.indexOf(name))) {
      const path = api[name].path.replace(/:\w+/g, encodeURIComponent(text.slice(0, 200)))
      const query = `?q=${encodeURIComponent(text)}&cursor=${encodeURIComponent(text)}&limit=${encodeURIComponent(text)}&status=${encodeURIComponent(text)}&user=${encodeURIComponent(text)}`
      if (api[name].method === 'GET')
        leaksNothing(await callerFor(world, name).call('GET', path + (path.length + query.length < 6000 ? query : '')))
      else if (name !== 'logout')
        leaksNothing(await callerFor(world, name).call(api[name].method, path, { ...good[name], code: text, email: text, narration: text }))
    }
    const list =
      api[name].method === 'GET' && 'query' in api[name]
        ? [
            'limit=0',
            'limit=201',
            'limit=-1',
            'limit=1.5',
            'limit=x',
            'cursor=AAAA',
            `cursor=${Buffer.from('1:zz').toString('base64url')}`,
            `cursor=${Buffer.from('999999999999999:x').toString('base64url')}`,
          ]
        : []
    for (const query of thirdOf(list, names.indexOf(name)))
      leaksNothing(await callerFor(world, name).call('GET', `${pathOf(world, name)}?${query}`))
  })

  it('sec/E7 answers generated bodies without a fault and without a word of its inside', async () => {
    const before = await fingerprint(world.app)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...demanding), fc.jsonValue(), async (name, body) => {
        leaksNothing(await callerFor(world, name).call(api[name].method, pathOf(world, name), JSON.stringify(body)))
      }),
      { numRuns: is_whole ? 300 : 100 },
    )
    expect(await fingerprint(world.app)).toBe(before)
    expect((await world.anonymous.call('GET', '/healthz')).status).toBe(200)
  })
})
