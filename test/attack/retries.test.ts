/** sec/S20: what is sent again at once has an answer of its own, and none says "try later". */
import { expect, it } from 'vitest'
import { type Answer, type Client, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

/** PostgreSQL allows more callers than should ever lose a race: without turns the last one would lose to all others. */
const MANY = { embedded: 20, postgresql: 36 }
const RETRIES = 20
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

const atOnce = (times: number, send: (n: number) => Promise<Answer>) => Promise.all(Array.from({ length: times }, (_, n) => send(n)))
const statuses = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

onStore((store) => {
  it('sec/S20 funding retries: one key gives one answer, and many keys are many fundings', { timeout: 120_000 }, async () => {
    const many = MANY[store.kind]
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member()
    const credit = { user: member.user_id, account_type: 'main', amount: '1', transaction_type: 'credit', narration: 'A correction' }
    const send = (who: Client, path: string, body: object, key: string) => who.call('POST', path, body, { 'idempotency-key': key })
    const reserve = { account: 'reserve', amount: '1', direction: 'add' }
    expect(statuses(await atOnce(many, (n) => send(boss, '/admin/treasury/reserve', reserve, `f${n}`)))).toEqual({ 201: many })
    expect(statuses(await atOnce(many, (n) => send(boss, '/admin/transaction', credit, `c${n}`)))).toEqual({ 201: many })
    const taken = await atOnce(RETRIES, () => send(boss, '/admin/treasury/reserve', { ...reserve, direction: 'take' }, 'one'))
    const debited = await atOnce(RETRIES, () => send(boss, '/admin/transaction', { ...credit, transaction_type: 'debit' }, 'one'))
    for (const answers of [taken, debited]) {
      expect(statuses(answers)).toEqual({ 201: RETRIES })
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    }
    const reserved = (await boss.call('GET', '/admin/treasury')).body.data?.reserve
    expect([reserved?.free, reserved?.put_in, reserved?.taken_back]).toEqual([`10000${many - 1}.00`, `10000${many}.00`, '1.00'])
    expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe(`${many - 1}.00`)
  })

  it('sec/S20 deposits, investments and withdrawals: of many at once one has the effect, and the rest say why not', {
    timeout: 120_000,
  }, async () => {
    const app = await startApp(store)
    const member = await app.member({ funded: '150' })
    const created = await member.call('POST', '/private/user/deposit', { amount: '7', payment_method: 'card' })
    const pay = `/private/user/deposit/${created.body.data?.transaction?._id}/pay`
    const send = (path: string, body: object) => (n: number) => member.call('POST', path, body, { 'idempotency-key': `k${n}` })
    expect(statuses(await atOnce(RETRIES, send(pay, { outcome: 'approve' })))).toEqual({ 201: 1, 409: RETRIES - 1 })
    expect(statuses(await atOnce(RETRIES, send('/private/user/investment', { plan: 'starter', amount: '100' })))).toEqual({
      201: 1,
      409: RETRIES - 1,
    })
    const same = await atOnce(RETRIES, () =>
      member.call('POST', '/private/user/deposit', { amount: '5', payment_method: 'card' }, { 'idempotency-key': 'same' }),
    )
    expect(statuses(same)).toEqual({ 201: RETRIES })
    expect(new Set(same.map(({ text }) => text)).size).toBe(1)
    await member.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
    })
    const payout = { amount: '20', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
    const asked = await atOnce(RETRIES, () => member.call('POST', '/private/user/transaction', payout, { 'idempotency-key': 'payout' }))
    expect(statuses(asked)).toEqual({ 201: RETRIES })
    const ids = new Set(asked.map(({ body }) => body.data?.transaction?._id))
    expect(ids.size).toBe(1)
    const code = await app.codeFor(member.email, 'code:withdrawal')
    const confirm = `/private/user/transaction/${[...ids][0]}`
    const confirmed = await atOnce(RETRIES, (n) => member.call('PATCH', confirm, { code }, { 'idempotency-key': `c${n}` }))
    // A code is spent once: with another key it is a wrong one, and wrong ones are counted.
    const by_status = statuses(confirmed)
    expect(by_status[200]).toBe(1)
    expect(Object.keys(by_status).filter((status) => !['200', '400', '409', '429'].includes(status))).toEqual([])
    expect((await member.call('GET', '/me/account')).body.data?.account_info).toMatchObject({
      main_balance: '37.00',
      held_balance: '20.00',
    })
    expect(await app.audit()).toEqual([])
  })
})
