/** The specification's entities, field by field, as the API gives them of a member of whom no figure is zero. */
import { beforeAll, expect, it } from 'vitest'
import type { Body } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { BANK, BTC, confirmedWithdrawal, openWorld, PROFILE, SELECTED, type SpecificationWorld } from './world.ts'

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/)
const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)

onStore((store) => {
  let world: SpecificationWorld
  beforeAll(async () => {
    world = await openWorld(store)
  })

  const read = async (path: string): Promise<Body> => (await world.ada.call('GET', path)).body.data as Body
  const listed = async (path: string): Promise<readonly Body[]> => (await read(path)) as unknown as Body[]

  it('has every field of a user, in a data object', async () => {
    expect(await read('/me')).toMatchObject({
      id: world.ada.user_id,
      full_name: 'Test Member',
      first_name: 'Test',
      last_name: 'Member',
      email: world.ada.email,
      phone: expect.stringMatching(/^\+1415555\d{4}$/),
      phone_country_code: '+1',
      phone_number: expect.stringMatching(/^415555\d{4}$/),
      gender: 'other',
      dob: '1990-02-03',
      referral_code: expect.stringMatching(/^\w{8}$/),
      referred_by: expect.stringMatching(/^\w{8}$/),
      status: 'active',
      created_at: INSTANT,
      updated_at: INSTANT,
      last_active_at: INSTANT,
      main_balance: '4325.00',
      total_deposit: '5000.00',
      total_withdrawal: '125.00',
      total_investment_capital: '1100.00',
      total_investment_revenue: '50.00',
      total_referred: 1,
      is_admin: false,
    })
    expect(await read('/me')).not.toHaveProperty('ip_address')
  })

  it('has the genders male, female and other', async () => {
    const rename = (gender: string) => world.friend.call('PATCH', '/me/update-profile', { gender })
    for (const gender of ['male', 'female', 'other']) expect((await rename(gender)).body.data?.gender).toBe(gender)
    expect((await rename('unknown')).status).toBe(400)
  })

  it('has the bonuses of a user under both spellings, as the same sum', async () => {
    expect(await read('/me')).toMatchObject({ total_bouns: '1.10', total_bonus: '1.10' })
  })

  it('has where a user lives and what they link to, facebook, linkedin and twitter in this order', async () => {
    const me = await read('/me')
    expect(me).toMatchObject({ location: 'Sweden', country_code: 'SE', address: '1 Example Street', profile_pic_url: null })
    expect(me.social_media).toEqual([
      { facebook: 'https://facebook.com/ada' },
      { linkedin: 'https://linkedin.com/in/ada' },
      { twitter: 'https://x.com/ada' },
    ])
    expect(PROFILE.social_media).toHaveLength(3)
  })

  it('shows the network address in the list of devices alone', async () => {
    expect(await listed('/auth/sessions')).toMatchObject([{ address: '127.0.0.1', current: true }])
    expect((await world.ada.call('GET', '/me')).text).not.toContain('127.0.0.1')
  })

  it('has the six fields of a bank, with the last four of its number', async () => {
    expect((await read('/me')).payoutInfo?.bank).toEqual({
      accountName: 'Ada Specimen',
      accountNumber: '••••6789',
      bicOrSwiftCode: 'SPECUS33',
      nationalCode: '021000021',
      bankName: 'Specimen Bank',
      bankAddress: '1 Example Street',
    })
  })

  it('has the payout addresses as symbol, address and network', async () => {
    expect((await read('/me')).payoutInfo?.crypto).toEqual([{ symbol: 'btc', address: BTC, network: 'Bitcoin' }])
  })

  it('has every figure of the account', async () => {
    expect((await read('/me/account')).account_info).toMatchObject({
      main_balance: '4325.00',
      total_deposit: '5000.00',
      total_withdrawal: '125.00',
      total_bonus: '1.10',
      total_investment_revenue: '50.00',
      active_accrued_amount: '29.00',
      total_investment_capital: '1100.00',
      wallets: [{ symbol: 'btc', address: BTC, network: 'Bitcoin' }],
      message_count: expect.any(Number),
    })
    expect(Number((await read('/me/account')).account_info?.message_count)).toBeGreaterThan(5)
  })

  it('has with the account the lists of investments and transactions', async () => {
    const { investments, transactions } = (await read('/me/account')) as unknown as Record<string, readonly Body[]>
    expect(investments?.map(({ plan }) => plan)).toEqual(['diamond', 'starter'])
    expect(transactions?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Withdrawal', 'investment', 'Deposit']))
  })

  it('has every field of an investment, active and expired', async () => {
    const [open, ended] = await listed('/me/investments')
    expect(open).toMatchObject({
      _id: ID,
      user: world.ada.user_id,
      plan: 'diamond',
      capital: '600.00',
      amount: '29.00',
      days_left: 20,
      updated_at: INSTANT,
      status: 'active',
    })
    expect(ended).toMatchObject({ plan: 'starter', capital: '500.00', amount: '50.00', days_left: 0, status: 'expired' })
  })

  it('has of an investment what a transaction has in a transaction of its own', async () => {
    const [open] = await listed('/me/investments')
    const transactions = await listed('/me/transactions?limit=50')
    expect(transactions.find(({ object_id }) => object_id === open?._id)).toMatchObject({
      transaction_type: 'debit',
      account_type: 'investment',
      selected_coin: null,
      payment_option: null,
      narration: 'Diamond',
      admin_comment: null,
    })
    for (const field of ['transaction_type', 'account_type', 'selected_coin', 'payment_option', 'narration', 'admin_comment'])
      expect(open).not.toHaveProperty(field)
  })

  it('has every field of a transaction', async () => {
    const [newest] = await listed('/me/transactions')
    expect(newest).toMatchObject({
      _id: ID,
      user: world.ada.user_id,
      amount: '125.00',
      created_at: INSTANT,
      transaction_status: 'active',
      transaction_type: 'debit',
      account_type: 'main',
      payment_option: 'wallet',
      selected_coin: 'btc',
      narration: 'rent',
      admin_comment: null,
      bank_detail: null,
    })
  })

  it('has the bank of a withdrawal masked but for its last four, and the comment of its decision', async () => {
    const { app, ada, boss } = world
    const id = await confirmedWithdrawal(app, ada, { amount: '10', payment_option: 'bank' })
    await boss.call('PATCH', `/admin/transaction/decline/${id}`, { reason_code: 'other', admin_comment: 'The name differs.' })
    expect(await read(`/me/transactions/${id}`)).toMatchObject({
      payment_option: 'bank',
      transaction_status: 'rejected',
      admin_comment: 'The name differs.',
      bank_detail: { acct_name: '••••', acct_no: '••••6789', bank_name: '••••' },
    })
    expect(BANK.accountNumber.slice(-4)).toBe('6789')
  })

  it('has every field of a deposit wallet, BTC, ETH and USDT on their networks in this order', async () => {
    const wallets = await listed('/me/wallets')
    expect(wallets.map(({ name, symbol, network, rank }) => [name, symbol, network, rank])).toEqual([
      ['Bitcoin', 'BTC', 'Bitcoin', 0],
      ['Ethereum', 'ETH', 'ERC-20', 1],
      ['Tether', 'USDT', 'TRC-20', 2],
    ])
    expect(wallets[0]).toMatchObject({ _id: ID, address: expect.stringMatching(/^tb1/), image: null, updated_at: INSTANT })
  })

  it('ranks a deposit wallet −1 where none is given', async () => {
    const body = { name: 'Spare', symbol: 'XRP', network: 'xrp', address: 'sandbox:rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH' }
    const created = await world.boss.call('POST', '/admin/wallet', body)
    expect([created.status, created.body.data?.rank]).toEqual([201, -1])
  })

  it('has every field of a message', async () => {
    const [newest] = (await listed('/me/messages?limit=50')).filter(({ message_subject }) => message_subject?.includes('was paid'))
    expect(newest).toEqual({
      _id: ID,
      is_read: false,
      message_subject: 'Your withdrawal of $125.00 was paid',
      message_body: expect.stringContaining(BTC),
      user: world.ada.user_id,
      created_at: INSTANT,
      status: 'unread',
      updated_at: INSTANT,
      effective_at: INSTANT,
      investment_id: null,
    })
  })

  it('takes a withdrawal by amount, description, payment_option and selected_coin', async () => {
    const body = { amount: '12', description: 'books', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
    expect(SELECTED).toBe(body.selected_coin)
    const asked = await world.ada.call('POST', '/private/user/transaction', body)
    expect(asked.body.data?.transaction).toMatchObject({ amount: '12.00', narration: 'books', network: 'Bitcoin', address: BTC })
  })

  it('takes an investment by amount and plan', async () => {
    const bought = await world.ada.call('POST', '/private/user/investment', { amount: '100', plan: 'starter' })
    expect(bought.body.data?.investment).toMatchObject({ capital: '100.00', plan: 'starter' })
  })

  it('takes a credit by user, account_type, amount, transaction_type and narration', async () => {
    const { boss, friend } = world
    for (const account_type of ['main', 'bonus', 'earning']) {
      const body = { user: friend.user_id, account_type, amount: '7', transaction_type: 'credit', narration: 'For a lost parcel' }
      const { user: _user, ...details } = body
      expect((await boss.call('POST', '/admin/transaction', body)).body.data?.transaction).toMatchObject({ ...details, amount: '7.00' })
    }
    const { body } = await friend.call('GET', '/me/account')
    expect(body.data?.account_info).toMatchObject({ bonus_balance: '7.00', earning_balance: '7.00', main_balance: '2017.00' })
  })

  it('takes a mail by subject and message', async () => {
    const { app, boss, friend } = world
    const body = { subject: 'About your parcel', message: 'It was found.' }
    await boss.call('POST', `/admin/user/email/${friend.user_id}`, body)
    await app.settled()
    const messages = (await friend.call('GET', '/me/messages')).body.data as unknown as Body[]
    expect(messages[0]).toMatchObject({ message_subject: 'About your parcel', message_body: expect.stringContaining('It was found.') })
  })
})
