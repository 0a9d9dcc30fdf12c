/**
 * sec/C10: an account closes only at zero, even with concurrent changes; the person is erased from every table and the books still
 * balance.
 */
import { describe, expect, it } from 'vitest'
import { type Answer, type Client, deposit, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore, testStore } from '#test/support/database.ts'
import { dump } from '#test/support/dump.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { is_whole } from '#test/support/whole.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const EMAIL = 'erase.canary@member.test'
/** Texts that only this person entered. */
const CANARIES = [EMAIL, 'Kanarienvogel', 'Zephyrine', '4155550177', '1979-03-14', 'Geheimnarration', 'KANARIBAN4711', BTC]

const ROUNDS = Number(process.env.CLOSINGS ?? (is_whole ? 8 : 2))

const bank = {
  accountName: 'Zephyrine Kanarienvogel',
  accountNumber: 'KANARIBAN4711',
  bicOrSwiftCode: 'TESTUS33',
  nationalCode: '',
  bankName: 'Specimen Bank',
  bankAddress: 'Specimen Street',
}

async function makeCanary(app: TestApp) {
  const created = await app.anyone.call('POST', '/auth/sign-up', {
    email: EMAIL,
    first_name: 'Zephyrine',
    last_name: 'Kanarienvogel',
    gender: 'female',
    phone: '+14155550177',
    dob: '1979-03-14',
    new_password: PASSWORD,
    confirm_password: PASSWORD,
    agreeToTerms: true,
  })
  expect(created.status).toBe(201)
  await app.anyone.call('PATCH', '/auth/verify-otp', { email: EMAIL, code: await app.codeFor(EMAIL, 'code:verify') })
  return app.logIn(EMAIL)
}

async function found(app: TestApp): Promise<string[]> {
  const tables = await dump(app)
  return CANARIES.flatMap((canary) => [...tables].filter(([, text]) => text.includes(canary)).map(([name]) => `${name}: ${canary}`))
}

