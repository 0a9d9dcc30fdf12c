/** sec/B12: who refers themself, in a circle, twice or by the dozen. Accounts are never held; a bonus is, with its reason. */
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { bonusBalance, bring, buy, codeOf, eightDaysLater, payDue, seenBy } from './world.ts'

const SAME_PERSON = 'This looks like an account of someone who already referred a member or earned a bonus.'

onStore((store) => {
  let app: TestApp
  let administrator: Client
  beforeAll(async () => {
    app = await startApp(store)
    administrator = await app.administrator()
  })

  it('sec/B12 pays no bonus for self-referral, circles, or one person’s address variants with dots and plus', async () => {
    const ada = await app.member({ email: 'ada.lov@gmail.com' })
    const bob = await bring(app, await codeOf(ada), { email: 'bob@gmail.com' })
    await bring(app, await codeOf(ada), { email: 'ada.l.ov+self@gmail.com' })
    await bring(app, await codeOf(bob), { email: 'adalov+circle@googlemail.com' })
    await bring(app, await codeOf(ada), { email: 'b.o.b+again@gmail.com' })
    await eightDaysLater(app, administrator)
    const withheld = { state: 'withheld', bonus: null, reason: SAME_PERSON }
    const { total, referred } = await seenBy(ada)
    expect(total).toBe('1.10')
    expect(referred.filter(({ state }) => state === 'paid')).toHaveLength(1)
    expect(referred.filter(({ state }) => state === 'withheld')).toEqual([withheld, withheld])
    expect(await seenBy(bob)).toEqual({ total: '0.00', referred: [withheld] })
  })

  it('sec/B12 keeps referrals free of loops, in the tables themselves', async () => {
    const [ada, bob] = [await app.member(), await app.member()]
    const change = app.database.query('UPDATE users SET referred_by = $2 WHERE id = $1', [ada.user_id, bob.user_id])
    await expect(change).rejects.toThrow('a user keeps id, referrer and date')
    const [x, y] = [newId(), newId()]
    const circle = app.database.query(
      `INSERT INTO users (id, email, first_name, last_name, referral_code, referred_by, status, password_hash, created_at, updated_at)
       SELECT v.id, v.id || '@circle.test', 'A', 'B', v.id::text, v.by, 'active', '$argon2id$', now(), now() FROM (VALUES ($1::uuid, $2::uuid), ($2, $1)) AS v (id, by)`,
      [x, y],
    )
    await expect(circle).rejects.toThrow('a referrer has an account already')
    const self = app.database.query(
      `INSERT INTO users (id, email, first_name, last_name, referral_code, referred_by, status, password_hash, created_at, updated_at)
       VALUES ($1, 'self@circle.test', 'A', 'B', 'SELF', $1, 'active', '$argon2id$', now(), now())`,
      [x],
    )
    await expect(self).rejects.toThrow()
  })

  it('sec/B12 shows an administrator the bonuses of more than twenty sign-ups an hour from one network, and holds no account', async () => {
    const ada = await app.member()
    const referral_code = await codeOf(ada)
    const early = await bring(app, referral_code)
    const names = { first_name: 'Test', last_name: 'Member', gender: 'other', phone: '+14155550100' }
    for (let n = 0; n < 19; n += 1) {
      const created = await app.anyone.call('POST', '/auth/sign-up', {
        ...names,
        email: `${newId()}@dozen.test`,
        new_password: 'crisp-otter-vellum-91',
        confirm_password: 'crisp-otter-vellum-91',
        agreeToTerms: true,
        referral_code,
      })
      expect(created.status).toBe(201)
    }
    const late = await app.signUp({ referral_code, funded: '500' })
    app.clock.advance(2 * 3600)
    const [admin, her] = [await app.administrator(), await app.logIn(ada.email)]
    const apart = await app.signUp({ referral_code, funded: '500' })
    for (const member of [await app.logIn(late.email), apart]) await buy(member, '100')
    await eightDaysLater(app, admin)
    const states = (await seenBy(her)).referred.map(({ state }) => state).filter((state) => state !== 'signed_up')
    expect(states.sort()).toEqual(['paid', 'review', 'review'])
    expect((await early.call('GET', '/me')).status).toBe(401)
    expect((await (await app.logIn(early.email)).call('GET', '/me')).status).toBe(200)
    const list = (await admin.call('GET', '/admin/referral?state=review')).body.data as unknown as { id: string; amount: string }[]
    expect(list.map(({ amount }) => amount)).toEqual(['1.10', '1.10'])
    const [first, second] = list
    const decide = (id: string | undefined, decision: string) =>
      admin.call('PATCH', `/admin/referral/${id}`, { decision, reason: 'Looked at it.' })
    expect((await admin.call('PATCH', `/admin/referral/${first?.id}`, { decision: 'release' })).status).toBe(400)
    const released = await Promise.all(Array.from({ length: 5 }, () => decide(first?.id, 'release')))
    expect(released.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await decide(second?.id, 'refuse')).body.data).toMatchObject({ state: 'withheld', reason: 'Looked at it.' })
    await payDue(app)
    expect(await bonusBalance(her)).toBe('2.20')
    const audited = (await admin.call('GET', '/admin/audit')).body.data as unknown as { action: string }[]
    expect(audited.map(({ action }) => action).filter((action) => action.startsWith('referral.'))).toEqual([
      'referral.refuse',
      'referral.release',
    ])
    expect(await app.audit()).toEqual([])
  })
})
