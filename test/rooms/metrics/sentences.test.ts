/** What pages say where a figure is missing, too large to be read, or late: decided on the server, once, in every language. */
import { expect, it } from 'vitest'
import { type Language, languages } from '#contract/shared/language'
import { statNames } from '#contract/shared/stat-name'
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
