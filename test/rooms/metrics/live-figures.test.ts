import { expect, it } from 'vitest'
import { languages } from '#contract/shared/language'
import { liveNames } from '#contract/shared/stat-name'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { busyInstance } from './busy.ts'

onStore((store) => {
  it('shows an instance on which nothing has happened yet as it is: zero is zero, and what does not exist yet is named in words', async () => {
    // Seeded now: where half an hour has passed since, its proof is late.
    const { assembly, clock } = await startApp(store, { database: await store.open() })
    expect(await assembly.metrics.liveTexts('en')).toMatchObject({
      coverage: 'nothing is owed',
      reserve_free: '$1,000,000.00',
      verified_users: '0',
      deposits_settled: '$0.00',
      median_withdrawal_time: 'none paid yet',
      checkpoint_epoch: 'not yet',
      last_fill: 'not yet',
      status_line: 'Starting: Prices',
      company_block: 'Sandbox operator, not a company',
    })
    clock.advance(301)
    expect((await assembly.metrics.liveTexts('en')).status_line).toMatch(/^Not operational: (?:.*, )?Prices/)
  })

  it('shows what the records say, in every language, and old texts for two seconds at most', async () => {
    const { app, administrator } = await busyInstance(store)
    const { liveTexts } = app.assembly.metrics
    const before = await liveTexts('en')
    expect(before).toMatchObject({
      deposits_settled: '$7,000.00',
      withdrawals_paid: '$120.40',
      verified_users: '2',
      plans_sold: '4',
      median_withdrawal_time: expect.stringMatching(/^9[0-5] seconds$/),
    })
    for (const language of languages) {
      const texts = await liveTexts(language)
      expect(Object.keys(texts).sort()).toEqual([...liveNames].sort())
      expect(texts.deposits_settled).toBe('$7,000.00')
      expect(Object.values(texts).filter((text) => text === '' || /undefined|NaN|[٠-٩]/.test(text))).toEqual([])
    }
    await administrator.call('PATCH', '/admin/settings', { company_block: 'Ada & Sons <Ltd>' })
    await administrator.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '1000', direction: 'add' })
    expect((await liveTexts('en')).reserve_free).toBe(before.reserve_free)
    app.clock.advance(2)
    const after = await liveTexts('en')
    expect(after.reserve_free).not.toBe(before.reserve_free)
    expect(after.company_block).toBe('Ada & Sons <Ltd>')
  })
})
