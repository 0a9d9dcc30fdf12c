/** A platform with people and money in every account that a member can have, over real HTTP, for tests of its proof. */
import { parseCents } from '#proof/index'
import { type Body, type Client, startApp, type TestApp } from '#test/support/app.ts'
import type { TestStore } from '#test/support/database.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

export type World = {
  readonly app: TestApp
  /** Invested, withdrawing, empty, and the administrator: every kind of user that an epoch must contain. */
  readonly people: readonly Client[]
  readonly boss: Client
  /** Makes an epoch over HTTP and returns its number. */
  makeEpoch(): Promise<number>
}

export async function makeWorld(store: TestStore): Promise<World> {
  const app = await startApp(store)
  const boss = await app.administrator()
  const invested = await app.member({ funded: '1000' })
  await must(invested.call('POST', '/private/user/investment', { plan: 'starter', amount: '500.00' }))
  const withdrawing = await app.member({ funded: '250.5' })
  await must(
    withdrawing.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } }),
  )
  await must(
    withdrawing.call('POST', '/private/user/transaction', {
      amount: '100',
      payment_option: 'wallet',
      selected_coin: `${BTC}::btc::Bitcoin`,
    }),
  )
  await must(
    boss.call('POST', '/admin/transaction', {
      user: withdrawing.user_id,
      account_type: 'bonus',
      amount: '12.34',
      transaction_type: 'credit',
      narration: 'for the test',
    }),
  )
  const empty = await app.member()
  return {
    app,
    boss,
    people: [invested, withdrawing, empty, boss],
    makeEpoch: async () => Number((await must(boss.call('POST', '/admin/proof/epoch'))).data?.epoch),
  }
}

export async function must(call: ReturnType<Client['call']>): Promise<Body> {
  const { status, text, body } = await call
  if (status >= 300) throw new Error(text)
  return body
}

/** What the dashboard says is owed, in cents. */
export async function owedTo(person: Client): Promise<bigint> {
  const { data } = await must(person.call('GET', '/me/account'))
  return (
    parseCents(
      String(data?.account_info?.owed_in_all)
        .replace('.', '')
        .replace(/^0+(?=\d)/, ''),
    ) ?? -1n
  )
}
