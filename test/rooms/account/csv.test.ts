/** sec/C8: spreadsheet exports. No cell starts with a formula character, even if a member typed one, and no text is lost. */
import { expect, it } from 'vitest'
import { languages } from '#contract/shared/language'
import { csvFormOf, readCsv as readAny } from '#kernel/format/csv'
import { deposit, PASSWORD, startApp } from '#test/support/app.ts'
import { readCsv, readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { readPdf } from '#test/support/pdf-text.ts'

const FORMULA = `=cmd|'/c calc'!A0`
const OTHERS = ['+1+cmd', '-2+3', '@SUM(A1)', 'a,"b"\r\nc', '  =1+1']
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const RUNS = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+(\.\d+)?$/

/** Each read of a running month has its own instant. */
const NOW = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const asked = (token: string, language: string) => ({
  headers: { authorization: `Bearer ${token}`, accept: `text/csv;spreadsheet=${language}` },
})

onStore((store) => {
  it('sec/C8 no cell of the transactions or of a statement begins with what a spreadsheet runs, and each text comes back', async () => {
    const app = await startApp(store)
    const email = 'formula@member.test'
    await app.anyone.call('POST', '/auth/sign-up', {
      email,
      first_name: FORMULA,
      last_name: '@Member',
      gender: 'other',
      phone: '+14155550100',
      new_password: PASSWORD,
      confirm_password: PASSWORD,
      agreeToTerms: true,
    })
    await app.anyone.call('PATCH', '/auth/verify-otp', { email, code: await app.codeFor(email, 'code:verify') })
    const ada = await app.logIn(email)
    await deposit(ada, '1000')
    await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const boss = await app.administrator()
    const written = [FORMULA, ...OTHERS]
    for (const narration of written) {
      const fund = { user: ada.user_id, account_type: 'bonus', amount: '1', transaction_type: 'credit', narration }
      expect((await boss.call('POST', '/admin/transaction', fund)).status).toBe(201)
    }
    const asked = { amount: '5', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin`, narration: FORMULA }
    const withdrawal = (await ada.call('POST', '/private/user/transaction', asked)).body.data?.transaction?._id
    await ada.call('PATCH', `/private/user/transaction/${withdrawal}`, { code: await app.codeFor(email, 'code:withdrawal') })
    await boss.call('PATCH', `/admin/transaction/decline/${withdrawal}`, { admin_comment: FORMULA })

    const month = app.clock.now().toISOString().slice(0, 7)
    const list = await ada.call('GET', '/me/transactions', undefined, { accept: 'text/csv' })
    const day = app.clock.now().toISOString().slice(0, 10)
    expect(list.headers.get('content-disposition')).toBe(`attachment; filename="clearterm-transactions-${day}.csv"`)
    const statement = await ada.call('GET', `/me/statement?month=${month}&format=csv`)
    for (const { text } of [list, statement]) {
      for (const cell of readCsv(text).flat()) if (RUNS.test(cell)) expect(cell).toMatch(NUMBER)
    }
    const plain = (text: string) => (RUNS.test(text.slice(1)) && text.startsWith("'") ? text.slice(1) : text)
    const json = (await ada.call('GET', '/me/transactions')).body.data as unknown as Record<string, unknown>[]
    const rows = readCsvRows(list.text)
    expect(rows.map(({ narration }) => plain(narration ?? ''))).toEqual(json.map(({ narration }) => narration ?? ''))
    expect(rows.map(({ admin_comment }) => plain(admin_comment ?? ''))).toEqual(json.map((row) => row.admin_comment ?? ''))
    const reasons = readCsvRows(statement.text).map(({ reason }) => plain(reason ?? ''))
    for (const text of written) expect(reasons).toContain(text.trim().replace('\r\n', ' '))
    const printed = await fetch(`${app.url}/api/v1/me/statement?month=${month}`, { headers: { authorization: `Bearer ${ada.token}` } })
    expect((await readPdf(new Uint8Array(await printed.arrayBuffer()))).text).toContain(`${FORMULA} @Member`)
  })

  it('for a spreadsheet figures have the signs of a language, texts stay texts, and every cell is read back', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '1250.5' })
    const boss = await app.administrator()
    for (const narration of ['10-', '1-2', '=1+1', '+49 170 1234567', '007', '3 Dec', "it's 5"]) {
      const fund = { user: ada.user_id, account_type: 'bonus', amount: '1', transaction_type: 'credit', narration }
      expect((await boss.call('POST', '/admin/transaction', fund)).status).toBe(201)
    }
    const month = app.clock.now().toISOString().slice(0, 7)
    for (const path of ['/me/transactions', `/me/statement?month=${month}`]) {
      const plain = readCsv((await ada.call('GET', path, undefined, { accept: 'text/csv' })).text)
      const figures = ['amount', 'balance'].map((name) => plain[0]?.indexOf(name))
      for (const language of languages) {
        const { text, headers } = await ada.call('GET', path, undefined, { accept: `text/csv;spreadsheet=${language}` })
        const bytes = new Uint8Array(await (await fetch(`${app.url}/api/v1${path}`, asked(ada.token ?? '', language))).arrayBuffer())
        expect([language, headers.get('content-type'), [...bytes.subarray(0, 3)]]).toEqual([
          language,
          'text/csv; charset=utf-8',
          [0xef, 0xbb, 0xbf],
        ])
        const { separator, decimal } = csvFormOf(language)
        expect(text.split(separator).length).toBeGreaterThan(20)
        const rows = readAny(text)
        if ('reason' in rows) throw new Error(rows.reason)
        const back = rows.map(({ cells }) => cells.map((cell, at) => (figures.includes(at) ? cell.replace(decimal, '.') : cell)))
        const free = (cells: readonly string[]) => cells.map((cell) => cell.replace(/^'(?=[=+-])/, '').replace(NOW, 'now'))
        expect([language, back.map(free)]).toEqual([language, plain.map(free)])
      }
    }
  })

  it('a list that is cut says so: how many rows of how many', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    await app.database.transaction((tx) =>
      tx.query(
        `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state)
         SELECT gen_random_uuid(), $1, $2, $2, $2, 100, 'credit', 'bonus', 'adjustment', 'settled' FROM generate_series(1, 10300)`,
        [ada.user_id, app.clock.now()],
      ),
    )
    const sheet = await ada.call('GET', '/me/transactions', undefined, { accept: 'text/csv;spreadsheet=de' })
    expect(sheet.text.trimEnd().split('\r\n').at(-1)).toBe('"Nur die ersten 10,050 von 10,300 Zeilen."')
    const table = await ada.call('GET', '/me/transactions', undefined, { accept: 'text/csv' })
    expect(readCsvRows(table.text)).toHaveLength(10_050)
    for (const { headers } of [sheet, table]) {
      expect(headers.get('content-disposition')).toMatch(/-first-10050-of-10300\.csv"$/)
      expect([headers.get('x-rows'), headers.get('x-rows-total')]).toEqual(['10050', '10300'])
    }
    const page = await ada.call('GET', '/me/transactions?limit=5', undefined, { accept: 'text/csv' })
    expect([page.headers.get('x-rows'), readCsvRows(page.text).length]).toEqual([null, 5])
  })

  it('the CSV of the transactions has all that the filters find, not a page of it, unless a page is named', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    for (let n = 0; n < 7; n += 1) await ada.call('POST', '/private/user/deposit', { amount: `${n + 1}`, payment_method: 'card' })
    await app.database.transaction((tx) =>
      tx.query(
        `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state)
         SELECT gen_random_uuid(), $1, $2, $2, $2, 100, 'credit', 'bonus', 'adjustment', 'settled' FROM generate_series(1, 450)`,
        [ada.user_id, app.clock.now()],
      ),
    )
    const csv = async (query: string) =>
      readCsvRows((await ada.call('GET', `/me/transactions${query}`, undefined, { accept: 'text/csv' })).text)
    const all = await csv('')
    expect([all.length, new Set(all.map(({ _id }) => _id)).size]).toEqual([457, 457])
    expect(await csv('?account=main')).toHaveLength(7)
    expect(await csv('?limit=5')).toHaveLength(5)
    expect(await csv('?status=rejected')).toEqual([])
  })
})
