/** What pages say where a figure is missing, too large to be read, or late: decided on the server, once, in every language. */
import { expect, it } from 'vitest'
import { type Language, languages } from '#contract/shared/language'
import { statNames } from '#contract/shared/stat-name'
import { formatMoment } from '#kernel/format/moment'
import { formatPercent } from '#kernel/format/number'
import { formatDecimal, formatUsd } from '#kernel/money'
import { parseStatement } from '#proof/index'
import { deposit, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

onStore((store) => {
  it('a young instance has words in the place of figures that do not exist, and both amounts in the place of an absurd percentage', async () => {
    const app = await startApp(store)
    const siteTexts = async (language: Language) => (await app.assembly.siteFigures(language)).texts
    for (const language of languages) {
      const texts = await siteTexts(language)
      expect([language, statNames.filter((name) => texts[name] === '–')]).toEqual([language, []])
      expect(texts).toMatchObject({ has_payout: 'no', has_drawdown: 'no', many_times: 'no', proof: 'none' })
      expect(texts).toMatchObject({
        has_coverage: 'no',
        has_verified_users: 'no',
        has_returns_paid: 'no',
        has_reserve_committed: 'no',
        has_custody: 'yes',
        last_payout: '–',
      })
    }
    await deposit(await app.signUp(), '300')
    app.clock.advance(20)
    const { coverage, many_times, custody, owed, ...others } = await siteTexts('en')
    expect(others).toMatchObject({
      has_coverage: 'yes',
      has_deposits_settled: 'yes',
      has_withdrawals_paid: 'no',
      share_held: '100',
      share_owed: '0',
    })
    expect([coverage, many_times, custody, owed]).toEqual(['more than 10×', 'yes', '$1,200,300.00', '$300.00'])
    const stat = (await app.anyone.call('GET', '/stats/coverage/records')).body.data
    expect(stat).toMatchObject({ value: '400100.00', parts: [{ value: '1200300.00' }, { value: '300.00' }] })
    await deposit(await app.signUp(), '199700')
    app.clock.advance(20)
    expect(await siteTexts('en')).toMatchObject({ coverage: '700.00%', many_times: 'no' })
  })

  it('an open plan shows in the figures of the pages, which then no longer offer the sample account', async () => {
    const app = await startApp(store)
    const member = await app.member({ funded: '500' })
    const committed = async () => (await app.assembly.siteFigures('en')).texts.has_reserve_committed
    expect(await committed()).toBe('no')
    expect((await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })).status).toBe(201)
    app.clock.advance(20)
    expect(await committed()).toBe('yes')
  })

  it('prints coverage, owed and held as the newest epoch signs them, on every page alike and with their time', async () => {
    const app = await startApp(store)
    const member = await app.signUp({ funded: '200000' })
    const boss = await app.administrator()
    expect((await boss.call('POST', '/admin/proof/epoch')).status).toBe(201)
    await deposit(await app.logIn(member.email), '1000')
    app.clock.advance(20)
    const { data: page } = (await app.anyone.call('GET', '/proof/1')).body
    const signed = parseStatement(String(page?.statement))
    if ('refused' in signed) throw new Error(signed.refused)
    const { coverage_bps, custody, liabilities, reserve_free, reserve_committed, at } = signed
    for (const language of languages) {
      expect((await app.assembly.siteFigures(language)).texts).toMatchObject({
        coverage: formatPercent(BigInt(coverage_bps ?? 0)),
        custody: formatUsd(custody),
        owed: formatUsd(liabilities),
        reserve_free: formatUsd(reserve_free),
        reserve_committed: formatUsd(reserve_committed),
        books_as_of: formatMoment(language, new Date(at), 'minute'),
      })
    }
    const { data: ticker } = (await app.anyone.call('GET', '/ticker')).body
    expect(ticker?.coverage).toEqual({ percent: formatDecimal(BigInt(coverage_bps ?? 0)), as_of: at })
    expect((await app.anyone.call('GET', '/stats/owed/records')).body.data).toMatchObject({ value: formatDecimal(liabilities + 100_000n) })
    expect((await boss.call('POST', '/admin/proof/epoch')).status).toBe(201)
    app.clock.advance(3)
    expect((await app.assembly.siteFigures('en')).texts.owed).toBe(formatUsd(liabilities + 100_000n))
  })

  it('an idle instance is not late, and one whose books moved on without an epoch is, on every page alike', async () => {
    const app = await startApp(store)
    const member = await app.signUp({ funded: '50' })
    const boss = await app.administrator()
    expect((await boss.call('POST', '/admin/proof/epoch')).status).toBe(201)
    const late = async () => {
      const { data: front } = (await app.anyone.call('GET', '/proof')).body
      const { data: status } = (await app.anyone.call('GET', '/status')).body
      const services = status?.services as unknown as { name: string; ok: boolean }[]
      return [front?.late_since !== null, services.find(({ name }) => name === 'proof')?.ok]
    }
    app.clock.advance(3 * 3_600)
    expect(await late()).toEqual([false, true])
    await deposit(await app.logIn(member.email), '1')
    app.clock.advance(31 * 60)
    expect(await late()).toEqual([true, false])
  })
})
