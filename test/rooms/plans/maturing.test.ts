/** The notice before an investment matures: in time, once, and not for one that has ended or has just begun. */
import { expect, it } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const SUBJECT = /matures soon/

const subjectsOf = async (member: Client): Promise<string[]> => {
  const { data } = (await member.call('GET', '/me/messages?limit=100')).body as unknown as { data: { message_subject: string }[] }
  return data.map(({ message_subject }) => message_subject).filter((subject) => SUBJECT.test(subject))
}
const jobOf = (app: TestApp) => app.assembly.jobs.find(({ name }) => name === 'maturity notices')

onStore((store) => {
  it('comes three days before, once on two nodes, and the choice still counts', async () => {
    const database = await store.open()
    const [one, two] = [await startApp(store, { database }), await startApp(store, { database })]
    const ada = await one.member({ funded: '1000' })
    const boss = await one.administrator()
    const id = (await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })).body.data?.investment?._id
    const noticed = async () => {
      await Promise.all([one, two, one, two].map((app) => jobOf(app)?.run()))
      await Promise.all([one.settled(), two.settled()])
      return subjectsOf(ada)
    }
    expect(await noticed()).toEqual([])
    await boss.call('POST', '/admin/business-date', { days: 3.9 })
    expect(await noticed()).toEqual([])
    await boss.call('POST', '/admin/business-date', { days: 0.2 })
    await expect.poll(noticed).toEqual(['Starter matures soon'])
    expect(await noticed()).toHaveLength(1)
    expect((await ada.call('PUT', `/private/user/investment/${id}/maturity`, { instruction: 'reinvest_all' })).status).toBe(200)
    await boss.call('POST', '/admin/business-date', { days: 3 })
    await Promise.all([one.settled(), two.settled()])
    // The reinvestment is undone without loss: what was reinvested is back, with what has accrued since.
    await expect.poll(async () => (await ada.call('GET', '/me/investments?status=expired')).body.data).toHaveLength(1)
    const open = (await ada.call('GET', '/me/investments?status=active')).body.data?.[0] as unknown as { _id: string; capital: string }
    expect(open.capital).toBe('110.00')
    const left = (await ada.call('PATCH', `/private/user/investment/${open._id}`, {})).body.data as unknown as { amount: string }
    expect(Number(left.amount)).toBeGreaterThanOrEqual(110)
  })

  it('is not sent for one that matured while nothing ran, or left early', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '1000' })
    const boss = await app.administrator()
    const buy = async () =>
      (await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })).body.data?.investment?._id
    await ada.call('PATCH', `/private/user/investment/${await buy()}`, {})
    await buy()
    await boss.call('POST', '/admin/business-date', { days: 40 })
    await jobOf(app)?.run()
    await app.settled()
    expect(await subjectsOf(ada)).toEqual([])
  })
})
