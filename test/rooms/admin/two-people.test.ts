/** sec/S7, sec/S8, sec/S17: what one person can do alone, and that at least one approver always remains. */
import { expect, it } from 'vitest'
import { settingDefaults } from '#contract/settings'
import { type Answer, type Client, PASSWORD, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { accept, colleague, decide } from './people.ts'

const credit = (member: Client, amount: string) => ({
  user: member.user_id,
  account_type: 'main',
  amount,
  transaction_type: 'credit',
  narration: 'A correction',
})
const agree = (who: Client, { body }: Answer) => decide(who, body.data?.change_id)
const status = (who: Client, user: Client, body: object) => who.call('PATCH', `/admin/user/${user.user_id}`, body)

onStore((store) => {
  it('sec/S7 sums one administrator’s solo actions over all members, deposits and top-ups of the budgets too', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const [one, other] = [await app.member(), await app.member()]
    expect((await ada.call('POST', '/admin/transaction', credit(one, '4000'))).status).toBe(201)
    const topUp = (amount: string) => ada.call('POST', '/admin/treasury/reserve', { account: 'adjustment', amount, direction: 'add' })
    expect((await topUp('3000')).status).toBe(201)
    const created = await other.call('POST', '/private/user/deposit', { amount: '3000.01', payment_method: 'card' })
    const deposit = String(created.body.data?.transaction?._id)
    expect((await ada.call('POST', '/admin/transaction/bulk', { ids: [deposit], action: 'approve', dry_run: true })).body).toMatchObject({
      data: { totals: { done: 0, waiting: 1 } },
    })
    expect((await ada.call('PATCH', `/admin/transaction/${deposit}`)).status).toBe(202)
    expect((await ada.call('POST', '/admin/transaction', credit(other, '3000.01'))).status).toBe(202)
    const held = await topUp('3000.01')
    expect(held.status).toBe(202)
    const budget = async () => (await ada.call('GET', '/admin/treasury')).body.data?.adjustment_budget
    const before = Number(await budget())
    expect((await agree(bob, held)).status).toBe(200)
    expect(Number(await budget()) - before).toBeCloseTo(3000.01)
    // An action of two people counts for neither of them alone.
    expect((await ada.call('POST', '/admin/transaction', credit(other, '3000'))).status).toBe(201)
    expect((await bob.call('POST', '/admin/transaction', credit(other, '10000'))).status).toBe(201)
    expect(await app.audit()).toEqual([])
  })

  it('sec/S8 needs two people to suspend staff, and to move the business date', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const moveAlone = await ada.call('POST', '/admin/business-date', { days: 1 })
    expect(moveAlone).toMatchObject({ status: 201, body: { data: { offset_days: 1 } } })
    const bob = await colleague(app, ada, 'administrator')
    const eve = await colleague(app, ada, 'operator', bob)
    const held = await status(ada, eve, { status: 'suspended', reason: 'Out of hours' })
    expect(held.status).toBe(202)
    expect((await eve.call('GET', '/admin/transaction')).status).toBe(200)
    expect((await agree(ada, held)).body.error_code).toBe(55)
    expect((await agree(bob, held)).status).toBe(200)
    expect((await eve.call('GET', '/admin/transaction')).status).toBe(401)
    // Neither of two can be put out: whom it concerns decides nothing about it.
    const own = await status(ada, bob, { status: 'suspended' })
    expect([own.status, (await agree(bob, own)).body.error_code]).toEqual([202, 55])
    const key = { 'idempotency-key': 'a move' }
    const move = () => ada.call('POST', '/admin/business-date', { days: 2 }, key)
    const [moved, again] = [await move(), await move()]
    expect([moved.status, again.text]).toEqual([202, moved.text])
    const offset = async () => (await ada.call('GET', '/admin/business-date')).body.data?.offset_days
    expect(await offset()).toBe(1)
    expect((await agree(bob, moved)).status).toBe(200)
    // The date that was approved: a moment less, because that has passed since the request.
    expect(await offset()).toBeCloseTo(3, 2)
    const { body } = await ada.call('GET', '/admin/audit?action=business-date.move')
    expect(body.data?.[0]).toMatchObject({
      actor_email: bob.email,
      before: { offset_days: 1 },
      after: { offset_days: expect.closeTo(3, 2), asked_by: ada.email },
    })
  })

  it('sec/S17 always leaves an approver, also with concurrent requests', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const carol = await colleague(app, ada, 'administrator', bob)
    const out = [await status(ada, bob, { status: 'suspended' }), await status(bob, ada, { status: 'suspended' })]
    await Promise.all(out.map((held) => agree(carol, held)))
    const able = async () =>
      (
        await app.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM users WHERE role = 'administrator' AND status = 'active'`)
      )[0]?.n
    // The requester of one of the two was suspended in the meantime, or both went through: Carol stays.
    expect(await able()).toBeGreaterThan(0)
    const putOut = ({ user_id }: Client) =>
      app.database.query(`UPDATE users SET status = 'suspended', suspended_at = now() WHERE id = $1 AND status = 'active'`, [user_id])
    const ends = await Promise.allSettled([ada, bob, carol].map(putOut))
    expect(ends.filter(({ status: end }) => end === 'rejected')).toHaveLength(1)
    expect(await able()).toBe(1)
  })
  it('sec/S8 needs two people to reinstate staff, as to suspend them', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const eve = await colleague(app, ada, 'operator', bob)
    expect((await agree(bob, await status(ada, eve, { status: 'suspended' }))).status).toBe(200)
    const back = await status(ada, eve, { status: 'active' })
    expect([back.status, (await agree(ada, back)).body.error_code]).toEqual([202, 55])
    expect((await app.anyone.call('POST', '/auth/login', { email: eve.email, password: PASSWORD })).body.error_code).toBe(43)
    expect((await agree(bob, back)).status).toBe(200)
    expect((await app.anyone.call('POST', '/auth/login', { email: eve.email, password: PASSWORD })).status).toBe(200)
  })

  it('sec/S7 does nothing for a requester who has frozen their account or lost the role', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const carol = await colleague(app, ada, 'administrator', bob)
    const member = await app.member()
    const unwanted = await carol.call('POST', '/admin/transaction', credit(member, '10000.01'))
    const invited = await carol.call('POST', '/admin/invite', { email: 'friend@staff.test', role: 'administrator' })
    expect((await agree(bob, invited)).status).toBe(200)
    expect((await carol.call('POST', '/me/freeze')).status).toBe(200)
    expect((await agree(bob, unwanted)).body).toMatchObject({
      error_code: 52,
      message: expect.stringContaining('The requester may no longer request this'),
    })
    expect((await accept(app, 'friend@staff.test')).status).toBeGreaterThanOrEqual(400)
    await app.database.query('UPDATE users SET frozen_at = NULL WHERE id = $1', [carol.user_id])
    expect(
      (await agree(bob, await ada.call('PATCH', `/admin/user/${carol.user_id}/role`, { role: 'operator', reason: 'Moves' }))).status,
    ).toBe(200)
    expect((await agree(bob, unwanted)).body.error_code).toBe(52)
    expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('0.00')
  })

  it('sec/S7 lowers nothing that guards the rest by one person', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    await ada.call('PATCH', '/admin/settings', { address_hold_seconds: 3600 })
    await colleague(app, ada, 'administrator')
    const other = (value: unknown) => (typeof value === 'boolean' ? !value : typeof value === 'bigint' ? '77.00' : Number(value) + 1)
    for (const [name, value] of Object.entries(settingDefaults)) {
      if (typeof value === 'string') continue
      expect([name, (await ada.call('PATCH', '/admin/settings', { [name]: other(value) })).status]).toEqual([name, 202])
    }
    expect((await ada.call('PATCH', '/admin/settings', { ticker_notice: 'Hello', address_hold_seconds: 0 })).status).toBe(202)
    expect((await ada.call('PATCH', '/admin/settings', { ticker_notice: 'Hello', address_hold_seconds: 3600 })).status).toBe(200)
  })
})
