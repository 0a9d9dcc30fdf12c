/** The referral bonus: the plan's rate times what the first plan really paid, once, out of the funded budget alone. */
import { expect, it } from 'vitest'
import { PASSWORD, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { bonusBalance, bring, buy, changeBudget, codeOf, eightDaysLater, payDue, seenBy } from './world.ts'

const PAID = { state: 'paid', bonus: '1.10', reason: null }

onStore((store) => {
  it('sec/B12 pays once, at maturity, despite races and repeats on two nodes', async () => {
    const database = await store.open()
    const [one, two] = [await startApp(store, { database }), await startApp(store, { database })]
    const ada = await one.member()
    const bob = await bring(one, await codeOf(ada))
    const administrator = await one.administrator()
    expect(await seenBy(ada)).toEqual({ total: '0.00', referred: [{ state: 'signed_up', bonus: null, reason: null }] })
    await database.query('UPDATE business_offset SET milliseconds = $1', [8 * 86_400_000])
    const jobs = [one, two].flatMap((app) => app.assembly.jobs.filter(({ name }) => name === 'maturity' || name === 'referral bonuses'))
    const race = () => Promise.all(Array.from({ length: 6 }, () => jobs).flatMap((round) => round.map((job) => job.run())))
    await race()
    await Promise.all([one.settled(), two.settled()])
    await race()
    // The reaction again, as after a crash between its work and its note.
    await database.query(`UPDATE outbox SET done_at = NULL WHERE kind = 'plan.matured'`)
    await Promise.all([one.settled(), two.settled()])
    await race()
    await one.settled()
    expect(await seenBy(ada)).toEqual({ total: '1.10', referred: [PAID] })
    expect(await bonusBalance(ada)).toBe('1.10')
    const moves = await database.query(`SELECT amount FROM move WHERE kind = 'referral.bonus'`)
    expect(moves).toEqual([{ amount: 110n }])
    const notices = (await ada.call('GET', '/me/messages')).body.data as unknown as { message_subject: string }[]
    expect(notices.map((one) => one.message_subject)).toEqual(['You were paid a referral bonus of $1.10'])
    const { data } = (await ada.call('GET', '/me/transactions')).body
    expect(data?.[0]).toMatchObject({
      origin: 'referral',
      label: 'bonus',
      amount: '1.10',
      account_type: 'bonus',
      state: 'settled',
      narration: 'Starter',
    })
    // The second plan of the same person earns nothing.
    await buy(bob, '100')
    await eightDaysLater(one, administrator)
    expect(await bonusBalance(ada)).toBe('1.10')
    expect(await one.audit()).toEqual([])
  })

  it('waits as paused while the budget does not cover it, and is paid when it does', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    await bring(app, await codeOf(ada))
    const administrator = await app.administrator()
    expect(await changeBudget(administrator, 'take', '100000')).toBe(201)
    await eightDaysLater(app, administrator)
    const paused = { total: '0.00', referred: [{ state: 'paused', bonus: '1.10', reason: null }] }
    expect(await seenBy(ada)).toEqual(paused)
    await changeBudget(administrator, 'add', '1.09')
    await payDue(app)
    expect(await seenBy(ada)).toEqual(paused)
    await changeBudget(administrator, 'add', '0.01')
    await payDue(app)
    expect(await seenBy(ada)).toEqual({ total: '1.10', referred: [PAID] })
    expect((await administrator.call('GET', '/admin/treasury')).body.data?.referral_budget).toBe('0.00')
    expect(await app.audit()).toEqual([])
  })

  it('earns nothing by a first plan that was liquidated, nor by the one after it', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const bob = await app.signUp({ referral_code: await codeOf(ada), funded: '500' })
    await bob.call('PATCH', `/private/user/investment/${await buy(bob, '100')}`, {})
    await buy(bob, '100')
    await eightDaysLater(app, await app.administrator())
    expect(await seenBy(ada)).toEqual({ total: '0.00', referred: [{ state: 'ended_early', bonus: null, reason: null }] })
    expect(await bonusBalance(ada)).toBe('0.00')
  })

  it('stays with a suspended referrer, is withheld while the programme is off, and is not paid to a closed account', async () => {
    const app = await startApp(store)
    const [ada, off, gone] = [await app.member(), await app.member(), await app.member()]
    const codes = [await codeOf(ada), await codeOf(off), await codeOf(gone)] as const
    const administrator = await app.administrator()
    await bring(app, codes[0])
    await administrator.call('PATCH', `/admin/user/${ada.user_id}`, { status: 'suspended', reason: 'test' })
    await eightDaysLater(app, administrator)
    await bring(app, codes[1])
    await administrator.call('PATCH', '/admin/settings', { referral_enabled: false })
    await eightDaysLater(app, administrator)
    await administrator.call('PATCH', '/admin/settings', { referral_enabled: true })
    await bring(app, codes[2])
    await changeBudget(administrator, 'take', '99998.90')
    await eightDaysLater(app, administrator)
    expect((await gone.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    await changeBudget(administrator, 'add', '100')
    await payDue(app)
    await administrator.call('PATCH', `/admin/user/${ada.user_id}`, { status: 'active' })
    expect(await bonusBalance(await app.logIn(ada.email))).toBe('1.10')
    const reason = 'Referral bonuses were switched off when the plan matured.'
    expect(await seenBy(off)).toEqual({ total: '0.00', referred: [{ state: 'withheld', bonus: null, reason }] })
    const rows = await app.database.query('SELECT state, reason FROM referral_bonus WHERE referrer = $1', [gone.user_id])
    expect(rows).toEqual([{ state: 'withheld', reason: 'The referrer’s account is closed.' }])
    expect(await app.audit()).toEqual([])
  })
})
