/** The plan editor: versions of terms, what was sold, and what a change would promise. */
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { colleague, decide } from './people.ts'

onStore((store) => {
  it('leaves what was sold as it was, and sells on the newest terms', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '1000' })
    const buy = async () =>
      (await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })).body.data?.investment
    const old = await buy()
    expect((await boss.call('PATCH', '/admin/plan/starter', { min: '600', reason: 'x' })).body).toMatchObject({
      error_code: 40,
      fields: { max: { code: 'least_smallest' } },
    })
    const changed = await boss.call('PATCH', '/admin/plan/starter', { rate_bps: 500, days: 14, reason: 'Less is funded' })
    expect(changed.body.data).toMatchObject({ terms: { version: 2, rate_bps: 500, days: 14, min: '100.00' } })
    expect((await boss.call('GET', '/admin/plan/0')).body.data).toMatchObject({
      terms: { version: 2, sold: 0 },
      versions: [{ version: 2 }, { version: 1, sold: 1, rate_bps: 1000 }],
      open: 1,
      promised: '10.00',
    })
    const fresh = await buy()
    expect([fresh?.promised_return, (await member.call('GET', `/me/investments/${old?._id}`)).body.data?.promised_return]).toEqual([
      '5.00',
      '10.00',
    ])
    await boss.call('PATCH', '/admin/plan/starter', { on_sale: false, reason: 'Closed' })
    expect((await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })).body.error_code).toBe(54)
    // One that was never offered needs the whole of them.
    expect((await boss.call('PATCH', '/admin/plan/estate', { rate_bps: 300, reason: 'x' })).body.error_code).toBe(40)
    const all = { rate_bps: 300, days: 30, min: '10', max: '20', on_sale: true, reason: 'Opened' }
    expect((await boss.call('PATCH', '/admin/plan/estate', all)).body.data).toMatchObject({ terms: { version: 1 } })
    expect((await app.anyone.call('GET', '/plans/estate')).body.data).toMatchObject({ on_sale: true, percent: '3.00' })
    const months = (await boss.call('GET', '/admin/treasury/calendar')).body.data as unknown as { plan: string; open: number }[]
    expect(months.reduce((sum, { open }) => sum + open, 0)).toBe(2)
    expect(await app.audit()).toEqual([])
  })

  it('says what terms would promise, and changes nothing', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const asked = await boss.call('POST', '/admin/plan/gold/what-if', { rate_bps: 1100, days: 45 })
    expect(asked.body.data).toMatchObject({
      reserve_free: '1000000.00',
      now: { rate_bps: 2200, promised_on_max: '2200.00', capacity_left: '4545454.54' },
      wanted: { rate_bps: 1100, promised_on_max: '1100.00', capacity_left: '9090909.09', times_max: 909 },
    })
    expect((await boss.call('GET', '/admin/plan/gold')).body.data?.terms?.version).toBe(1)
  })

  it('waits for a second administrator with any terms, and is refused when they have changed meanwhile', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const first = await ada.call('PATCH', '/admin/plan/silver', { rate_bps: 1, min: '1000.50', reason: 'x' })
    const second = await ada.call('PATCH', '/admin/plan/silver', { rate_bps: 2, reason: 'x' })
    expect([first.status, second.status]).toEqual([202, 202])
    expect((await ada.call('GET', '/admin/plan/silver')).body.data).toMatchObject({
      terms: { version: 1 },
      waiting_change: { kind: 'plan.terms' },
    })
    const [, asked] = (await bob.call('GET', '/admin/change?state=waiting')).body.data as unknown as {
      before: object
      details: object
      plan_name: string
    }[]
    expect(asked).toMatchObject({
      plan_name: 'Silver',
      before: { rate_bps: 1800, min: '1000.00' },
      details: { rate_bps: 1, min: '1000.50' },
    })
    const answers = await Promise.all([decide(bob, first.body.data?.change_id), decide(bob, first.body.data?.change_id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ada.call('GET', '/admin/plan/silver')).body.data?.terms).toMatchObject({ version: 2, rate_bps: 1, min: '1000.50' })
    expect((await decide(bob, second.body.data?.change_id)).body.error_code).toBe(52)
    expect((await ada.call('GET', '/admin/plan/silver')).body.data?.terms).toMatchObject({ version: 2 })
  })
})
