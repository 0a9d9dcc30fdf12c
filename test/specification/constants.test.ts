/** The specification's plans and business constants, as the API gives them. */
import { beforeAll, expect, it } from 'vitest'
import { depositNetworks } from '#contract/shared/deposit-network'
import { type Body, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { BTC, SELECTED } from './world.ts'

onStore((store) => {
  let app: TestApp
  let plans: readonly Body[]
  beforeAll(async () => {
    app = await startApp(store)
    plans = (await app.anyone.call('GET', '/plans')).body.data as unknown as Body[]
  })

  const terms = (wanted: string) => {
    const { name, percent, days, min, max, referral_percent, bot_version, landing_name, capital_returned } =
      plans.find(({ id }) => id === wanted) ?? ({} as Body)
    return { name, percent, days, min, max, referral_percent, bot_version, landing_name, capital_returned }
  }

  it('starter: 10.00%, 7 days, $100-$500, referral 11.0%, bot 1.0', () => {
    const range = { min: '100.00', max: '500.00', capital_returned: true }
    const rates = { percent: '10.00', days: 7, referral_percent: '11.00', bot_version: '1.0' }
    expect(terms('starter')).toEqual({ name: 'Starter', landing_name: 'AI STANDARD PLAN', ...range, ...rates })
  })

  it('diamond: 14.50%, 30 days, $500-$1,000, referral 15.5%, bot 2.0', () => {
    const range = { min: '500.00', max: '1000.00', capital_returned: true }
    const rates = { percent: '14.50', days: 30, referral_percent: '15.50', bot_version: '2.0' }
    expect(terms('diamond')).toEqual({ name: 'Diamond', landing_name: 'AI MASTER PLAN', ...range, ...rates })
  })

  it('silver: 18.00%, 30 days, $1,000-$5,000, referral 22.5%, bot 4.0', () => {
    const range = { min: '1000.00', max: '5000.00', capital_returned: true }
    const rates = { percent: '18.00', days: 30, referral_percent: '22.50', bot_version: '4.0' }
    expect(terms('silver')).toEqual({ name: 'Silver', landing_name: 'AI PREMIUM PLAN', ...range, ...rates })
  })

  it('gold: 22.00%, 45 days, $5,000-$10,000, referral 28.5%, bot 5.0', () => {
    const range = { min: '5000.00', max: '10000.00', capital_returned: true }
    const rates = { percent: '22.00', days: 45, referral_percent: '28.50', bot_version: '5.0' }
    expect(terms('gold')).toEqual({ name: 'Gold', landing_name: 'AI ULTIMATE PLAN', ...range, ...rates })
  })

  it('ira/401k: 28.00%, 60 days, $10,000-$50,000, referral 30.50%, bot 7.0', () => {
    const range = { min: '10000.00', max: '50000.00', capital_returned: true }
    const rates = { percent: '28.00', days: 60, referral_percent: '30.50', bot_version: '7.0' }
    expect(terms('ira')).toEqual({ name: 'IRA/401K', landing_name: 'AI CORPORATE PLAN', ...range, ...rates })
  })

  it('has nine plans by index, each with name, tagline and description', () => {
    expect(plans.map(({ id, index }) => [id, index])).toEqual(
      ['starter', 'diamond', 'silver', 'gold', 'master', 'ultimate', 'estate', 'cannabis', 'ira'].map((id, index) => [id, index]),
    )
    for (const plan of plans) expect([plan.name, plan.tagline, plan.description].every((text) => String(text).length > 2)).toBe(true)
  })

  it('refers at 5.0% for master, ultimate, cannabis and estate, and offers none of them', () => {
    const listed = plans.filter(({ referral_percent }) => (referral_percent as string) === '5.00')
    expect(listed.map(({ id }) => id)).toEqual(['master', 'ultimate', 'estate', 'cannabis'])
    expect(listed.map(({ on_sale, percent }) => [on_sale, percent])).toEqual(Array.from({ length: 4 }, () => [false, null]))
  })

  it('shows one percentage of a plan, with its share of a day', () => {
    const { percent, daily_percent, apy_percent } = plans.find(({ id }) => id === 'diamond') ?? ({} as Body)
    expect({ percent, daily_percent, apy_percent }).toEqual({ percent: '14.50', daily_percent: '0.48', apy_percent: '419.35' })
  })

  it('gives 900 seconds for the code of a withdrawal', async () => {
    const ada = await app.signUp({ funded: '10' })
    await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const body = { amount: '10', payment_option: 'wallet', selected_coin: SELECTED }
    const { transaction, expires_at } = (await ada.call('POST', '/private/user/transaction', body)).body.data as Body
    expect((Date.parse(String(expires_at)) - Date.parse(String(transaction?.created_at))) / 1000).toBe(900)
  })

  it('lists people and transactions newest first for administrators', async () => {
    const boss = await app.administrator()
    for (let n = 0; n < 3; n += 1) await app.signUp({ funded: '1' })
    for (const path of ['/admin/user', '/admin/transaction']) {
      const times = ((await boss.call('GET', path)).body.data as unknown as Body[]).map(({ created_at }) => String(created_at))
      expect(times.length).toBeGreaterThan(2)
      expect(times).toEqual([...times].sort().reverse())
    }
  })

  it('has the fifteen coins in their order, each with the id of the price provider, name, logo and symbol', async () => {
    const coins = (await app.anyone.call('GET', '/market/prices')).body.data as unknown as Body[]
    expect(coins.map(({ name, symbol }) => `${name} ${symbol}`).join(', ')).toBe(
      'Bitcoin BTC, Ethereum ETH, Ripple XRP, Binance Coin BNB, Solana SOL, Dogecoin DOGE, Cardano ADA, Tron TRX, Avalanche AVAX, Sui SUI, ' +
        'Pepe PEPE, Toncoin TON, Stellar XLM, Chainlink LINK, Shiba Inu SHIB',
    )
    expect(coins[0]).toMatchObject({ id: 'bitcoin', logo: '/coins/btc.svg', price: null, change: null })
  })

  it('has the seventeen market keys, each with title, subtitle, description and image_banner', async () => {
    const keys =
      'forex copy_trading indices fixed_income retirement_planning private_wealth alternative_investment cryptocurrency agriculture ' +
      'option_trading infrastructure cannabis oil_and_gas forex_trading gold stock estate'
    for (const key of keys.split(' ')) {
      const { data } = (await app.anyone.call('GET', `/market/content/${key}`)).body
      const { title, subtitle, description, image_banner } = data as Body
      expect([key, title, subtitle, description].filter((text) => String(text ?? '').length > 2)).toHaveLength(4)
      expect(image_banner).toBe(`/banners/${key}.svg`)
    }
  })

  it('names the networks of a deposit wallet as the specification does', () => {
    expect(depositNetworks.join(', ')).toBe(
      'Bitcoin, ERC-20, TRC-20, BEP-20, solana, xrp, bch, litcoin, dogecoin, bnb, shibainu, busd, perfect money, usd coin',
    )
  })

  it('lets a page load scripts, pictures and data from its own origin alone', async () => {
    const { headers } = await app.anyone.call('GET', '/plans')
    const policy = headers.get('content-security-policy')?.split('; ')
    for (const rule of ["default-src 'self'", "script-src 'self'", "img-src 'self' data:", "connect-src 'self'"])
      expect(policy).toContain(rule)
  })
})
