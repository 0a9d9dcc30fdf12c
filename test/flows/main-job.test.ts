import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { eachStore } from '#test/support/database.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

eachStore((store) => {
  it('goes from sign-up to an approved payout, and every balance is where the ledger says', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '1000' })
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '500.00' })
    expect(bought.status).toBe(201)
    expect(bought.body.message).toBe('You just invested $500.00')

    const boss = await app.administrator()
    expect((await boss.call('POST', '/admin/business-date', { days: 3.5 })).status).toBe(201)
    const running = await ada.call('GET', '/me/account')
    expect(running.body.data?.account_info).toMatchObject({
      main_balance: '500.00',
      locked_fund: '500.00',
      active_accrued_amount: '25.00',
      owed_in_all: '1050.00',
    })

    const quote = await ada.call('GET', `/private/user/investment/${bought.body.data?.investment?._id}/quote`)
    expect(quote.body.data).toMatchObject({ amount: '525.00', principal: '500.00', accrued: '25.00', given_back: '25.00' })
    const ended = await ada.call('PATCH', `/private/user/investment/${bought.body.data?.investment?._id}`, {
      quote: quote.body.data?.quote,
    })
    expect(ended.body).toEqual({ data: { amount: '525.00' }, message: '$525.00 was credited into your account.' })

    await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const asked = await ada.call('POST', '/private/user/transaction', {
      amount: '125',
      payment_option: 'wallet',
      selected_coin: `${BTC}::btc::Bitcoin`,
    })
    expect(asked.status).toBe(201)
    const id = asked.body.data?.transaction?._id
    const code = await app.codeFor(ada.email, 'code:withdrawal')
    expect((await ada.call('PATCH', `/private/user/transaction/${id}`, { code })).status).toBe(200)
    expect((await boss.call('PATCH', `/admin/transaction/${id}`)).body.message).toBe('Approved Successfully')

    const after = await ada.call('GET', '/me/account')
    expect(after.body.data?.account_info).toMatchObject({
      main_balance: '900.00',
      locked_fund: '0.00',
      held_balance: '0.00',
      total_withdrawal: '125.00',
      total_investment_revenue: '25.00',
    })
    await app.settled()
    const subjects = await ada.call('GET', '/me/messages')
    expect((subjects.body.data as unknown as { message_subject: string }[]).map((one) => one.message_subject)).toEqual([
      'Your withdrawal of $125.00 was paid',
      'You confirmed the withdrawal of $125.00',
      'You requested a withdrawal of $125.00',
      expect.stringContaining('payout address for BTC'),
      'You liquidated your investment in Starter',
      'You invested $500.00 in Starter',
      'Your deposit of $1,000.00 has arrived',
    ])
    expect(await app.audit()).toEqual([])
  })

  it('pays an investment at maturity as promised, also when it comes late', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '500' })
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
    const boss = await app.administrator()
    const moved = await boss.call('POST', '/admin/business-date', { days: 400 })
    expect(moved.body.data?.matured).toBe(1)
    const { body } = await ada.call('GET', '/me/account')
    expect(body.data?.account_info).toMatchObject({ main_balance: '550.00', locked_fund: '0.00', total_investment_revenue: '50.00' })
    expect((body.data?.investments as unknown as object[])[0]).toMatchObject({
      status: 'expired',
      ended_by: 'maturity',
      amount: '50.00',
      days_left: 0,
    })
    expect(await app.audit()).toEqual([])
  })
})
