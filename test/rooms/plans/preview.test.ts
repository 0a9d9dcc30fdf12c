/**
 * The preview of a plan's days, which the browser computes: each day as the server says it on that day, and the last one as it is booked.
 */
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { type Investment, lastDay, previewDay } from '#web/entities/investment/preview-day.ts'

const START_BALANCE = 100_000n
const cents = (amount: string) => BigInt(amount.replace('.', ''))

onStore((store) => {
  it('is what accrues on each day, and on the last day what is booked at maturity', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await app.member({ funded: '1000' })
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '333.33' })
    const read = async () => {
      const { body } = await ada.call('GET', '/me/investments')
      return (body.data as unknown as Investment[]).find(({ _id }) => _id === bought.body.data?.investment?._id) as Investment
    }
    const terms = await read()
    const last = lastDay(terms)
    expect(last).toBe(7)
    for (let day = 1; day < last; day += 1) {
      await boss.call('POST', '/admin/business-date', { days: 1 })
      const { amount, status } = await read()
      expect([day, status, cents(amount)]).toEqual([day, 'active', previewDay(terms, day).accrued])
    }
    await boss.call('POST', '/admin/business-date', { days: 1 })
    await app.settled()
    const shown = previewDay(terms, last)
    expect(await read()).toMatchObject({ ended_by: 'maturity', amount: terms.promised_return })
    expect([shown.accrued, shown.aside, shown.locked]).toEqual([cents(terms.promised_return), 0n, 0n])
    const { account_info, transactions } = (await ada.call('GET', '/me/account')).body.data as unknown as {
      account_info: { main_balance: string }
      transactions: { amount: string; origin: string; plan_event: string }[]
    }
    expect(transactions.filter(({ plan_event }) => plan_event === 'maturity').map(({ amount }) => cents(amount))).toEqual([shown.total])
    expect(cents(account_info.main_balance)).toBe(START_BALANCE - cents(terms.capital) + shown.total)
  })
})
