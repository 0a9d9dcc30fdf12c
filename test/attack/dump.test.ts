/** sec/D2: somebody reads the whole database after people have used the product: nothing in it opens anything. */
import { expect, it } from 'vitest'
import { PASSWORD, startApp } from '#test/support/app.ts'
import { eachStore } from '#test/support/database.ts'
import { dump } from '#test/support/dump.ts'

const BTC = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

eachStore((store) => {
  it('sec/D2 a dump of every table has no token, no code, no password and no bank number, and its hashes log nobody in', async () => {
    const app = await startApp(store)
    const ada = await app.signUp({ funded: '100' })
    const boss = await app.administrator()
    const bank = {
      accountName: 'Ada',
      accountNumber: 'DUMPBANK55443322',
      bicOrSwiftCode: 'TESTUS33',
      nationalCode: '',
      bankName: 'B',
      bankAddress: '',
    }
    await ada.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { bank, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
    })
    await ada.call('POST', '/private/user/transaction', { amount: '9', payment_option: 'bank' })
    const confirmation = await app.codeFor(ada.email, 'code:withdrawal')
    await app.anyone.call('POST', '/auth/forgot-password', { email: ada.email })
    const reset = await app.codeFor(ada.email, 'code:reset')
    const tables = await dump(app)
    expect(tables.size).toBeGreaterThan(20)
    for (const [name, text] of tables) {
      for (const secret of [ada.token ?? '-', boss.token ?? '-', PASSWORD, 'DUMPBANK55443322'])
        expect([name, text.includes(secret)]).toEqual([name, false])
      // A code is six digits, so it is looked for as a word of its own.
      for (const code of [confirmation, reset]) expect([name, new RegExp(`"${code}"`).test(text)]).toEqual([name, false])
    }
    const [user] = await app.database.query<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [ada.user_id])
    expect((await app.anyone.call('POST', '/auth/login', { email: ada.email, password: user?.password_hash })).body.error_code).toBe(41)
    const hashes = await app.database.query<{ token_hash: Buffer }>('SELECT token_hash FROM session')
    for (const { token_hash } of hashes)
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        const headers = { authorization: `Bearer ${token_hash.toString(form)}` }
        expect((await app.anyone.call('GET', '/me', undefined, headers)).body.error_code).toBe(22)
      }
  })

  it('sec/B4 no answer about oneself or of the console names a password, a hash or an SSN', async () => {
    const app = await startApp(store)
    const ada = await app.signUp({ funded: '100' })
    const boss = await app.administrator()
    const own = [
      '/me',
      '/me/account',
      '/me/transactions',
      '/me/investments',
      '/me/preferences',
      '/me/statements',
      '/me/closing',
      '/auth/sessions',
    ]
    const admin = ['/admin/user', `/admin/user/${ada.user_id}`, '/admin/transaction', '/admin/audit', '/admin/settings']
    const answers = [...own.map((path) => ada.call('GET', path)), ...admin.map((path) => boss.call('GET', path))]
    for (const { status, text } of await Promise.all(answers)) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/argon2|"[a-z_]*(password|hash|ssn)[a-z_]*":/)
    }
  })
})
