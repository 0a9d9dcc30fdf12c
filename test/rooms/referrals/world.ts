/** People who bring people, and plans that mature: the referral programme over HTTP. */
import { expect } from 'vitest'
import { newId } from '#kernel/id'
import type { Client, TestApp } from '#test/support/app.ts'

export async function codeOf(member: Client): Promise<string> {
  return String((await member.call('GET', '/me/referral')).body.data?.code)
}

/** Signs up with the code, deposits and buys the starter plan for 100.00: a return of 10.00, a bonus of 1.10. */
export async function bring(
  app: TestApp,
  referral_code: string,
  { amount = '100', ...given }: { email?: string; phone?: string; amount?: string } = {},
) {
  const member = await app.signUp({ referral_code, funded: '2000', ...given })
  await buy(member, amount)
  return member
}

export async function buy(member: Client, amount: string): Promise<string> {
  const bought = await member.call('POST', '/private/user/investment', { plan: 'starter', amount })
  expect(bought.status).toBe(201)
  return String(bought.body.data?.investment?._id)
}

/** Eight days later every starter plan has matured, its outbox rows have had their reaction and what is due was paid. */
export async function eightDaysLater(app: TestApp, administrator: Client): Promise<void> {
  expect((await administrator.call('POST', '/admin/business-date', { days: 8 })).status).toBe(201)
  await app.settled()
  await payDue(app)
}

export async function payDue(app: TestApp): Promise<void> {
  await app.assembly.jobs.find((job) => job.name === 'referral bonuses')?.run()
  await app.settled()
}

export async function changeBudget(administrator: Client, direction: 'add' | 'take', amount: string): Promise<number> {
  return (await administrator.call('POST', '/admin/treasury/reserve', { account: 'referral', amount, direction })).status
}

export type Seen = { total: string; referred: { state: string; bonus: string | null; reason: string | null }[] }

export async function seenBy(member: Client): Promise<Seen> {
  const { data } = (await member.call('GET', '/me/referral')).body
  const rows = data?.referred as unknown as { state: string; bonus: string | null; reason: string | null }[]
  return { total: String(data?.total_bonus), referred: rows.map(({ state, bonus, reason }) => ({ state, bonus, reason })) }
}

export async function bonusBalance(member: Client): Promise<string> {
  return String((await member.call('GET', '/me/account')).body.data?.account_info?.bonus_balance)
}

/** A bonus in review, of two members: the plan that earned it is not under test. */
export async function flagged(app: TestApp, amount: number, parties: { referrer?: Client; referred?: Client } = {}) {
  const [referrer, referred] = [parties.referrer ?? (await app.member()), parties.referred ?? (await app.member())]
  const id = newId()
  await app.database.query(
    `INSERT INTO referral_bonus (id, referred, referrer, investment_id, person, plan, rate_bps, earned, amount, state, signals, created_at, updated_at)
     VALUES ($1, $2, $3, $4, sha256($5), 'starter', 1100, $6, $6, 'review', '{phone}', $7, $7)`,
    [id, referred.user_id, referrer.user_id, newId(), Buffer.from(id), String(amount), app.clock.now()],
  )
  return { id, referrer, referred }
}
