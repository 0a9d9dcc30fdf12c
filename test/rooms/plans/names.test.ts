/** Texts for people show a plan's name; its id is for addresses and programs. */
import { expect, it } from 'vitest'
import { type Client, startApp } from '#test/support/app.ts'
import { migrationsBeforeBaseline } from '#test/support/before-baseline.ts'
import { onStore } from '#test/support/database.ts'

const RENAMING = migrationsBeforeBaseline.get('049-plan-names.sql') ?? ''

async function narrations(member: Client): Promise<unknown[]> {
  const { body } = await member.call('GET', '/me/transactions')
  return (body.data as unknown as { origin: string; narration: string }[]).flatMap((one) => (one.origin === 'plan' ? [one.narration] : []))
}

onStore((store) => {
  it('names the plan beside what it cost and paid, in what was written before too', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '20000' })
    await ada.call('POST', '/private/user/investment', { plan: 'ira', amount: '10000' })
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    await ada.call('PATCH', `/private/user/investment/${bought.body.data?.investment?._id}`, {})
    expect(await narrations(ada)).toEqual(['Starter', 'Starter', 'IRA/401K'])
    const { body } = await ada.call('GET', '/me/figures/owed_in_all')
    expect(body.data).toMatchObject({ parts: expect.arrayContaining([expect.objectContaining({ kind: 'promised', name: 'IRA/401K' })]) })
    await app.database.query(`UPDATE member_transaction SET narration = 'ira' WHERE narration = 'IRA/401K'`)
    await app.database.query(RENAMING)
    expect(await narrations(ada)).toEqual(['Starter', 'Starter', 'IRA/401K'])
  })
})
