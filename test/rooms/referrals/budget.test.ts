/** sec/B12: bonuses never exceed the money put into the budget, for any sequence of top-ups and withdrawals and with two nodes at once. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import { bring, changeBudget, codeOf, eightDaysLater } from './world.ts'

const cents = fc.integer({ min: 1, max: 300 }).map((n) => (n / 100).toFixed(2))
const step = fc.oneof(
  fc.record({ direction: fc.constant('add' as const), amount: cents }),
  fc.record({ direction: fc.constant('take' as const), amount: cents }),
)

onStore((store) => {
  it('sec/B12 never pays more in all than the operator put into the budget', async () => {
    const database = await store.open()
    const [one, two] = [await startApp(store, { database }), await startApp(store, { database })]
    const ada = await one.member()
    const code = await codeOf(ada)
    for (const amount of ['100', '150', '200.10', '333.33', '500']) await bring(one, code, { amount })
    const administrator = await one.administrator()
    await changeBudget(administrator, 'take', '100000')
    await eightDaysLater(one, administrator)
    const jobs = [one, two].flatMap((app) => app.assembly.jobs.filter(({ name }) => name === 'referral bonuses'))
    let paid = 0n
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 3 }), async (steps) => {
        await Promise.all([
          ...steps.map(({ direction, amount }) => changeBudget(administrator, direction, amount)),
          ...[...jobs, ...jobs].map((job) => job.run()),
        ])
        const [row] = await database.query<{ put_in: bigint; paid: bigint; left: bigint }>(
          `SELECT (SELECT coalesce(sum(CASE direction WHEN 'add' THEN amount ELSE -amount END), 0)::bigint FROM operator_funding WHERE account = 'referral:budget') AS put_in,
             (SELECT coalesce(sum(amount), 0)::bigint FROM referral_bonus WHERE state = 'paid') AS paid,
             (SELECT balance FROM account WHERE code = 'referral:budget') AS left`,
        )
        expect(row?.put_in).toBe((row?.paid ?? 0n) + (row?.left ?? 0n))
        expect(row?.paid ?? 0n).toBeGreaterThanOrEqual(paid)
        paid = row?.paid ?? 0n
      }),
      { numRuns: is_whole ? 12 : 4 },
    )
    await changeBudget(administrator, 'add', '1000')
    for (const job of jobs) await job.run()
    // Eleven percent of a tenth of each principal, to the cent.
    const [all] = await database.query<{ total: bigint }>(`SELECT sum(amount)::bigint AS total FROM move WHERE kind = 'referral.bonus'`)
    expect(all?.total).toBe(110n + 165n + 220n + 367n + 550n)
    expect(await one.audit()).toEqual([])
  })
})
