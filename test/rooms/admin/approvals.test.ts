/** sec/C1, sec/C4: what one administrator may do alone, and how a second one's consent and its effect are one. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, deposit, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { accept, colleague, decide, inviteToken } from './people.ts'

const credit = (user: string, amount: string) => ({
  user,
  account_type: 'main',
  amount,
  transaction_type: 'credit',
  narration: 'A correction',
})
const balance = async (member: Client): Promise<string> =>
  String((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance)

onStore((store) => {
  describe('with two administrators', () => {
    let app: TestApp
    let ada: Client
    let bob: Client
    beforeAll(async () => {
      app = await startApp(store)
      ada = await app.administrator()
      const alone = await app.member()
      // A single administrator has no second one to ask.
      expect((await ada.call('POST', '/admin/transaction', credit(alone.user_id, '10000.01'))).status).toBe(201)
      bob = await colleague(app, ada, 'administrator')
    })
    // Each on a day of its own: what was done alone the day before counts no more.
    beforeEach(async () => {
      app.clock.advance(86_401)
      ada = await app.administrator()
      bob = await app.logIn(bob.email)
    })

    it('sec/C1 sums what one does alone over 24 hours, and holds what goes above', async () => {
      const member = await app.member()
      const fund = (amount: string) => ada.call('POST', '/admin/transaction', credit(member.user_id, amount))
      expect((await fund('6000')).status).toBe(201)
      const held = await fund('4000.01')
      expect(held).toMatchObject({ status: 202, body: { message: 'Waiting for a second administrator.' } })
      expect((await fund('4000')).status).toBe(201)
      expect(await balance(member)).toBe('10000.00')
      app.clock.advance(86_401)
      const later = await app.administrator()
      expect((await later.call('POST', '/admin/transaction', credit(member.user_id, '0.01'))).status).toBe(201)
    })

    it('sec/C1 of many at once exactly the threshold comes through, and the rest waits', async () => {
      const member = await app.member()
      // Over all three accounts: none of them has a lock or a number in common with another.
      const accounts = ['main', 'bonus', 'earning']
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          ada.call('POST', '/admin/transaction', { ...credit(member.user_id, '2500'), account_type: accounts[n % 3] }),
        ),
      )
      expect(answers.filter(({ status }) => ![201, 202, 503].includes(status))).toEqual([])
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
      const [sum] = await app.database.query<{ total: bigint }>('SELECT sum(balance)::bigint AS total FROM account WHERE owner = $1', [
        member.user_id,
      ])
      expect(sum?.total).toBe(1_000_000n)
    })

    it('waits on the record itself, happens once however many approve, and has both names in the audit log', async () => {
      const member = await app.member()
      const asked = await ada.call('POST', '/admin/transaction', credit(member.user_id, '20000'))
      const id = asked.body.data?.change_id
      expect((await ada.call('GET', `/admin/user/${member.user_id}`)).body.data?.waiting_changes).toMatchObject([
        { change_id: id, kind: 'adjustment.credit', amount: '20000.00', asked_by: ada.email },
      ])
      expect((await decide(ada, id)).body.error_code).toBe(55)
      const carol = await colleague(app, ada, 'administrator', bob)
      const answers = await Promise.all([bob, carol, bob, carol, bob].map((who) => decide(who, id)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
      expect(await balance(member)).toBe('20000.00')
      const { body } = await ada.call('GET', `/admin/audit?action=adjustment.credit&object_id=${member.user_id}`)
      expect(body.data).toMatchObject([{ after: { asked_by: ada.email, change: id, amount: '2000000' } }])
      expect([bob.email, carol.email]).toContain(String(body.data?.[0]?.actor_email))
      expect((await decide(bob, id, 'decline')).body).toMatchObject({ error_code: 52, message: 'This change was approved.' })
    })

    it('gives a repeat of a request or of a decision its first answer', async () => {
      const member = await app.member()
      const key = { 'idempotency-key': 'the same' }
      const ask = () => ada.call('POST', '/admin/transaction', credit(member.user_id, '30000'), key)
      const [first, again] = [await ask(), await ask()]
      expect([again.status, again.text, again.headers.get('idempotent-replay')]).toEqual([202, first.text, 'true'])
      const id = first.body.data?.change_id
      expect(first.body.data).toEqual({ pending: true, change_id: expect.any(String) })
      const [done, repeated] = [await decide(bob, id, 'approve', key), await decide(bob, id, 'approve', key)]
      expect([done.status, done.body.data?.state]).toEqual([200, 'approved'])
      expect([repeated.status, repeated.text, repeated.headers.get('idempotent-replay')]).toEqual([200, done.text, 'true'])
      expect(await balance(member)).toBe('30000.00')
    })

    it('holds a large deposit as awaiting_second: declined it waits for one again, approved it settles, cancelled it is overtaken', async () => {
      const member = await app.member()
      const make = async () => {
        const created = await member.call('POST', '/private/user/deposit', { amount: '15000', payment_method: 'card' })
        return String(created.body.data?.transaction?._id)
      }
      const state = async (id: string) => (await ada.call('GET', `/admin/transaction/${id}`)).body.data
      const id = await make()
      const held = await ada.call('PATCH', `/admin/transaction/${id}`)
      expect(held.status).toBe(202)
      const change = String(held.body.data?.change_id)
      expect(await state(id)).toMatchObject({ state: 'awaiting_second', waiting_change: { change_id: change, kind: 'deposit.approve' } })
      const actions = async () => (await ada.call('GET', `/admin/transaction?q=${id}`)).body.data?.[0]?.actions
      expect(await actions()).toEqual(['decline', 'delete'])
      expect((await ada.call('PATCH', `/admin/transaction/${id}`)).status).toBe(409)
      expect((await decide(bob, change, 'decline')).status).toBe(200)
      expect(await actions()).toEqual(['approve', 'decline', 'delete'])
      expect(await state(id)).toMatchObject({ state: 'awaiting_approval', waiting_change: null })
      const second = await bob.call('PATCH', `/admin/transaction/${id}`)
      expect((await decide(ada, second.body.data?.change_id)).status).toBe(200)
      expect(await balance(member)).toBe('15000.00')
      const other = await make()
      const overtaken = (await ada.call('PATCH', `/admin/transaction/${other}`)).body.data?.change_id
      expect((await ada.call('PATCH', `/admin/transaction/decline/${other}`, {})).status).toBe(200)
      expect((await decide(bob, overtaken)).body).toMatchObject({ error_code: 52 })
      expect((await ada.call('GET', `/admin/change?object_id=${other}`)).body.data).toMatchObject([{ state: 'overtaken' }])
      expect(await app.audit()).toEqual([])
    })

    it('takes more than was credited back to custody as a reversal, never to a budget, and tells the member', async () => {
      const member = await app.member({ funded: '500' })
      const budget = async () => (await ada.call('GET', '/admin/treasury')).body.data
      const before = await budget()
      const debit = { ...credit(member.user_id, '120'), transaction_type: 'debit' }
      const held = await ada.call('POST', '/admin/transaction', debit)
      expect(held.status).toBe(202)
      expect((await decide(bob, held.body.data?.change_id)).status).toBe(200)
      expect(await balance(member)).toBe('380.00')
      const after = await budget()
      expect([after?.adjustment_budget, after?.reserve]).toEqual([before?.adjustment_budget, before?.reserve])
      expect(Number(before?.custody) - Number(after?.custody)).toBe(120)
      await app.settled()
      expect((await member.call('GET', '/me/messages')).body.data?.[0]?.message_subject).toContain('120.00')
      expect(await app.audit()).toEqual([])
    })

    it('judges again what changed meanwhile: a budget that is empty, a member who left, a maker who was dismissed', async () => {
      const member = await app.member()
      const left = Number((await ada.call('GET', '/admin/treasury')).body.data?.adjustment_budget)
      const held = await ada.call('POST', '/admin/transaction', credit(member.user_id, (left + 1).toFixed(2)))
      expect((await decide(bob, held.body.data?.change_id)).body.error_code).toBe(50)
      expect((await ada.call('GET', '/admin/change?state=waiting')).text).toContain(String(held.body.data?.change_id))
      expect((await decide(ada, held.body.data?.change_id, 'decline')).status).toBe(200)
      const gone = await ada.call('POST', '/admin/transaction', credit(member.user_id, '11000'))
      expect((await member.call('DELETE', '/me', { password: 'crisp-otter-vellum-91' })).status).toBe(200)
      expect((await decide(bob, gone.body.data?.change_id)).body).toMatchObject({ error_code: 52, params: { fields: 'email, status' } })
      const dora = await colleague(app, ada, 'administrator', bob)
      const other = await app.member()
      const asked = await dora.call('POST', '/admin/transaction', credit(other.user_id, '11000'))
      const dismissed = await ada.call('PATCH', `/admin/user/${dora.user_id}`, { status: 'suspended' })
      expect((await decide(bob, dismissed.body.data?.change_id)).status).toBe(200)
      expect((await decide(bob, asked.body.data?.change_id)).body).toMatchObject({ error_code: 52 })
      expect(await balance(other)).toBe('0.00')
    })

    it('expires after three days, and the deposit waits for one again', async () => {
      const member = await app.member()
      const created = await member.call('POST', '/private/user/deposit', { amount: '15000', payment_method: 'card' })
      const id = String(created.body.data?.transaction?._id)
      const change = (await ada.call('PATCH', `/admin/transaction/${id}`)).body.data?.change_id
      app.clock.advance(3 * 86_400 + 1)
      ada = await app.administrator()
      bob = await app.logIn(bob.email)
      expect((await decide(bob, change)).body).toMatchObject({ error_code: 52, message: 'This change has expired.' })
      await app.assembly.jobs.find(({ name }) => name === 'changes')?.run()
      expect((await ada.call('GET', `/admin/transaction/${id}`)).body.data).toMatchObject({ state: 'awaiting_approval' })
      const [ended] = (await ada.call('GET', `/admin/change?object_id=${id}`)).body.data ?? []
      expect(ended).toMatchObject({ state: 'expired', decided_by: null, decision_reason_code: 'undecided' })
      expect(ended?.decision_reason).toBe('The time for a decision has passed.')
      expect(await app.audit()).toEqual([])
    })

    it('sec/C4 requires approval for every role change and invitation, and for lifting this guard', async () => {
      const member = await app.member()
      const promoted = await ada.call('PATCH', `/admin/user/${member.user_id}/role`, { role: 'operator', reason: 'They work here now' })
      expect(promoted.status).toBe(202)
      expect((await ada.call('PATCH', `/admin/user/${ada.user_id}/role`, { role: 'member', reason: 'x' })).body.error_code).toBe(55)
      expect((await decide(bob, promoted.body.data?.change_id)).status).toBe(200)
      // A new role ends every session (A9); the next one has it.
      expect((await member.call('GET', '/me')).status).toBe(401)
      const operator = await app.logIn(member.email)
      expect((await operator.call('GET', '/admin/transaction')).status).toBe(200)
      expect((await operator.call('POST', '/admin/transaction', credit(member.user_id, '1'))).body.error_code).toBe(45)
      expect((await ada.call('PATCH', `/admin/user/${bob.user_id}/role`, { role: 'member', reason: 'x' })).status).toBe(202)
      expect((await ada.call('POST', '/admin/invite', { email: 'sock@staff.test', role: 'administrator' })).status).toBe(202)
      for (const patch of [{ four_eyes_threshold: '99999999.00' }, { auto_approval_limit: '5.00' }, { wallet_four_eyes: true }])
        expect((await ada.call('PATCH', '/admin/settings', patch)).status).toBe(202)
      expect((await ada.call('PATCH', '/admin/settings', { ticker_notice: 'Hello' })).status).toBe(200)
      const held = await ada.call('PATCH', '/admin/settings', { four_eyes_threshold: '12000.00' })
      expect((await decide(bob, held.body.data?.change_id)).status).toBe(200)
      const settings = (await ada.call('GET', '/admin/settings')).body.data as unknown as { name: string; value: string }[]
      expect(settings.find(({ name }) => name === 'four_eyes_threshold')?.value).toBe('12000.00')
      // An operator may not touch who works here, nor approve a large one alone.
      expect((await operator.call('PATCH', `/admin/user/${ada.user_id}`, { status: 'suspended' })).body.error_code).toBe(45)
      expect(await app.audit()).toEqual([])
    })
  })

  it('sec/C4 invites by mail: one token, once, not after its time, not after it was taken back, never an unapproved one beside a second', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const invite = (email: string, role = 'operator') => boss.call('POST', '/admin/invite', { email, role })
    await invite('one@staff.test')
    expect((await accept(app, 'one@staff.test')).status).toBe(200)
    expect((await accept(app, 'one@staff.test')).body.error_code).toBe(44)
    await invite('two@staff.test')
    app.clock.advance(3 * 86_400 + 1)
    expect((await accept(app, 'two@staff.test')).body.error_code).toBe(44)
    const again = await app.administrator()
    const taken = await again.call('POST', '/admin/invite', { email: 'three@staff.test', role: 'auditor' })
    expect((await again.call('DELETE', `/admin/invite/${taken.body.data?._id}`)).status).toBe(200)
    expect((await accept(app, 'three@staff.test')).body.error_code).toBe(44)
    await again.call('POST', '/admin/invite', { email: 'seven@staff.test', role: 'operator' })
    const older = await inviteToken(app, 'seven@staff.test')
    await again.call('POST', '/admin/invite', { email: 'seven@staff.test', role: 'auditor' })
    expect((await accept(app, 'seven@staff.test')).status).toBe(200)
    expect((await app.anyone.call('POST', '/auth/accept-invite', { token: older, password: PASSWORD })).body.error_code).toBe(44)
    for (const name of ['four', 'five']) await again.call('POST', '/admin/invite', { email: `${name}@staff.test`, role: 'administrator' })
    const both = await Promise.all(['four', 'five'].map((name) => accept(app, `${name}@staff.test`)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await again.call('GET', '/admin/team')).body.data).toMatchObject({ administrators: 2, four_eyes: true })
    const rows = await app.database.query<{ token_hash: Buffer }>('SELECT token_hash FROM staff_invite')
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true)
    // Their own account: by its password, and no other.
    const member = await app.member()
    const held = await again.call('POST', '/admin/invite', { email: member.email, role: 'auditor' })
    expect(held.status).toBe(202)
    expect(await app.audit()).toEqual([])
  })

  it('sec/C1 staff cannot decide about members they referred', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const code = String((await boss.call('GET', '/me/referral')).body.data?.code)
    const friend = await app.signUp({ referral_code: code })
    expect((await boss.call('POST', '/admin/transaction', credit(friend.user_id, '5'))).body.error_code).toBe(55)
    const created = await friend.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'card' })
    expect((await boss.call('PATCH', `/admin/transaction/${created.body.data?.transaction?._id}`)).body.error_code).toBe(55)
    await deposit(friend, '1')
  })

  it('sec/D3 finds a role that was written beside the audit log', async () => {
    const app = await startApp(store)
    const member = await app.member()
    expect(await app.audit()).toEqual([])
    await app.database.query(`UPDATE users SET role = 'administrator' WHERE id = $1`, [member.user_id])
    expect(await app.audit()).toMatchObject([{ check: 'roles' }])
  })
})
