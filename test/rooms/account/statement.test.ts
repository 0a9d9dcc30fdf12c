/** Statements against the journal itself: over months of random activity they add up to the member's balances and leave nothing out. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { RIBBON } from '#sentences/ribbon'
import { entries, openPost } from '#server/ledger'
import { type Client, deposit, startApp, type TestApp } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { is_whole } from '#test/support/whole.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const DAY = 86_400
const STEPS = Number(process.env.STATEMENT_STEPS ?? 40)
/** A multiple of 200, so that they add up to whole dollars. */
const POSTINGS = Number(process.env.STATEMENT_POSTINGS ?? (is_whole ? 2_000 : 400))

type Row = Record<string, string>
type Months = { month: string; postings: number; opening: string; closing: string; complete: boolean }[]

const toCents = (text: string | undefined): bigint => BigInt((text ?? '').replace('.', ''))

const steps = ['deposit', 'invest', 'liquidate', 'withdraw', 'cancel', 'credit', 'debit', 'transfer', 'mature', 'wait'] as const
type Step = (typeof steps)[number]
type People = { readonly member: Client; readonly boss: Client }

/** One thing that a member or an administrator does; refused or not. */
async function take(app: TestApp, { member, boss }: People, step: Step, n: number): Promise<void> {
  const fund = (transaction_type: string, account_type: string, narration: string) =>
    boss.call('POST', '/admin/transaction', { user: member.user_id, account_type, amount: '12.34', transaction_type, narration })
  const open = (await member.call('GET', '/me/investments?status=active')).body.data?.[0]?._id
  const held = (await member.call('GET', '/me/transactions?status=pending')).body.data as unknown as Row[]
  const withdrawal = held?.find(({ transaction_type }) => transaction_type === 'debit')?._id
  if (step === 'deposit') await deposit(member, `${n + 1}.${String(n % 100).padStart(2, '0')}`)
  if (step === 'invest') await member.call('POST', '/private/user/investment', { plan: 'starter', amount: `${100 + n}` })
  if (step === 'liquidate' && open) await member.call('PATCH', `/private/user/investment/${open}`, {})
  if (step === 'withdraw')
    await member.call('POST', '/private/user/transaction', {
      amount: `${n}.5`,
      payment_option: 'wallet',
      selected_coin: `${BTC}::btc::Bitcoin`,
    })
  if (step === 'cancel' && withdrawal) await member.call('DELETE', `/private/user/transaction/${withdrawal}`)
  if (step === 'credit') await fund('credit', n % 2 ? 'bonus' : 'main', `Correction ${n}`)
  if (step === 'debit') await fund('debit', n % 2 ? 'bonus' : 'main', `Taken back ${n}`)
  if (step === 'transfer') await member.call('POST', '/me/transfer', { from: 'bonus', amount: '1' })
  if (step === 'mature') await boss.call('POST', '/admin/business-date', { days: 8 })
  if (step === 'wait') app.clock.advance((n % 20) * DAY)
}

async function readMonth(member: Client, month: string): Promise<Row[]> {
  const answer = await member.call('GET', `/me/statement?month=${month}`, undefined, { accept: 'text/csv' })
  expect(answer.status).toBe(200)
  return readCsvRows(answer.text)
}

const balances = (rows: readonly Row[], name: string) =>
  Object.fromEntries(rows.filter(({ row }) => row === name).map(({ account, balance }) => [account, toCents(balance)]))

