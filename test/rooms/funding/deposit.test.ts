import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { cents, MAX_CENTS } from '#kernel/money'
import { onStore } from '#test/support/database.ts'
import { administrator, asTransaction, type FundingRoom, once, openRoom, outcomeOf, usd } from './room.ts'

onStore((store) => {
  let room: FundingRoom
  beforeAll(async () => {
    room = await openRoom(store)
  })

  it('announces a deposit and moves nothing until the rail settles it', async () => {
    const person = await room.person()
    const created = asTransaction(
      await room.funding.deposit({ user_id: person.user_id, amount: usd(250), method: 'card' }, once(person.user_id)),
    )
    expect(created.state).toBe('awaiting_approval')
    expect((await room.balances(person)).main).toBe(0n)
    const paid = await room.funding.payDeposit(
      { user_id: person.user_id, transaction_id: created.id, choice: 'approve' },
      once(person.user_id),
    )
    expect(outcomeOf(paid)).toBe('settled')
    expect((await room.balances(person)).main).toBe(25_000n)
    expect(await room.events(person)).toEqual(['deposit.settled'])
  })

  it('settles at once by the member’s own choice, whatever the method', async () => {
    const [wallet] = await room.funding.listWallets()
    for (const way of [{ method: 'card' }, { method: 'wallet', wallet_id: wallet?._id }, { method: 'bank' }] as const) {
      const person = await room.person()
      const { user_id } = person
      const created = asTransaction(await room.funding.deposit({ user_id, amount: usd(20), ...way }, once(user_id)))
      const paid = asTransaction(await room.funding.payDeposit({ user_id, transaction_id: created.id, choice: 'approve' }, once(user_id)))
      expect([way.method, paid.state, paid.method]).toEqual([way.method, 'settled', way.method])
      expect((await room.balances(person)).main).toBe(2_000n)
    }
  })

  it('declines with the reason of the rail, and delays without changing anything', async () => {
    const { user_id } = await room.person()
    const created = asTransaction(await room.funding.deposit({ user_id, amount: usd(10), method: 'bank' }, once(user_id)))
    const named = { user_id, transaction_id: created.id }
    expect(outcomeOf(await room.funding.payDeposit({ ...named, choice: 'delay' }, once(user_id)))).toBe('awaiting_approval')
    const declined = asTransaction(await room.funding.payDeposit({ ...named, choice: 'decline' }, once(user_id)))
    expect(declined).toMatchObject({ state: 'declined', reason: 'Declined by the sandbox rail' })
    const late = await room.funding.payDeposit({ ...named, choice: 'approve' }, once(user_id))
    expect(late).toMatchObject({ refused: 'wrong_status', reason: 'deposit_declined' })
    expect(await room.funding.payDeposit({ ...named, choice: 'delay' }, once(user_id))).toMatchObject({ refused: 'wrong_status' })
  })

  it('copies the wallet that was chosen, and refuses one that is none', async () => {
    const { user_id } = await room.person()
    const [bitcoin, , tether] = await room.funding.listWallets()
    expect((await room.funding.listWallets()).map(({ rank, symbol }) => `${rank} ${symbol}`)).toEqual(['0 BTC', '1 ETH', '2 USDT'])
    expect(bitcoin?.address).toMatch(/^tb1p/)
    expect(tether?.address).toMatch(/^sandbox:T/)
    const asked = { user_id, amount: usd(10), method: 'wallet' as const }
    const created = asTransaction(await room.funding.deposit({ ...asked, wallet_id: tether?._id }, once(user_id)))
    expect(created).toMatchObject({ coin: 'usdt', network: 'TRC-20', address: tether?.address })
    expect(await room.funding.readDeposit({ user_id, transaction_id: created.id })).toMatchObject({
      wallet: { symbol: 'USDT' },
      bank: null,
    })
    for (const wallet_id of [undefined, 'x', newId()]) {
      expect(outcomeOf(await room.funding.deposit({ ...asked, wallet_id }, once(user_id)))).toBe('no_wallet')
    }
  })

  it('is absent for other members', async () => {
    const owner = await room.person()
    const other = await room.person()
    const created = asTransaction(
      await room.funding.deposit({ user_id: owner.user_id, amount: usd(10), method: 'card' }, once(owner.user_id)),
    )
    const foreign = { user_id: other.user_id, transaction_id: created.id }
    expect(outcomeOf(await room.funding.payDeposit({ ...foreign, choice: 'approve' }, once(other.user_id)))).toBe('no_transaction')
    expect(await room.funding.readDeposit(foreign)).toMatchObject({ refused: 'no_transaction' })
    for (const transaction_id of ['', "1' OR 1=1", 'undefined', newId()]) {
      expect(await room.funding.readDeposit({ user_id: owner.user_id, transaction_id })).toMatchObject({ refused: 'no_transaction' })
    }
  })

  it('is approved, declined or deleted by an administrator, each with a row in the audit log, and never by its own owner', async () => {
    const { user_id } = await room.person()
    const by = administrator()
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1)
      ids.push(asTransaction(await room.funding.deposit({ user_id, amount: usd(5), method: 'card' }, once(user_id))).id)
    const [first = '', second = '', third = ''] = ids
    expect(outcomeOf(await room.funding.approve({ transaction_id: first, by: { ...by, user_id } }, once(user_id)))).toBe('own_change')
    expect(outcomeOf(await room.funding.approve({ transaction_id: first, by }, once(by.user_id)))).toBe('settled')
    expect(outcomeOf(await room.funding.deleteTransaction({ transaction_id: first, by }, once(by.user_id)))).toBe('wrong_status')
    const declined = asTransaction(await room.funding.decline({ transaction_id: second, by }, once(by.user_id)))
    expect(declined.reason).toBe('Declined by an administrator')
    expect(outcomeOf(await room.funding.deleteTransaction({ transaction_id: second, by }, once(by.user_id)))).toBe('deleted')
    expect(outcomeOf(await room.funding.deleteTransaction({ transaction_id: third, by }, once(by.user_id)))).toBe('deleted')
    const { data } = await room.log.list({ limit: 10 })
    expect(data.map(({ action, object_id }) => `${action} ${ids.indexOf(object_id ?? '')}`).reverse()).toEqual([
      'deposit.approve 0',
      'deposit.decline 1',
      'deposit.delete 1',
      'deposit.delete 2',
    ])
    expect(data[0]).toMatchObject({
      actor: by.user_id,
      actor_email: by.email,
      before: { state: 'awaiting_approval' },
      after: { state: 'deleted' },
    })
    expect((await room.log.verify()).ok).toBe(true)
  })

  it('refuses what no account can hold instead of failing', async () => {
    const { user_id } = await room.person(usd(1))
    const huge = { user_id, amount: cents(MAX_CENTS), method: 'card' as const }
    expect(await room.funding.deposit(huge, once(user_id))).toMatchObject({ refused: 'deposit_limit', more: { limit: 'deposit' } })
  })

  it('answers a repeat with the first answer byte for byte, also when the first changed what the repeat would be judged by (B9)', async () => {
    const { user_id } = await room.person()
    const key = newId()
    const asked = { user_id, amount: usd(7), method: 'card' as const }
    const created = asTransaction(await room.funding.deposit(asked, once(user_id, key)))
    const first = once(user_id, key).encode(created)
    expect(await room.funding.deposit(asked, once(user_id, key))).toEqual({ replayed: first })
    expect(await room.funding.deposit({ ...asked, amount: usd(8) }, once(user_id, key, 'other'))).toEqual({ refused: 'key_reused' })
    const pay = { user_id, transaction_id: created.id, choice: 'approve' as const }
    const paid = asTransaction(await room.funding.payDeposit(pay, once(user_id, `${key} pay`)))
    expect(await room.funding.payDeposit(pay, once(user_id, `${key} pay`))).toEqual({ replayed: once(user_id).encode(paid) })
    expect((await room.balances({ user_id, email: '' })).main).toBe(700n)
  })

  it('leaves books that the auditor agrees with', async () => {
    expect(await room.findings()).toEqual([])
  })
})
