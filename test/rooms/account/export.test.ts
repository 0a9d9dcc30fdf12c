/** The export of a member's own data: complete, without secrets and without other members' data. */
import { expect, it } from 'vitest'
import { PASSWORD, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
type Row = Record<string, unknown>

onStore((store) => {
  it('sec/D2 sec/B4 holds all of the member’s data, no hash, no token, no code, and no other person', async () => {
    const app = await startApp(store)
    const friend = await app.member({ email: 'friend.canary@member.test', funded: '77' })
    const ada = await app.member({ funded: '1000' })
    const bank = {
      accountName: 'Ada',
      accountNumber: 'ADABANK998877',
      bicOrSwiftCode: '',
      nationalCode: '',
      bankName: 'Specimen Bank',
      bankAddress: '',
    }
    await ada.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { bank, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
    })
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '250' })
    await ada.call('POST', '/private/user/transaction', { amount: '9', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` })
    const code = await app.codeFor(ada.email, 'code:withdrawal')
    const boss = await app.administrator()
    await boss.call('POST', '/admin/transaction', {
      user: ada.user_id,
      account_type: 'bonus',
      amount: '3',
      transaction_type: 'credit',
      narration: 'A correction',
    })
    await app.settled()

    const answer = await ada.call('GET', '/me/export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="clearterm-data-\d{4}-\d\d-\d\d\.json"/)
    const data = JSON.parse(answer.text) as Record<string, Row & Row[]>
    // The parts that are not of one table: for those, every-table.test.ts.
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['exported_at', 'mode', 'referrals', 'payout_addresses', 'retirement_applications']),
    )
    expect(data.profile).toMatchObject({ email: ada.email, account_id: ada.user_id })
    expect(data.transactions?.map(({ label }) => label).sort()).toEqual(['Adjustment by operator', 'Deposit', 'Withdrawal', 'investment'])
    expect(data.investments).toHaveLength(1)
    expect(data.postings?.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`)).toEqual([
      'deposit.settle main 1000.00',
      'plan.lock main -250.00',
      'plan.lock locked 250.00',
      'withdrawal.hold main -9.00',
      'withdrawal.hold held 9.00',
      'adjustment.credit bonus 3.00',
    ])
    expect(data.bank_details).toMatchObject({ accountNumber: '••••8877' })
    expect(data.messages?.length).toBeGreaterThan(2)
    expect(data.administrators_actions).toMatchObject([{ action: 'adjustment.credit', reason: 'A correction' }])
    const secrets = [PASSWORD, ada.token ?? 'no token', code, 'argon2', 'ADABANK998877', boss.email, friend.email, friend.user_id]
    for (const secret of secrets) expect(answer.text).not.toContain(secret)
    expect(answer.text).not.toMatch(/"[a-z_]*(password|hash|token|secret|sealed|ssn)[a-z_]*":/)
  })

  it('is given a few times a day', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    for (let n = 0; n < 5; n += 1) expect((await ada.call('GET', '/me/export')).status).toBe(200)
    const more = await ada.call('GET', '/me/export')
    expect([more.status, more.body.error_code]).toEqual([429, 60])
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(3_600)
  })
})
