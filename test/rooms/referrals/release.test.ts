/** sec/C1: the release of flagged bonuses counts toward the four-eyes sum, and a person linked to one does not decide on it. */
import { expect, it } from 'vitest'
import { colleague, decide } from '#test/rooms/admin/people.ts'
import { type Answer, type Client, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { bonusBalance, codeOf, flagged, payDue } from './world.ts'

type Seen = { id: string; state: string; waiting_change: { change_id: string; kind: string; asked_by: string } | null }

const release = (who: Client, id: string) =>
  who.call('PATCH', `/admin/referral/${id}`, { decision: 'release', reason: 'Two of a household' })
const agree = (who: Client, { body }: Answer) => decide(who, body.data?.change_id)
const credit = (member: Client, amount: string) => ({
  user: member.user_id,
  account_type: 'main',
  amount,
  transaction_type: 'credit',
  narration: 'A correction',
})

async function seen(who: Client, id: string): Promise<Seen | undefined> {
  return ((await who.call('GET', '/admin/referral?limit=200')).body.data as unknown as Seen[]).find((bonus) => bonus.id === id)
}

onStore((store) => {
  it('sec/C1 sums released bonuses with everything else that one does alone, and holds what goes above', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const olga = await colleague(app, ada, 'operator', bob)
    const [small, large, other] = [await flagged(app, 600_000), await flagged(app, 400_001), await flagged(app, 999_999)]
    expect(await release(olga, small.id)).toMatchObject({ status: 200, body: { data: { state: 'due', waiting_change: null } } })
    const held = await release(olga, large.id)
    expect(held).toMatchObject({ status: 202, body: { message: 'Waiting for a second administrator.' } })
    expect(await seen(olga, large.id)).toMatchObject({
      state: 'review',
      waiting_change: { kind: 'referral.release', asked_by: olga.email },
    })
    // Asked for once; the budget stays as it is.
    expect((await release(ada, large.id)).body).toMatchObject({ error_code: 52, params: { reason: 'bonus_awaiting_second' } })
    await payDue(app)
    expect([await bonusBalance(small.referrer), await bonusBalance(large.referrer)]).toEqual(['6000.00', '0.00'])
    // Queues: it waits among the changes, with its members, its signals and what it pays.
    const waiting = (kind: string, id: unknown) => ada.call('GET', `/admin/waiting/${kind}/${String(id)}`)
    expect((await waiting('referrals', large.id)).body.data).toBeNull()
    expect((await waiting('changes', held.body.data?.change_id)).body.data).toMatchObject({
      approve: 'now',
      flags: [{ code: 'phone' }, { code: 'new_member' }],
      effects: [{ account: 'bonus', after: '4000.01' }, {}],
      change: { kind: 'referral.release', amount: '4000.01', member: large.referrer.user_id, details: { referred: large.referred.email } },
    })
    expect((await agree(olga, held)).status).toBe(403)
    expect((await agree(bob, held)).status).toBe(200)
    expect((await agree(ada, held)).status).toBe(409)
    await payDue(app)
    expect(await bonusBalance(large.referrer)).toBe('4000.01')
    const { body } = await ada.call('GET', `/admin/audit?action=referral.release&limit=1`)
    expect(body.data?.[0]).toMatchObject({ actor_email: bob.email, after: { asked_by: olga.email, change: held.body.data?.change_id } })
    // With credits, in both directions; the preview says so before.
    expect((await ada.call('POST', '/admin/transaction', credit(small.referrer, '0.02'))).status).toBe(201)
    expect((await waiting('referrals', other.id)).body.data).toMatchObject({ approve: 'second' })
    expect((await release(ada, other.id)).status).toBe(202)
    expect((await release(bob, (await flagged(app, 999_999)).id)).status).toBe(200)
    expect((await bob.call('POST', '/admin/transaction', credit(small.referrer, '0.02'))).status).toBe(202)
    expect(await app.audit()).toEqual([])
  })

  it('sec/C1 of many releases at once by one operator exactly the threshold comes through', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const olga = await colleague(app, ada, 'operator', bob)
    // A second node has no queue in common with the first: only the store decides.
    const node = await startApp(store, { database: app.database })
    const there = await node.logIn(olga.email)
    const bonuses = []
    for (let n = 0; n < 8; n += 1) bonuses.push(await flagged(app, 250_000))
    const answers = await Promise.all(bonuses.map(({ id }, n) => release(n % 2 ? there : olga, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 202, 202, 202, 202])
    // One bonus asked for on both nodes at once is asked for once.
    for (let n = 0; n < 5; n += 1) {
      const twice = await flagged(app, 250_000)
      const asked = await Promise.all([olga, there, olga, there].map((who) => release(who, twice.id)))
      expect(asked.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
    }
    expect(await app.audit()).toEqual([])
  })

  it('is superseded when the bonus is refused meanwhile, and can be asked for again after a decline', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const bonus = await flagged(app, 2_000_000)
    const held = await release(ada, bonus.id)
    const decline = { decision: 'decline', reason: 'Not yet' }
    expect((await bob.call('PATCH', `/admin/change/${held.body.data?.change_id}`, decline)).status).toBe(200)
    expect(await seen(ada, bonus.id)).toMatchObject({ state: 'review', waiting_change: null })
    const again = await release(ada, bonus.id)
    expect(again.status).toBe(202)
    const refused = await bob.call('PATCH', `/admin/referral/${bonus.id}`, { decision: 'refuse', reason: 'One person' })
    expect(refused).toMatchObject({ status: 200, body: { data: { state: 'withheld' } } })
    expect((await agree(bob, again)).body).toMatchObject({ error_code: 52, params: { reason: 'change_overtaken' } })
    // A repeat of a call gets its first reply.
    const key = { 'idempotency-key': 'a release' }
    const other = await flagged(app, 100)
    const body = { decision: 'release', reason: 'Two of a household' }
    const send = () => ada.call('PATCH', `/admin/referral/${other.id}`, body, key)
    const [first, second] = [await send(), await send()]
    expect([first.status, second.text]).toEqual([200, first.text])
    expect(await app.audit()).toEqual([])
  })

  it('sec/C1 is decided by nobody linked to it: neither the two, nor who referred one of them, nor whom one of them referred', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const dora = await app.member()
    const { email, user_id } = await app.signUp({ referral_code: await codeOf(dora) })
    await ada.call('PATCH', `/admin/user/${user_id}/role`, { role: 'administrator', reason: 'They work here now' })
    const bob = await app.logIn(email)
    const friend = await app.signUp({ referral_code: await codeOf(bob) })
    for (const parties of [{ referrer: bob }, { referred: bob }, { referrer: friend }, { referrer: dora }, { referred: dora }]) {
      const bonus = await flagged(app, 2_000_000, parties)
      for (const decision of ['release', 'refuse'])
        expect((await bob.call('PATCH', `/admin/referral/${bonus.id}`, { decision, reason: 'x' })).body.error_code).toBe(55)
      expect((await bob.call('GET', `/admin/waiting/referrals/${bonus.id}`)).body.data).toMatchObject({ approve: 'no', decline: false })
      const held = await release(ada, bonus.id)
      expect(held.status).toBe(202)
      expect((await agree(bob, held)).body.error_code).toBe(55)
      expect((await bob.call('GET', `/admin/change?object_id=${bonus.id}`)).body.data).toMatchObject([{ own: true }])
    }
    // The same rule decides about money: a deposit is not approved by someone whom its owner referred.
    const created = await dora.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'card' })
    expect((await bob.call('PATCH', `/admin/transaction/${created.body.data?.transaction?._id}`)).body.error_code).toBe(55)
    expect((await bob.call('POST', '/admin/transaction', credit(dora, '5'))).body.error_code).toBe(55)
  })
})