onStore((store) => {
  it('sec/C10 with $0.01, an open plan, a hold or a pending deposit it is refused, and says what blocks it', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '0.01' })
    const close = (password = PASSWORD) => ada.call('DELETE', '/me', { password })
    expect((await close('not this one')).body).toMatchObject({ error_code: 40, fields: { password: { code: 'not_current_password' } } })
    expect(await close()).toMatchObject({
      status: 409,
      body: { error_code: 52, in_the_way: ['balance'], message: 'This account cannot be closed yet: its balance is $0.01.' },
    })
    await deposit(ada, '1000')
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    await ada.call('POST', '/private/user/transaction', { amount: '9', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` })
    await ada.call('POST', '/private/user/deposit', { amount: '5', payment_method: 'card' })
    const boss = await app.administrator()
    const bonus = { user: ada.user_id, account_type: 'bonus', amount: '3', transaction_type: 'credit', narration: 'A bonus' }
    expect((await boss.call('POST', '/admin/transaction', bonus)).status).toBe(201)
    expect((await close()).body.in_the_way).toEqual(['balance', 'bonus', 'plans', 'withdrawals', 'deposits'])
    expect((await ada.call('GET', '/me/closing')).body.data).toEqual({
      can_close: false,
      in_the_way: [
        { kind: 'balance', amount: '891.01', count: null },
        { kind: 'bonus', amount: '3.00', count: null },
        { kind: 'plans', amount: '100.00', count: 1 },
        { kind: 'withdrawals', amount: '9.00', count: 1 },
        { kind: 'deposits', amount: null, count: 1 },
      ],
    })
    expect((await boss.call('DELETE', '/me', { password: PASSWORD })).body.in_the_way).toEqual(['administrator'])
    expect((await ada.call('GET', '/me')).status).toBe(200)
    expect(await app.audit()).toEqual([])
  })

  it('sec/C10 after it the person is in no table, the books add up, both chains verify and the email may register again', async () => {
    const app = await startApp(store)
    const ada = await makeCanary(app)
    const boss = await app.administrator()
    await deposit(ada, '50')
    await ada.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { bank, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
    })
    for (const payout of [{ payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }, { payment_option: 'bank' }]) {
      const asked = await ada.call('POST', '/private/user/transaction', { amount: '25', narration: 'Geheimnarration', ...payout })
      const id = asked.body.data?.transaction?._id
      expect(
        (await ada.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(EMAIL, 'code:withdrawal') })).status,
      ).toBe(200)
      expect((await boss.call('PATCH', `/admin/transaction/${id}`)).status).toBe(200)
    }
    await boss.call('POST', `/admin/user/email/${ada.user_id}`, { subject: 'Hello Zephyrine', message: 'Dear Zephyrine Kanarienvogel' })
    await app.settled()
    expect((await found(app)).length).toBeGreaterThan(5)

    expect((await ada.call('DELETE', '/me', { password: PASSWORD })).body).toEqual({ message: 'Your account is closed.' })
    expect((await ada.call('GET', '/me')).body.error_code).toBe(22)
    await app.settled()
    const mails = (await app.anyone.call('GET', mailboxPath(EMAIL))).body.data as unknown as { subject: string }[]
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account is closed'])
    expect(await found(app)).toEqual([`mail: ${EMAIL}`])
    app.clock.advance(2 * 86_400)
    await app.assembly.jobs.find(({ name }) => name === 'purge')?.run()
    expect(await found(app)).toEqual([])

    expect(await app.audit()).toEqual([])
    const [sum] = await app.database.query<{ total: bigint }>('SELECT sum(balance)::bigint AS total FROM account WHERE owner = $1', [
      ada.user_id,
    ])
    expect(sum?.total).toBe(0n)
    const [moves] = await app.database.query<{ n: bigint }>('SELECT count(*) AS n FROM member_transaction WHERE user_id = $1', [
      ada.user_id,
    ])
    expect(moves?.n).toBe(3n)

    expect((await app.anyone.call('POST', '/auth/login', { email: EMAIL, password: PASSWORD })).body.error_code).toBe(41)
    const again = await makeCanary(app)
    expect(again.user_id).not.toBe(ada.user_id)
    expect((await again.call('GET', '/me/transactions')).body.data).toEqual([])
  })

  it('sec/C10 a closed account stays closed and empty: administrators find no payable account, and the database enforces it', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    expect((await ada.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    const boss = await app.administrator()
    const fund = { user: ada.user_id, account_type: 'main', amount: '3', transaction_type: 'credit', narration: 'A gift' }
    expect((await boss.call('POST', '/admin/transaction', fund)).body.error_code).toBe(27)
    expect((await boss.call('PATCH', `/admin/user/${ada.user_id}`, { status: 'active' })).body.error_code).toBe(27)
    const write = (sql: string) =>
      app.database
        .transaction((tx) => tx.query(sql, [ada.user_id]))
        .then(
          () => 'written',
          () => 'refused',
        )
    expect(await write('UPDATE account SET balance = 1 WHERE owner = $1')).toBe('refused')
    expect(await write(`UPDATE users SET status = 'active' WHERE id = $1`)).toBe('refused')
    expect(await write(`UPDATE users SET first_name = 'Ada' WHERE id = $1`)).toBe('refused')
  })
})

describe('on PostgreSQL, with two nodes', () => {
  const store = testStore('postgresql')
  it('sec/C10 no money slips in beside a closing: a closed account is empty, and an account that got money first is not closed', async () => {
    const place = await store.place()
    const [one, two] = await Promise.all([
      startApp(store, { database: await store.open(place) }),
      startApp(store, { database: await store.open(place) }),
    ])
    for (let round = 0; round < ROUNDS; round += 1) {
      const ada = await one.member()
      const there = await two.logIn(ada.email)
      const pay = async (node: typeof ada) => {
        const created = await node.call('POST', '/private/user/deposit', { amount: '5', payment_method: 'card' })
        const id = created.body.data?.transaction?._id
        return id ? (await node.call('POST', `/private/user/deposit/${id}/pay`, { outcome: 'approve' })).status : created.status
      }
      const [ended, ...statuses] = await Promise.all([
        there.call('DELETE', '/me', { password: PASSWORD }).then(({ status }) => status),
        ...Array.from({ length: 10 }, (_, n) => pay(n % 2 ? there : ada)),
      ])
      expect([200, 409]).toContain(ended)
      expect(statuses.filter((status) => ![201, 401, 403, 409].includes(status))).toEqual([])
      const [now] = await one.database.query<{ status: string; total: bigint }>(
        `SELECT u.status, (SELECT coalesce(sum(balance), 0)::bigint FROM account WHERE owner = u.id) AS total FROM users u WHERE u.id = $1`,
        [ada.user_id],
      )
      expect(now?.status).toBe(ended === 200 ? 'closed' : 'active')
      if (ended === 200) expect(now?.total).toBe(0n)
    }
    expect(await one.audit()).toEqual([])
  })

  it('sec/C10 a closing beside withdrawals, plans, transfers, deposits and credits strands no money and loses none', async () => {
    const place = await store.place()
    const [one, two] = await Promise.all([
      startApp(store, { database: await store.open(place) }),
      startApp(store, { database: await store.open(place) }),
    ])
    const boss = await one.administrator()
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(
        Object.entries(WAYS).map(async ([name, way], at) => {
          const ada = await one.member()
          const { acts, worth } = await way(one, ada, boss)
          const there = await two.logIn(ada.email)
          const close = () => there.call('DELETE', '/me', { password: PASSWORD })
          const order = (round + at) % 2 === 0 ? [close, ...acts, close] : [...acts, close, close]
          const answers = await Promise.all(order.map((act) => act()))
          expect([name, answers.filter(({ status }) => status >= 500).map(({ text }) => text)]).toEqual([name, []])
          const closed = answers.some(({ body }) => body.message === 'Your account is closed.')
          const [now] = await one.database.query<{ status: string; total: bigint; open: bigint; plans: bigint }>(
            `SELECT u.status, (SELECT coalesce(sum(balance), 0)::bigint FROM account WHERE owner = u.id) AS total,
               (SELECT count(*) FROM member_transaction t WHERE t.user_id = u.id AND t.state IN ('pending', 'awaiting_code', 'awaiting_approval')) AS open,
               (SELECT count(*) FROM investment i WHERE i.user_id = u.id AND i.status = 'active') AS plans FROM users u WHERE u.id = $1`,
            [ada.user_id],
          )
          expect([name, now?.status]).toEqual([name, closed ? 'closed' : 'active'])
          if (closed) expect([name, now]).toEqual([name, { status: 'closed', total: 0n, open: 0n, plans: 0n }])
          // What was answered with success is in the books, and nothing else.
          expect([name, now?.total]).toEqual([
            name,
            worth(
              answers.filter(({ status }) => status < 300),
              closed,
            ),
          ])
        }),
      )
    expect(await one.audit()).toEqual([])
  })
})

type Race = {
  /** At the same time as the closing. */
  readonly acts: readonly (() => Promise<Answer>)[]
  /** What the member's accounts hold afterwards, in cents, by what was answered with success. */
  readonly worth: (succeeded: readonly Answer[], closed: boolean) => bigint
}

const stays = (amount: bigint) => () => amount

/** Ways in which money moves beside a closing. */
const WAYS: Readonly<Record<string, (app: TestApp, ada: Client, boss: Client) => Promise<Race>>> = {
  'a withdrawal that is asked for and cancelled': async (_app, ada) => {
    await deposit(ada, '5')
    const id = await askFive(ada)
    return { acts: [() => ada.call('DELETE', `/private/user/transaction/${id}`), () => ask(ada)], worth: stays(500n) }
  },
  'a withdrawal that is paid': async (app, ada, boss) => {
    await deposit(ada, '5')
    const id = await askFive(ada)
    await ada.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(ada.email, 'code:withdrawal') })
    const pay = () => boss.call('PATCH', `/admin/transaction/${id}`)
    return { acts: [pay, pay], worth: stays(0n) }
  },
  'a withdrawal that is declined while another is asked for': async (app, ada, boss) => {
    await deposit(ada, '5')
    const id = await askFive(ada)
    await ada.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(ada.email, 'code:withdrawal') })
    return { acts: [() => boss.call('PATCH', `/admin/transaction/decline/${id}`, {}), () => ask(ada)], worth: stays(500n) }
  },
  'a plan that is bought and left': async (_app, ada) => {
    await deposit(ada, '200')
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const id = bought.body.data?.investment?._id
    return {
      acts: [
        () => ada.call('PATCH', `/private/user/investment/${id}`, {}),
        () => ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' }),
      ],
      worth: stays(20_000n),
    }
  },
  'a transfer out of the bonus': async (_app, ada, boss) => {
    await boss.call('POST', '/admin/transaction', gift(ada, 'bonus'))
    return { acts: [() => ada.call('POST', '/me/transfer', { from: 'bonus', amount: '3' })], worth: stays(300n) }
  },
  'a deposit that is paid': async (_app, ada) => {
    const created = await ada.call('POST', '/private/user/deposit', { amount: '5', payment_method: 'card' })
    const pay = () => ada.call('POST', `/private/user/deposit/${created.body.data?.transaction?._id}/pay`, { outcome: 'approve' })
    return { acts: [pay, pay], worth: stays(500n) }
  },
  'a credit by the operator': async (_app, ada, boss) => ({
    acts: [() => boss.call('POST', '/admin/transaction', gift(ada, 'main'))],
    worth: (succeeded) => BigInt(succeeded.filter(({ status }) => status === 201).length) * 300n,
  }),
}

const gift = (ada: Client, account_type: string) => ({
  user: ada.user_id,
  account_type,
  amount: '3',
  transaction_type: 'credit',
  narration: 'A gift',
})

const ask = (ada: Client) =>
  ada.call('POST', '/private/user/transaction', { amount: '5', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` })

async function askFive(ada: Client): Promise<string> {
  await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const asked = await ask(ada)
  expect(asked.status).toBe(201)
  return String(asked.body.data?.transaction?._id)
}