onStore((store) => {
  it('every month adds up by account, meets the next, and all months hold each move of the member once', async () => {
    const app = await startApp(store)
    const { email } = await app.member({ funded: '3000' })
    const random = fc.sample(fc.record({ step: fc.constantFrom(...steps), n: fc.nat(300) }), {
      numRuns: STEPS,
      seed: Number(process.env.LEDGER_SEED ?? 7),
    })
    const enter = async (): Promise<People> => ({ member: await app.logIn(email), boss: await app.administrator() })
    let people = await enter()
    const { user_id } = people.member
    await people.member.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
    })
    for (const { step, n } of [...random, { step: 'wait' as const, n: 39 }]) {
      await take(app, people, step, n)
      if (step === 'wait' && n % 20 > 0) people = await enter()
    }
    const { member } = people
    const months = (await member.call('GET', '/me/statements')).body.data as unknown as Months
    expect(months.map(({ month }) => month)).toEqual([...months.map(({ month }) => month)].sort().reverse())
    let before: Record<string, bigint> = {
      Main: 0n,
      Bonus: 0n,
      Earning: 0n,
      'Locked in plans': 0n,
      'Held for withdrawals': 0n,
      Total: 0n,
    }
    const seen: string[] = []
    for (const { month, postings, opening, closing } of [...months].reverse()) {
      const rows = await readMonth(member, month)
      expect(balances(rows, 'opening')).toEqual(before)
      const running = { ...before }
      const posted = rows.filter(({ row }) => row === 'posting')
      for (const { account = '', amount, balance, business_date } of posted) {
        running[account] = (running[account] ?? 0n) + toCents(amount)
        running.Total = (running.Total ?? 0n) + toCents(amount)
        expect([account, running[account]]).toEqual([account, toCents(balance)])
        expect(business_date?.slice(0, 7)).toBe(month)
      }
      expect(balances(rows, 'closing')).toEqual(running)
      expect([postings, toCents(opening), toCents(closing)]).toEqual([posted.length, before.Total, running.Total])
      seen.push(...posted.map(({ entry_id, account }) => `${entry_id} ${account}`))
      before = running
    }
    const { account_info: now } = (await member.call('GET', '/me/account')).body.data as unknown as { account_info: Row }
    const own = [now.main_balance, now.bonus_balance, now.earning_balance, now.locked_fund, now.held_balance].map(toCents)
    expect([before.Main, before.Bonus, before.Earning, before['Locked in plans'], before['Held for withdrawals']]).toEqual(own)
    const moves = await app.database.query<{ n: bigint }>(
      'SELECT count(*) AS n FROM move m JOIN account a ON a.id IN (m.debit, m.credit) WHERE a.owner = $1',
      [user_id],
    )
    expect([seen.length, new Set(seen).size]).toEqual([Number(moves[0]?.n), seen.length])
    expect(months.length).toBeGreaterThan(1)
  })

  it('says beside the balances what was promised and accrued at the end of a month, also after the business date moved on', async () => {
    const app = await startApp(store)
    const today = app.clock.now()
    // Five days before the end of a month: half of the term of seven ends in it, and the rest does not.
    app.clock.advance((Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1) - today.getTime()) / 1000 - 5 * DAY)
    const { email } = await app.member({ funded: '500' })
    const ada = await app.logIn(email)
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
    await (await app.administrator()).call('POST', '/admin/business-date', { days: 3.5 })
    const [{ month } = { month: '' }] = (await ada.call('GET', '/me/statements')).body.data as unknown as Months
    const aside = (rows: readonly Row[]) => rows.filter(({ row }) => row === 'set aside').map(({ balance }) => balance)
    expect(aside(await readMonth(ada, month))).toEqual(['50.00', '25.00'])
    app.clock.advance(40 * DAY)
    await (await app.administrator()).call('POST', '/admin/business-date', { days: 30 })
    const later = await app.logIn(email)
    // By the end of that month more than the term had passed by the business date, or as much as was left of the month.
    const [promised, accrued] = aside(await readMonth(later, month))
    expect(promised).toBe('50.00')
    expect(toCents(accrued) >= 2_500n && toCents(accrued) <= 5_000n).toBe(true)
    const [newest] = (await later.call('GET', '/me/statements')).body.data as unknown as Months
    expect(aside(await readMonth(later, newest?.month ?? ''))).toEqual(['0.00', '0.00'])
  })

  it('a deposit is of the business date on which it was made, in the list and in the statement', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    await (await app.administrator()).call('POST', '/admin/business-date', { days: 40 })
    await ada.call('POST', '/private/user/first-deposit')
    await ada.call('POST', '/private/user/deposit', { amount: '25', payment_method: 'card' })
    const rows = (await ada.call('GET', '/me/transactions')).body.data as unknown as Row[]
    const ahead = rows.map((row) => (Date.parse(String(row.effective_at)) - Date.parse(String(row.created_at))) / (DAY * 1000))
    expect(ahead.map(Math.round)).toEqual([40, 40])
    const [newest] = (await ada.call('GET', '/me/statements')).body.data as unknown as Months
    expect(newest?.month).toBe(String(rows[0]?.effective_at).slice(0, 7))
  })

  it('the printed one has the rows of the CSV, the reasons of adjustments and the ribbon sentence', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '1234.5' })
    const narration = 'Duplicate booking of the third'
    const fund = { user: ada.user_id, account_type: 'main', amount: '10', transaction_type: 'credit', narration }
    await (await app.administrator()).call('POST', '/admin/transaction', fund)
    const month = app.clock.now().toISOString().slice(0, 7)
    const response = await fetch(`${app.url}/api/v1/me/statement?month=${month}`, { headers: { authorization: `Bearer ${ada.token}` } })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`clearterm-statement-${month}.pdf`)
    const { text, title, language } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(title).toMatch(/^Statement for \w+ \d{4}$/)
    expect(language).toBe('en')
    for (const shown of [RIBBON, 'Deposit by card', 'Adjustment by operator', '+$1,234.50', '$1,244.50', ada.user_id])
      expect(text).toContain(shown)
    expect(text.replace(/\s+/g, ' ')).toContain(`Reason: ${narration}`)
    // The summary adds up: what came in by kind, and nothing that went.
    const summed = [
      'Opening balance',
      '$0.00',
      'Deposits',
      '$1,234.50',
      'Added by the operator',
      '$10.00',
      'Money in',
      '$1,244.50',
      'Money out',
      '$0.00',
    ]
    const printed = text.split('\n')
    let at = printed.indexOf('Summary')
    for (const shown of summed) {
      at = printed.indexOf(shown, at + 1)
      expect([shown, at > 0]).toEqual([shown, true])
    }
    const rows = await readMonth(ada, month)
    expect(rows.filter(({ row }) => row === 'posting').map(({ what, amount, reason }) => [what, amount, reason])).toEqual([
      ['Deposit by card', '1234.50', ''],
      ['Adjustment by operator', '10.00', narration],
    ])
    const asked = await ada.call('GET', `/me/statement?month=${month}&format=csv`)
    expect(readCsvRows(asked.text).length).toBe(rows.length)
  })

  it('is printed in the language that is named, or in the member’s own, and its CSV stays as programs know it', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '1234.5' })
    await ada.call('PATCH', '/me/preferences', { language: 'ar' })
    const month = app.clock.now().toISOString().slice(0, 7)
    const read = async (query: string) => {
      const response = await fetch(`${app.url}/api/v1/me/statement?month=${month}${query}`, {
        headers: { authorization: `Bearer ${ada.token}` },
      })
      return readPdf(new Uint8Array(await response.arrayBuffer()))
    }
    const own = await read('')
    expect(own.language).toBe('ar')
    for (const shown of ['كشف حساب', 'إيداع بالبطاقة', 'أطراف القيود', '+$1,234.50', ada.user_id]) expect(own.text).toContain(shown)
    expect(own.text).not.toMatch(/[?\ufffd]|Deposit|Balance|Generated|Sandbox/)
    const named = { es: 'Depósito con tarjeta', fr: 'Dépôt par carte', de: 'Einzahlung per Karte', en: 'Deposit by card' }
    for (const [language, shown] of Object.entries(named)) {
      const printed = await read(`&language=${language}`)
      expect([printed.language, printed.text.includes(shown), printed.text.includes('+$1,234.50')]).toEqual([language, true, true])
    }
    expect((await readMonth(ada, month)).filter(({ row }) => row === 'posting').map(({ what }) => what)).toEqual(['Deposit by card'])
  })

  it(`a month of ${POSTINGS} postings comes whole, as CSV and printed`, async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const { post } = openPost({ database: app.database, clock: app.clock, claims: new Set(), records: new Set() })
    const effective_at = app.clock.now()
    const all = Array.from({ length: POSTINGS }, (_, n) => entries.depositSettle(ada.user_id, cents(BigInt(n + 1)), newId()))
    const group = {
      keys: [{ key: 'many', on_repeat: 'refuse' as const }],
      body_sha: null,
      claims: [],
      records: [],
      reply: null,
      effective_at,
    }
    expect(await post({ ...group, entries: all })).toHaveProperty('posted')
    const month = app.clock.now().toISOString().slice(0, 7)
    const posted = (await readMonth(ada, month)).filter(({ row }) => row === 'posting')
    expect(posted.map(({ amount }) => toCents(amount))).toEqual(all.map(({ amount }) => amount))
    const dollars = (POSTINGS * (POSTINGS + 1)) / 200
    expect(posted.at(-1)?.balance).toBe(`${dollars}.00`)
    const printed = await fetch(`${app.url}/api/v1/me/statement?month=${month}`, { headers: { authorization: `Bearer ${ada.token}` } })
    const { text } = await readPdf(new Uint8Array(await printed.arrayBuffer()))
    expect(text.match(/^\+\$/gm)).toHaveLength(POSTINGS)
    expect(text).toContain(`$${dollars.toLocaleString('en-US')}.00`)
  })

  it('a month that has not begun or is none is refused, one before the account has no statement, an empty one is empty', async () => {
    const app = await startApp(store)
    const { email } = await app.member()
    app.clock.advance(70 * DAY)
    const ada = await app.logIn(email)
    const ask = async (month: string) => (await ada.call('GET', `/me/statement?month=${month}&format=csv`)).body.error_code as unknown
    for (const month of ['2199-01', 'x', '2026-13', '2026-1', '2026-11-01', ' 2026-11'])
      expect([month, await ask(month)]).toEqual([month, 40])
    expect((await ada.call('GET', '/me/statement')).body.error_code).toBe(40)
    expect(await ask('2001-01')).toBe(28)
    const rows = await readMonth(ada, app.clock.now().toISOString().slice(0, 7))
    expect(rows.filter(({ row }) => row === 'posting')).toEqual([])
    expect(Object.values(balances(rows, 'closing'))).toEqual([0n, 0n, 0n, 0n, 0n, 0n])
    expect((await ada.call('GET', '/me/statements')).body.data).toEqual([])
  })
})
