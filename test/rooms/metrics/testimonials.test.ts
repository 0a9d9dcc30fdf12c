import { beforeAll, expect, it } from 'vitest'
import { type Client, PASSWORD } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { buy, eightDaysLater } from '../referrals/world.ts'
import { type Busy, busyInstance, paidWithdrawal, TESTIMONY } from './busy.ts'

onStore((store) => {
  let busy: Busy
  beforeAll(async () => {
    busy = await busyInstance(store)
  })

  const write = (who: Client, more: object = {}) => who.call('PUT', '/me/testimonial', { ...TESTIMONY, ...more })
  const shown = async () => {
    busy.app.clock.advance(3)
    const { body } = await busy.app.anyone.call('GET', '/testimonials')
    return { texts: (body.data as unknown as { text: string }[]).map(({ text }) => text), declined: body.declined }
  }
  const waiting = async (who: Client) => {
    const { body } = await busy.administrator.call('GET', '/admin/testimonial')
    return (body.data as unknown as { _id: string; version: number; user: { id: string } }[]).find(({ user }) => user.id === who.user_id)
  }
  const decide = async (who: Client, decision: string, more: object = {}) => {
    const row = await waiting(who)
    return busy.administrator.call('PATCH', `/admin/testimonial/${row?._id}`, { decision, version: row?.version, ...more })
  }

  it('says what is lacking until it is earned, and refuses the write itself', async () => {
    const { app, bob, administrator } = busy
    const eve = await app.member({ funded: '300' })
    expect((await eve.call('GET', '/me/testimonial')).body.data).toEqual({
      eligible: false,
      why_not: ['no_matured_plan', 'no_paid_withdrawal'],
      own: null,
    })
    expect((await bob.call('GET', '/me/testimonial')).body.data?.why_not).toEqual(['no_paid_withdrawal'])
    // A plan that was left early has not matured.
    const left = await buy(eve, '100')
    await eve.call('PATCH', `/private/user/investment/${left}`, {})
    await paidWithdrawal(app, eve, administrator, '10')
    for (const who of [eve, bob, administrator]) expect(await write(who)).toMatchObject({ status: 409, body: { error_code: 52 } })
    expect((await write(eve)).body.why_not).toEqual(['no_matured_plan'])
    expect((await write(administrator)).body.why_not).toEqual(['administrator'])
    // The table rejects it as well.
    const forged = app.database.transaction((tx) =>
      tx.query(
        `INSERT INTO testimonial (id, user_id, text, display_name, investment_id, plan, principal, paid, matured_at, state, version, created_at, updated_at, decided_at)
         SELECT gen_random_uuid(), $1, 'x', 'x', id, plan, principal, paid, ended_at, 'published', 1, now(), now(), now() FROM investment
         WHERE status = 'matured' LIMIT 1`,
        [eve.user_id],
      ),
    )
    await expect(forged).rejects.toThrow('a testimonial is earned')
  })

  it('is shown with its plan once an administrator has approved it, and waits again when it is changed', async () => {
    const { ada, app, administrator } = busy
    expect(await write(ada)).toMatchObject({ status: 200, body: { data: { own: { state: 'waiting', plan: 'Starter', paid: '25.06' } } } })
    expect((await shown()).texts).toEqual([])
    const read = await waiting(ada)
    await write(ada, { text: 'Another wording that nobody has read yet.' })
    const late = await administrator.call('PATCH', `/admin/testimonial/${read?._id}`, { decision: 'publish', version: read?.version })
    expect([late.status, late.body.error_code]).toEqual([409, 52])
    await write(ada)
    expect((await decide(ada, 'publish')).status).toBe(200)
    app.clock.advance(3)
    expect((await app.anyone.call('GET', '/testimonials')).body.data).toEqual([
      {
        _id: expect.any(String),
        ...TESTIMONY,
        plan: 'Starter',
        principal: '250.55',
        paid: '25.06',
        matured_at: expect.any(String),
        published_at: expect.any(String),
      },
    ])
    expect((await decide(ada, 'decline', { reason: 'off_topic' })).body.error_code).toBe(52)
    await write(ada, { text: 'A wording that takes the first off the page.' })
    expect((await shown()).texts).toEqual([])
  })

  it('counts what was declined by its reason, also when its writer takes it back, and logs who decided', async () => {
    const { ada, app, administrator } = busy
    await write(ada)
    expect((await decide(ada, 'decline')).status).toBe(400)
    expect((await decide(ada, 'publish', { reason: 'off_topic' })).status).toBe(400)
    expect((await decide(ada, 'decline', { reason: 'advertises' })).status).toBe(200)
    await app.settled()
    const messages = (await ada.call('GET', '/me/messages')).body.data as unknown as { message_body: string }[]
    expect(messages[0]?.message_body).toContain('It advertises something else.')
    expect((await ada.call('DELETE', '/me/testimonial')).status).toBe(200)
    expect((await ada.call('DELETE', '/me/testimonial')).status).toBe(404)
    expect(await shown()).toEqual({ texts: [], declined: [{ reason: 'advertises', count: 1 }] })
    const log = await administrator.call('GET', `/admin/audit?action=testimonial.decline`)
    expect(log.body.data?.[0]).toMatchObject({ about_name: 'Test Member' })
    expect(log.body.data?.[0]).toMatchObject({ object_id: ada.user_id, reason: 'advertises', before: { state: 'waiting' } })
    expect(log.text).not.toContain(TESTIMONY.text)
  })

  it('refuses words that promise, and names them', async () => {
    for (const text of ['They paid my guaranteed returns on time.', 'I made a nice profit here, on time.']) {
      const { status, body } = await write(busy.ada, { text })
      expect([status, body.fields?.text?.code]).toEqual([400, 'word_promises'])
      expect(body.fields?.text?.message).toMatch(/guaranteed|profit/)
    }
    expect((await write(busy.ada, { display_name: 'Risk-free Rita' })).status).toBe(400)
    expect((await write(busy.ada, { text: 'Too short.' })).status).toBe(400)
    expect((await write(busy.ada, { state: 'published' })).status).toBe(400)
  })

  it('goes with the account, and is in the copy of its data before', async () => {
    const { app, administrator } = busy
    const eve = await app.member({ funded: '110' })
    await buy(eve, '100')
    await eightDaysLater(app, administrator)
    await paidWithdrawal(app, eve, administrator, '120')
    expect((await write(eve, { display_name: 'Eve of Testing' })).status).toBe(200)
    expect((await decide(eve, 'publish')).status).toBe(200)
    expect((await shown()).texts).toHaveLength(1)
    expect((await eve.call('GET', '/me/export')).text).toContain('Eve of Testing')
    expect((await eve.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    expect((await shown()).texts).toEqual([])
    expect(await app.database.query('SELECT FROM testimonial WHERE user_id = $1', [eve.user_id])).toEqual([])
    expect(await app.audit()).toEqual([])
  })
})
