/** Several plans bought in one step: all of them or none, and once, also when many buy. */
import { expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const LADDER = [
  { plan: 'starter', amount: '100' },
  { plan: 'diamond', amount: '500' },
  { plan: 'silver', amount: '1000' },
]
const buy = (by: Client, parts: readonly object[], key = newId()) => by.call('POST', '/me/ladder', { parts }, { 'idempotency-key': key })

async function stateOf(app: TestApp, member: Client) {
  const { account_info } = (await member.call('GET', '/me/account')).body.data as unknown as { account_info: Record<string, unknown> }
  const moves = await app.database.query<{ n: bigint }>('SELECT count(*) AS n FROM move')
  return { main: account_info.main_balance, locked: account_info.locked_fund, open: account_info.open_investments, moves: moves[0]?.n }
}

onStore((store) => {
  it('buys every part in one group, and a repeat of the call is the first answer', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '2000' })
    const key = newId()
    const first = await buy(ada, LADDER, key)
    expect(first.status).toBe(201)
    const { investments, amount } = first.body.data as unknown as { investments: { plan: string; capital: string }[]; amount: string }
    expect([amount, investments.map(({ plan, capital }) => [plan, capital])]).toEqual([
      '1600.00',
      [
        ['starter', '100.00'],
        ['diamond', '500.00'],
        ['silver', '1000.00'],
      ],
    ])
    const after = await stateOf(app, ada)
    expect(after).toMatchObject({ main: '400.00', locked: '1600.00', open: 3 })
    expect((await buy(ada, LADDER, key)).body.data).toEqual(first.body.data)
    expect(await stateOf(app, ada)).toEqual(after)
    const batches = await app.database.query<{ batch: bigint }>(
      `SELECT DISTINCT batch FROM move WHERE kind IN ('plan.lock', 'plan.commit')`,
    )
    expect(batches).toHaveLength(1)
  })

  it('buys nothing when one part is refused, and says which', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '1599.99' })
    const before = await stateOf(app, ada)
    const asked = async (parts: readonly object[]) => {
      const { status, body } = await buy(ada, parts)
      return [status, body.error_code, body.plan]
    }
    expect(await asked([LADDER[0] ?? {}, { plan: 'diamond', amount: '499.99' }])).toEqual([400, 40, 'diamond'])
    expect(await asked([LADDER[0] ?? {}, { plan: 'master', amount: '500' }])).toEqual([409, expect.any(Number), 'master'])
    expect(await asked([LADDER[0] ?? {}, { plan: 'none', amount: '500' }])).toEqual([404, expect.any(Number), 'none'])
    expect((await asked(LADDER))[0]).toBe(409)
    for (const parts of [[], LADDER.slice(0, 1), Array.from({ length: 10 }, () => LADDER[0] ?? {})])
      expect((await asked(parts))[0]).toBe(400)
    expect(await stateOf(app, ada)).toEqual(before)
  })

  it('of many at once, as many whole ladders are bought as the balance pays for', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '5000' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(ada, LADDER)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
    expect(await stateOf(app, ada)).toMatchObject({ main: '200.00', locked: '4800.00', open: 9 })
  })

  it('a reserve that covers two of three parts sells none of them', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '2000' })
    const boss = await app.administrator()
    // Of the $1,000,000.00 at first, $200.00 are left: the first two parts take $82.50, the third $180.00.
    expect((await boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '999800', direction: 'take' })).status).toBe(
      201,
    )
    const before = await stateOf(app, ada)
    const refused = await buy(ada, LADDER)
    expect([refused.status, refused.body.params?.reason ?? refused.body.error_code]).toEqual([409, expect.anything()])
    expect(await stateOf(app, ada)).toEqual(before)
    expect((await buy(ada, LADDER.slice(0, 2))).status).toBe(201)
  })
})
