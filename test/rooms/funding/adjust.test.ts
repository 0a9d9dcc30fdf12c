import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { onStore } from '#test/support/database.ts'
import { administrator, asTransaction, type FundingRoom, once, openRoom, outcomeOf, type Person, usd } from './room.ts'

onStore((store) => {
  let room: FundingRoom
  const by = administrator()
  beforeAll(async () => {
    room = await openRoom(store)
  })
  const adjust = (person: Person, type: 'credit' | 'debit', amount: number, account: 'main' | 'bonus' | 'earning' = 'main') =>
    room.funding.adjust({ user_id: person.user_id, account, type, amount: usd(amount), narration: 'A correction', by }, once(by.user_id))

  it('credits out of the adjustment budget, tells the member why, and is in the audit log', async () => {
    const person = await room.person()
    const credit = asTransaction(await adjust(person, 'credit', 25, 'bonus'))
    expect(credit).toMatchObject({
      state: 'settled',
      origin: 'adjustment',
      account: 'bonus',
      narration: 'A correction',
      decided_by: by.user_id,
    })
    expect((await room.balances(person)).bonus).toBe(2_500n)
    const notice = (await room.mails()).find(({ payload }) => payload.user_id === person.user_id)
    expect(notice?.payload).toMatchObject({
      event: 'adjustment.credit',
      params: { amount: '$25.00', account: 'bonus', reason: 'A correction' },
    })
    const { data } = await room.log.list({ limit: 1 })
    expect(data[0]).toMatchObject({
      action: 'adjustment.credit',
      object_id: person.user_id,
      reason: 'A correction',
      after: { amount: '2500' },
    })
  })

  it('takes back at most what was credited to that account, and says that more needs another administrator', async () => {
    const person = await room.person(usd(500))
    expect(await adjust(person, 'debit', 0.01)).toMatchObject({
      refused: 'wrong_status',
      reason: 'credited_most',
      params: { left: '0.00' },
    })
    await adjust(person, 'credit', 30)
    await adjust(person, 'credit', 30, 'earning')
    expect(outcomeOf(await adjust(person, 'debit', 20))).toBe('settled')
    expect(await adjust(person, 'debit', 10.01)).toMatchObject({
      refused: 'wrong_status',
      reason: 'credited_most',
    })
    expect(outcomeOf(await adjust(person, 'debit', 10))).toBe('settled')
    expect(await room.balances(person)).toMatchObject({ main: 50_000n, earning: 3_000n })
  })

  it('says which side holds too little', async () => {
    const person = await room.person()
    expect(await adjust(person, 'credit', 100_000)).toMatchObject({
      refused: 'insufficient_balance',
      reason: 'budget_holds',
    })
    await adjust(person, 'credit', 40, 'bonus')
    await room.funding.transfer({ user_id: person.user_id, from: 'bonus', amount: usd(40) }, once(person.user_id))
    expect(await adjust(person, 'debit', 40, 'bonus')).toMatchObject({
      refused: 'insufficient_balance',
      reason: 'account_holds_less',
    })
  })

  it('is refused for oneself, as credit and as debit, and for an unknown member', async () => {
    const person = await room.person()
    const own = { ...by, user_id: person.user_id }
    for (const type of ['credit', 'debit'] as const) {
      const asked = { user_id: person.user_id, account: 'main' as const, type, amount: usd(1), narration: 'x', by: own }
      expect(outcomeOf(await room.funding.adjust(asked, once(by.user_id)))).toBe('own_change')
    }
    for (const user_id of [newId(), 'nobody']) expect(outcomeOf(await adjust({ user_id, email: '' }, 'credit', 1))).toBe('no_user')
  })

  it('happens once under one key', async () => {
    const person = await room.person()
    const key = newId()
    const asked = { user_id: person.user_id, account: 'main' as const, type: 'credit' as const, amount: usd(5), narration: 'x', by }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => room.funding.adjust(asked, once(by.user_id, key))))
    expect(outcomes.filter((outcome) => 'user_id' in outcome)).toHaveLength(1)
    expect(outcomes.filter((outcome) => 'replayed' in outcome)).toHaveLength(19)
    expect((await room.balances(person)).main).toBe(500n)
  })

  it('and a transfer takes bonus or earning to main, never more than there is', async () => {
    const person = await room.person()
    await adjust(person, 'credit', 15, 'earning')
    const move = (amount: number) =>
      room.funding.transfer({ user_id: person.user_id, from: 'earning', amount: usd(amount) }, once(person.user_id))
    expect(outcomeOf(await move(15.01))).toBe('insufficient_balance')
    const counts = await Promise.all([move(10), move(10), move(10)])
    expect(counts.map(outcomeOf).sort()).toEqual(['insufficient_balance', 'insufficient_balance', 'settled'])
    expect(await room.balances(person)).toMatchObject({ main: 1_000n, earning: 500n })
  })

  it('leaves books that the auditor agrees with', async () => {
    expect(await room.findings()).toEqual([])
    expect((await room.log.verify()).ok).toBe(true)
  })
})
