/** A member freezes their own account: no request moves its money, and promised payments still arrive. */
import { beforeAll, expect, it } from 'vitest'
import { deposit, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo, tokenFor } from '#test/support/mailbox.ts'
import { appCode, enrol } from './factor-people.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const selected_coin = `${BTC}::btc::Bitcoin`

onStore((store) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(store)
  })

  it('ends every session, answers 48 to every money call and to an approval, and lets plans mature', async () => {
    const owner = await app.member({ funded: '2000' })
    const boss = await app.administrator()
    await owner.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const bought = await owner.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const asked = await owner.call('POST', '/private/user/transaction', { amount: '10', payment_option: 'wallet', selected_coin })
    const withdrawal = asked.body.data?.transaction?._id
    await owner.call('PATCH', `/private/user/transaction/${withdrawal}`, { code: await app.codeFor(owner.email, 'code:withdrawal') })
    const open = await owner.call('POST', '/private/user/transaction', { amount: '11', payment_option: 'wallet', selected_coin })
    const waiting = await owner.call('POST', '/private/user/deposit', { amount: '5', payment_method: 'card' })

    const other = await app.logIn(owner.email)
    const frozen = await owner.call('POST', '/me/freeze', {})
    expect(frozen.status).toBe(200)
    for (const session of [owner, other]) expect((await session.call('GET', '/me')).body.error_code).toBe(22)
    expect((await mailsTo(app, owner.email))[0]).toMatchObject({ subject: 'Your account is frozen', kind: 'notice' })

    const back = await app.logIn(owner.email)
    expect((await back.call('GET', '/me')).body.data?.frozen_at).toMatch(/^20/)
    const id = bought.body.data?.investment?._id
    const calls: [string, string, object][] = [
      ['POST', '/private/user/deposit', { amount: '1', payment_method: 'card' }],
      ['POST', `/private/user/deposit/${waiting.body.data?.transaction?._id}/pay`, { outcome: 'approve' }],
      ['POST', `/private/user/deposit/${waiting.body.data?.transaction?._id}/pay`, { outcome: 'delay' }],
      ['POST', '/private/user/transaction', { amount: '1', payment_option: 'wallet', selected_coin }],
      [
        'PATCH',
        `/private/user/transaction/${open.body.data?.transaction?._id}`,
        { code: await app.codeFor(owner.email, 'code:withdrawal') },
      ],
      ['DELETE', `/private/user/transaction/${withdrawal}`, {}],
      ['POST', '/private/user/investment', { plan: 'starter', amount: '100' }],
      ['PATCH', `/private/user/investment/${id}`, {}],
      ['PUT', `/private/user/investment/${id}/maturity`, { instruction: 'reinvest_all' }],
      ['POST', '/me/transfer', { from: 'bonus', amount: '1' }],
    ]
    const before = (await back.call('GET', '/me/account')).body.data?.account_info
    for (const [method, path, body] of calls) {
      const { status, body: answer } = await back.call(method, path, method === 'DELETE' ? undefined : body)
      expect([path, status, answer.error_code]).toEqual([path, 403, 48])
    }
    const approval = await boss.call('PATCH', `/admin/transaction/${withdrawal}`, {})
    expect([approval.status, approval.body.error_code, approval.body.message]).toEqual([
      403,
      48,
      'The owner froze this account. The withdrawal waits until they unfreeze it.',
    ])
    expect((await back.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe(before?.main_balance)

    await boss.call('POST', '/admin/business-date', { days: 8 })
    const { body } = await back.call('GET', `/me/investments/${id}`)
    expect(body.data?.status).toBe('expired')
    expect(Number((await back.call('GET', '/me/account')).body.data?.account_info?.main_balance)).toBeCloseTo(
      Number(before?.main_balance) + 110,
      2,
    )

    const token = await tokenFor(app, owner.email, '/unfreeze')
    const unfrozen = await Promise.all(Array.from({ length: 20 }, () => app.anyone.call('POST', '/auth/unfreeze', { token })))
    expect(unfrozen.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(unfrozen.filter(({ body }) => Number(body.error_code) === 44)).toHaveLength(19)
    expect((await boss.call('PATCH', `/admin/transaction/${withdrawal}`, {})).status).toBe(200)
    await deposit(back, '1')
    expect((await mailsTo(app, owner.email)).map(({ subject }) => subject)).toContain('Your account is no longer frozen')
    expect(await app.audit()).toEqual([])
  })

  it('asks for the second factor with the link, where there is one', async () => {
    const owner = await app.member()
    const { secret } = await enrol(app, owner)
    expect((await owner.call('POST', '/me/freeze')).status).toBe(200)
    const token = await tokenFor(app, owner.email, '/unfreeze')
    const alone = await app.anyone.call('POST', '/auth/unfreeze', { token })
    expect([alone.status, alone.body.error_code]).toEqual([403, 46])
    expect((await app.anyone.call('POST', '/auth/unfreeze', { token, code: appCode(app, secret) })).status).toBe(200)
  })

  it('gives its owner a fresh link when the first has died, and at most one a minute', async () => {
    const owner = await app.member()
    expect((await owner.call('POST', '/me/freeze/link', {})).body.error_code).toBe(52)
    await owner.call('POST', '/me/freeze')
    const dead = await tokenFor(app, owner.email, '/unfreeze')
    app.clock.advance(73 * 3600)
    expect((await app.anyone.call('POST', '/auth/unfreeze', { token: dead })).body.error_code).toBe(44)
    const back = await app.logIn(owner.email, PASSWORD)
    expect((await back.call('POST', '/me/freeze/link')).status).toBe(202)
    const again = await back.call('POST', '/me/freeze/link')
    expect([again.status, again.headers.get('retry-after') !== null]).toEqual([429, true])
    const fresh = await tokenFor(app, owner.email, '/unfreeze')
    expect(fresh).not.toBe(dead)
    expect((await app.anyone.call('POST', '/auth/undo', { token: fresh })).status).toBe(400)
    expect((await app.anyone.call('POST', '/auth/unfreeze', { token: fresh })).status).toBe(200)
    expect((await back.call('GET', '/me')).body.data?.frozen_at).toBeNull()
  })
})
