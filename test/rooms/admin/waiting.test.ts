/** What waits for a decision: the lists by kind, and one decision with its effect, flags and what the caller can do. */
import { expect, it } from 'vitest'
import { type Client, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { BTC } from '../../attack/world.ts'
import { colleague } from './people.ts'

type Queue = {
  readonly kind: string
  readonly waiting: number
  readonly items: { readonly id: string; readonly name: string; readonly seconds: number }[]
}
type Flag = { readonly code: string; readonly good: boolean }

async function pending(member: Client, amount: string): Promise<string> {
  const created = await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
  return String(created.body.data?.transaction?._id)
}

const queuesOf = async (staff: Client) => (await staff.call('GET', '/admin/waiting')).body.data?.queues as unknown as Queue[]
const codes = (flags: unknown) => (flags as Flag[]).map(({ code }) => code)

onStore((store) => {
  it('lists the longest wait first, and shows the balances before and after an approval', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '40' })
    const first = await pending(member, '25')
    app.clock.advance(600)
    const second = await pending(member, '10')
    const deposits = (await queuesOf(boss)).find(({ kind }) => kind === 'deposits')
    expect(deposits).toMatchObject({ waiting: 2, items: [{ id: first, name: 'Test Member' }, { id: second }] })
    expect(deposits?.items[0]?.seconds).toBeGreaterThanOrEqual(600)
    const one = await boss.call('GET', `/admin/waiting/deposits/${first}`)
    expect(one.body.data).toMatchObject({
      amount: '25.00',
      person: { id: member.user_id, email: member.email, status: 'active', frozen_at: null },
      effects: [
        { account: 'main', before: '40.00', after: '65.00' },
        { account: 'total', before: '40.00', after: '65.00' },
      ],
      approve: 'now',
      decline: true,
      refusal: null,
    })
    expect(codes(one.body.data?.flags)).toEqual(['new_member'])
    expect((one.body.data?.history as unknown as { _id: string }[])[0]?._id).toBe(second)
    await boss.call('PATCH', `/admin/transaction/${first}`, {}, { 'idempotency-key': 'approve' })
    expect((await boss.call('GET', `/admin/waiting/deposits/${first}`)).body.data).toBeNull()
    expect((await boss.call('GET', '/admin/waiting')).body.data?.last).toMatchObject({
      action: 'deposit.approve',
      about_name: 'Test Member',
      about_amount: '25.00',
    })
  })

  it('asks a second administrator above the threshold, who then finds it among the changes', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const member = await app.member()
    const id = await pending(member, '12000')
    const asked = await ada.call('GET', `/admin/waiting/deposits/${id}`)
    expect(asked.body.data).toMatchObject({ approve: 'second', decline: true })
    expect(codes(asked.body.data?.flags)).toEqual(['second_needed', 'first_deposit', 'new_member'])
    expect((await ada.call('PATCH', `/admin/transaction/${id}`, {}, { 'idempotency-key': 'ask' })).status).toBe(202)
    const queues = await queuesOf(bob)
    expect(queues.find(({ kind }) => kind === 'deposits')).toMatchObject({ waiting: 0, items: [] })
    const changes = queues.find(({ kind }) => kind === 'changes')?.items
    const change = changes?.[0]?.id
    expect(changes).toMatchObject([{ least: 'administrator', mine: true }])
    // Its asker has nothing to decide, and sees where it waits.
    expect((await queuesOf(ada)).find(({ kind }) => kind === 'changes')).toMatchObject({ waiting: 0, items: [] })
    expect((await ada.call('GET', '/admin/waiting')).body.data?.asked).toMatchObject([{ id: change, mine: false }])
    expect((await bob.call('GET', '/admin/waiting')).body.data?.asked).toEqual([])
    const counted = async (staff: Client) =>
      ((await staff.call('GET', '/admin/overview')).body.data?.queues as unknown as { name: string; waiting: number }[]).find(
        ({ name }) => name === 'changes',
      )?.waiting
    expect([await counted(ada), await counted(bob)]).toEqual([0, 1])
    const effects = [
      { account: 'main', before: '0.00', after: '12000.00' },
      { account: 'total', before: '0.00', after: '12000.00' },
    ]
    expect((await bob.call('GET', `/admin/waiting/changes/${change}`)).body.data).toMatchObject({ approve: 'now', decline: true, effects })
    expect((await ada.call('GET', `/admin/waiting/changes/${change}`)).body.data).toMatchObject({ approve: 'no', decline: true })
  })

  it('gives an auditor nothing to decide, and nobody their own account', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const auditor = await colleague(app, boss, 'auditor')
    const operator = await colleague(app, boss, 'operator')
    const member = await app.member()
    const id = await pending(member, '25')
    await app.database.query("UPDATE users SET status = 'in_review' WHERE id = $1", [member.user_id])
    expect((await auditor.call('GET', `/admin/waiting/deposits/${id}`)).body.data).toMatchObject({ approve: 'no', decline: false })
    expect((await auditor.call('GET', `/admin/waiting/accounts/${member.user_id}`)).body.data).toMatchObject({
      approve: 'no',
      decline: false,
    })
    for (const [staff, mine] of [
      [auditor, false],
      [operator, true],
    ] as const) {
      const listed = (await queuesOf(staff)).filter(({ items }) => items.length > 0)
      expect(listed.map(({ kind, items }) => [kind, items])).toMatchObject([
        ['deposits', [{ least: 'operator', mine }]],
        ['accounts', [{ least: 'operator', mine }]],
      ])
    }
    const account = await operator.call('GET', `/admin/waiting/accounts/${member.user_id}`)
    expect(account.body.data).toMatchObject({ approve: 'now', decline: true })
    expect(codes(account.body.data?.flags)).toContain('email_confirmed')
  })

  it('shows a freeze by the owner, which blocks the payout', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '40' })
    await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const asked = await member.call('POST', '/private/user/transaction', {
      amount: '15',
      payment_option: 'wallet',
      selected_coin: `${BTC}::btc::Bitcoin`,
    })
    const id = String(asked.body.data?.transaction?._id)
    const code = await app.codeFor(member.email, 'code:withdrawal')
    await member.call('PATCH', `/private/user/transaction/${id}`, { code })
    const at = app.clock.now()
    await app.database.query('UPDATE users SET frozen_at = $2, withdrawals_frozen_until = $3 WHERE id = $1', [
      member.user_id,
      at,
      new Date(at.getTime() + 3_600_000),
    ])
    const { data } = (await boss.call('GET', `/admin/waiting/withdrawals/${id}`)).body
    expect(data).toMatchObject({
      approve: 'no',
      decline: true,
      refusal: { error_code: expect.any(Number), params: { reason: 'owner_froze' } },
    })
    expect(codes(data?.flags)).toEqual(['first_withdrawal', 'address_new', 'address_changed', 'frozen', 'new_member'])
    expect(data?.effects).toEqual([
      { account: 'held', before: '15.00', after: '0.00' },
      { account: 'total', before: '40.00', after: '25.00' },
    ])
    expect((await boss.call('GET', `/admin/user/${member.user_id}`)).body.data).toMatchObject({ frozen_at: at.toISOString() })
  })

  it('flags bank details like addresses: new, changed, and paid before until they change', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '100' })
    const bank = { accountName: 'SPECIMEN', accountNumber: 'SPECIMEN-0042', bicOrSwiftCode: 'SPECIMEN', bankName: 'SPECIMEN' }
    const save = (change: object) => member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank: { ...bank, ...change } } })
    const asked = async () => {
      const answer = await member.call('POST', '/private/user/transaction', { amount: '15', payment_option: 'bank' })
      const id = String(answer.body.data?.transaction?._id)
      const code = await app.codeFor(member.email, 'code:withdrawal')
      await member.call('PATCH', `/private/user/transaction/${id}`, { code })
      return id
    }
    const flagged = async (id: string) => codes((await boss.call('GET', `/admin/waiting/withdrawals/${id}`)).body.data?.flags)
    await save({})
    const first = await asked()
    expect(await flagged(first)).toEqual(['first_withdrawal', 'bank_new', 'bank_changed', 'new_member'])
    await app.database.query("UPDATE bank_detail SET updated_at = updated_at - interval '40 days' WHERE user_id = $1", [member.user_id])
    expect(await flagged(first)).toEqual(['first_withdrawal', 'bank_new', 'new_member'])
    expect((await boss.call('PATCH', `/admin/transaction/${first}`, {}, { 'idempotency-key': 'first' })).status).toBe(200)
    const second = await asked()
    expect(await flagged(second)).toEqual(['bank_used', 'new_member'])
    await save({ accountNumber: 'SPECIMEN-0099' })
    const third = await asked()
    expect(await flagged(third)).toEqual(['bank_new', 'bank_changed', 'new_member'])
  })
})
