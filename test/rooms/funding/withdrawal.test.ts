import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { onStore } from '#test/support/database.ts'
import {
  administrator,
  askWithdrawal,
  asTransaction,
  BTC,
  confirmed,
  type FundingRoom,
  once,
  openRoom,
  outcomeOf,
  type Person,
  SELECTED,
  savePayout,
  usd,
} from './room.ts'

const BANK = { accountName: 'Specimen', accountNumber: 'SPECIMEN-0042', bicOrSwiftCode: 'SPECIMEN', bankName: 'Specimen bank' }

onStore((store) => {
  let room: FundingRoom
  beforeAll(async () => {
    room = await openRoom(store)
  })
  beforeEach(() => {
    room.settings.auto_approval_limit = usd(0)
    room.settings.address_hold_seconds = 0
  })

  const withdraw = (person: Person, amount: number, more: object = {}) =>
    room.funding.withdraw(
      { user_id: person.user_id, amount: usd(amount), method: 'wallet', selected_coin: SELECTED, ...more },
      once(person.user_id),
    )
  const confirm = (person: Person, transaction_id: string, code: string) =>
    room.funding.confirmWithdrawal({ ...person, transaction_id, code }, once(person.user_id))

  it('holds the amount at once and waits 900 seconds for its code', async () => {
    const person = await room.person(usd(100))
    const asked = await askWithdrawal(room, person, usd(60))
    expect(asked).toMatchObject({ state: 'unconfirmed', coin: 'btc', address: BTC.address })
    expect(asked.expires_at).toEqual(new Date(room.clock.now().getTime() + 900_000))
    expect(await room.balances(person)).toMatchObject({ main: 4_000n, held: 6_000n })
    expect(await room.code(person, asked.id)).toMatch(/^\d{6}$/)
    expect(await confirm(person, asked.id, '000000x')).toEqual({ refused: 'wrong_code' })
    const done = asTransaction(await confirm(person, asked.id, await room.code(person, asked.id)))
    expect(done.state).toBe('awaiting_approval')
    const by = administrator()
    expect(outcomeOf(await room.funding.approve({ transaction_id: asked.id, by }, once(by.user_id)))).toBe('settled')
    expect(await room.balances(person)).toMatchObject({ main: 4_000n, held: 0n })
    expect(await room.events(person)).toEqual([
      'deposit.settled',
      'payout_address.changed',
      'withdrawal.asked',
      'withdrawal.confirmed',
      'withdrawal.paid',
    ])
  })

  it('mails what the code releases', async () => {
    const person = await room.person(usd(100))
    await askWithdrawal(room, person, usd(12.5))
    const letter = (await room.mails()).find(({ payload }) => payload.to === person.email)?.payload
    expect(letter).toMatchObject({ kind: 'code:withdrawal' })
    expect(JSON.stringify(letter)).toContain('Amount: $12.50')
    expect(JSON.stringify(letter)).toContain(`To: BTC (Bitcoin) ${BTC.address}`)
  })

  it('judges the balance first, then the destination, then a freeze, and sends no mail for a refused one', async () => {
    const person = await room.person(usd(100))
    await room.database.query('UPDATE users SET withdrawals_frozen_until = $2 WHERE id = $1', [
      person.user_id,
      new Date(room.clock.now().getTime() + 3_600_000),
    ])
    const before = (await room.mails()).length
    expect(outcomeOf(await withdraw(person, 100.01))).toBe('insufficient_balance')
    expect(outcomeOf(await withdraw(person, 100))).toBe('no_payout_address')
    expect(outcomeOf(await withdraw(person, 100, { selected_coin: undefined }))).toBe('no_payout_address')
    expect(await withdraw(person, 100, { method: 'bank' })).toMatchObject({ refused: 'invalid', reason: 'bank_missing' })
    expect((await room.mails()).length).toBe(before)
    await savePayout(room, person)
    expect(await withdraw(person, 100)).toMatchObject({
      refused: 'withdrawals_frozen',
      reason: 'withdrawals_frozen_until',
      params: { at: expect.stringContaining('2026-01-05') },
    })
    expect(await withdraw(person, 100, { selected_coin: `${SELECTED}::x` })).toMatchObject({ refused: 'no_payout_address' })
    expect((await room.balances(person)).main).toBe(10_000n)
  })

  it('refuses a payout address until its hold is over, to the second (B13)', async () => {
    room.settings.address_hold_seconds = 172_800
    const person = await room.person(usd(100))
    await savePayout(room, person)
    room.clock.advance(172_800 - 60)
    expect(await withdraw(person, 10)).toMatchObject({
      refused: 'address_on_hold',
      reason: 'address_on_hold_until',
      params: { until: expect.stringContaining('2026-01-') },
    })
    await savePayout(room, person)
    room.clock.advance(60)
    expect(outcomeOf(await withdraw(person, 10))).toBe('unconfirmed')
  })

  it('copies the bank details in, and shows their last four characters', async () => {
    const person = await room.person(usd(100))
    await room.funding.updatePayout({ user_id: person.user_id, own_email: person.email, bank: BANK })
    const asked = asTransaction(await withdraw(person, 10, { method: 'bank' }))
    expect(asked.bank_last_four).toBe('0042')
    await room.funding.updatePayout({ user_id: person.user_id, own_email: person.email, bank: { ...BANK, accountNumber: 'SPECIMEN-9999' } })
    expect(outcomeOf(await confirm(person, asked.id, await room.code(person, asked.id)))).toBe('awaiting_approval')
    expect((await room.mails()).some(({ payload }) => JSON.stringify(payload).includes('SPECIMEN-0042'))).toBe(false)
  })

  it('takes a code for the withdrawal, amount and destination that it was mailed for, once, and no other (A7)', async () => {
    const person = await room.person(usd(100))
    const one = await askWithdrawal(room, person, usd(10))
    const first_code = await room.code(person, one.id)
    const two = await askWithdrawal(room, person, usd(20))
    expect(await confirm(person, two.id, first_code)).toEqual({ refused: 'wrong_code' })
    const other = await room.person()
    expect(outcomeOf(await confirm(other, one.id, first_code))).toBe('no_transaction')
    await room.database.query('UPDATE member_transaction SET address = $2 WHERE id = $1', [one.id, 'tb1qelsewhere'])
    expect(await confirm(person, one.id, first_code)).toEqual({ refused: 'wrong_code' })
    await room.database.query('UPDATE member_transaction SET address = $2 WHERE id = $1', [one.id, BTC.address])
    expect(outcomeOf(await confirm(person, one.id, first_code))).toBe('awaiting_approval')
    expect(outcomeOf(await confirm(person, one.id, first_code))).toBe('wrong_status')
    await room.funding.cancelWithdrawal({ user_id: person.user_id, transaction_id: two.id }, once(person.user_id))
  })

  it('evaluates five guesses and not one more', async () => {
    const person = await room.person(usd(100))
    const { id } = await askWithdrawal(room, person, usd(10))
    const code = await room.code(person, id)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let n = 0; n < 5; n += 1) expect(await confirm(person, id, wrong)).toEqual({ refused: 'wrong_code' })
    expect(await confirm(person, id, code)).toEqual({ refused: 'wrong_code' })
  })

  it('sends a fresh code once a minute and three times in a quarter of an hour, and the old one is dead (A8)', async () => {
    const person = await room.person(usd(100))
    const { id } = await askWithdrawal(room, person, usd(10))
    const named = { user_id: person.user_id, transaction_id: id }
    const first = await room.code(person, id)
    expect(await room.funding.resendWithdrawalCode(named)).toBeNull()
    expect(await confirm(person, id, first)).toEqual({ refused: 'wrong_code' })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => room.funding.resendWithdrawalCode(named)))
    expect(outcomes.every((outcome) => outcome?.refused === 'too_many')).toBe(true)
    for (let n = 0; n < 4; n += 1) {
      room.clock.advance(61)
      await room.funding.resendWithdrawalCode(named)
    }
    const letters = (await room.mails()).filter(({ payload }) => payload.to === person.email)
    expect(letters).toHaveLength(4)
    expect(outcomeOf(await confirm(person, id, await room.code(person, id)))).toBe('awaiting_approval')
    expect(await room.funding.resendWithdrawalCode(named)).toMatchObject({ refused: 'wrong_status' })
  })

  it('lapses when it is not confirmed in time, also before the job has run, and catches up later', async () => {
    const person = await room.person(usd(100))
    const { id } = await askWithdrawal(room, person, usd(10))
    room.clock.advance(900)
    expect(await confirm(person, id, await room.code(person, id))).toMatchObject({
      refused: 'wrong_status',
      reason: 'withdrawal_lapsed',
    })
    expect(await room.funding.resendWithdrawalCode({ user_id: person.user_id, transaction_id: id })).toMatchObject({
      refused: 'wrong_status',
    })
    room.clock.advance(100_000)
    expect(await room.funding.lapseWithdrawals()).toBeGreaterThanOrEqual(1)
    expect(await room.funding.lapseWithdrawals()).toBe(0)
    expect(await room.balances(person)).toMatchObject({ main: 10_000n, held: 0n })
    expect(await room.events(person)).toContain('withdrawal.lapsed')
  })

  it('is cancelled by its owner until it is approved, and not after', async () => {
    const person = await room.person(usd(100))
    const early = await askWithdrawal(room, person, usd(10))
    const named = (transaction_id: string) => ({ user_id: person.user_id, transaction_id })
    expect(outcomeOf(await room.funding.cancelWithdrawal(named(early.id), once(person.user_id)))).toBe('cancelled')
    const late = await confirmed(room, person, usd(20))
    expect(outcomeOf(await room.funding.cancelWithdrawal(named(late.id), once(person.user_id)))).toBe('cancelled')
    expect(await room.balances(person)).toMatchObject({ main: 10_000n, held: 0n })
    const paid = await confirmed(room, person, usd(30))
    const by = administrator()
    await room.funding.approve({ transaction_id: paid.id, by }, once(by.user_id))
    expect(await room.funding.cancelWithdrawal(named(paid.id), once(person.user_id))).toMatchObject({
      refused: 'wrong_status',
      reason: 'withdrawal_settled',
    })
  })

  it('is not approved before it is confirmed; declined or deleted, its hold goes back', async () => {
    const person = await room.person(usd(100))
    const by = administrator()
    const one = await askWithdrawal(room, person, usd(10))
    expect(await room.funding.approve({ transaction_id: one.id, by }, once(by.user_id))).toMatchObject({
      refused: 'wrong_status',
      reason: 'withdrawal_unconfirmed',
    })
    const declined = asTransaction(await room.funding.decline({ transaction_id: one.id, by, reason: 'Not today' }, once(by.user_id)))
    expect(declined).toMatchObject({ state: 'declined', reason: 'Not today', decided_by: by.user_id })
    const two = await confirmed(room, person, usd(20))
    expect(outcomeOf(await room.funding.deleteTransaction({ transaction_id: two.id, by }, once(by.user_id)))).toBe('deleted')
    expect(await room.balances(person)).toMatchObject({ main: 10_000n, held: 0n })
    expect(await room.events(person)).toContain('withdrawal.cancelled')
  })

  it('is paid at once when its amount is within the limit that needs no administrator', async () => {
    room.settings.auto_approval_limit = usd(50)
    const person = await room.person(usd(200))
    expect((await confirmed(room, person, usd(50))).state).toBe('settled')
    expect((await confirmed(room, person, usd(50.01))).state).toBe('awaiting_approval')
    expect(await room.balances(person)).toMatchObject({ main: 9_999n, held: 5_001n })
  })

  it('is refused to a suspended member, whose pending ones go on', async () => {
    const person = await room.person(usd(100))
    const waiting = await confirmed(room, person, usd(20))
    await room.database.query(`UPDATE users SET status = 'suspended', suspended_at = now() WHERE id = $1`, [person.user_id])
    expect(outcomeOf(await withdraw(person, 10))).toBe('suspended')
    expect(outcomeOf(await room.funding.deposit({ user_id: person.user_id, amount: usd(1), method: 'card' }, once(person.user_id)))).toBe(
      'suspended',
    )
    const by = administrator()
    expect(outcomeOf(await room.funding.approve({ transaction_id: waiting.id, by }, once(by.user_id)))).toBe('settled')
  })

  it('replays its first answer even where the balance would no longer allow it, and refuses the key with another body (B9)', async () => {
    const person = await room.person(usd(100))
    await savePayout(room, person)
    const key = newId()
    const asked = { user_id: person.user_id, amount: usd(100), method: 'wallet' as const, selected_coin: SELECTED }
    const first = asTransaction(await room.funding.withdraw(asked, once(person.user_id, key)))
    const again = await room.funding.withdraw(asked, once(person.user_id, key))
    expect(again).toEqual({ replayed: once('').encode(first) })
    expect(await room.funding.withdraw({ ...asked, amount: cents(1n) }, once(person.user_id, key, 'other'))).toEqual({
      refused: 'key_reused',
    })
    const guess = { ...person, transaction_id: first.id, code: await room.code(person, first.id) }
    const done = asTransaction(await room.funding.confirmWithdrawal(guess, once(person.user_id, `${key} confirm`)))
    expect(await room.funding.confirmWithdrawal(guess, once(person.user_id, `${key} confirm`))).toEqual({ replayed: once('').encode(done) })
  })

  it('leaves books that the auditor agrees with', async () => {
    expect(await room.findings()).toEqual([])
  })
})
