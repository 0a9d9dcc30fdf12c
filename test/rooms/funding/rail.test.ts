import { expect, it } from 'vitest'
import { sandboxRail } from '#server/funding'
import { onStore } from '#test/support/database.ts'
import { administrator, askWithdrawal, confirmed, once, openRoom, outcomeOf, usd } from './room.ts'

onStore((store) => {
  it('asks the rail to accept each payout, and a payout that it declines goes back to the main balance', async () => {
    const asked: string[] = []
    const room = await openRoom(store, {
      ...sandboxRail,
      checkPayout: ({ id }) => {
        asked.push(id)
        return { state: 'declined', reason: 'No such account' }
      },
    })
    const by = administrator()
    const person = await room.person(usd(100))
    const { id } = await confirmed(room, person, usd(60))
    expect(asked).toEqual([])
    expect(outcomeOf(await room.funding.approve({ transaction_id: id, by }, once(by.user_id)))).toBe('declined')
    expect(asked).toEqual([id])
    const audited = await room.database.query(`SELECT action, after ->> 'state' AS state, reason FROM audit_entry WHERE object_id = $1`, [
      id,
    ])
    expect(audited).toEqual([{ action: 'withdrawal.decline', state: 'declined', reason: 'No such account' }])
    room.settings.auto_approval_limit = usd(10)
    const small = await askWithdrawal(room, person, usd(10))
    const guess = { ...person, transaction_id: small.id, code: await room.code(person, small.id) }
    expect(await room.funding.confirmWithdrawal(guess, once(person.user_id))).toMatchObject({
      state: 'declined',
      reason: 'No such account',
    })
    expect(asked).toEqual([id, small.id])
    expect(await room.balances(person)).toMatchObject({ main: 10_000n, held: 0n })
    expect(await room.events(person)).toEqual(expect.arrayContaining(['withdrawal.declined']))
    expect(await room.findings()).toEqual([])
  })
})
