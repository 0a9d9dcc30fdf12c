/** sec/D2: an attacker who reads the whole database after people have used the product finds nothing that grants access. */
import { Writable } from 'node:stream'
import { Secret as Seed } from 'otpauth'
import { expect, it } from 'vitest'
import { openLog } from '#server/http'
import { applicationForm, paperFile, pdf } from '#test/rooms/documents/papers.ts'
import { ADMIN_EMAIL, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { makeAuthenticator } from '#test/support/authenticator.ts'
import { onStore } from '#test/support/database.ts'
import { dump } from '#test/support/dump.ts'
import { tokenFor } from '#test/support/mailbox.ts'
import { appCode, ENVIRONMENT, enrol, SITE } from '../rooms/identity/factor-people.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const SSN = '987-65-4321'

onStore((store) => {
  it('sec/D2 a dump of every table has no token, no code, no password and no bank number, and its hashes grant no log-in', async () => {
    const app = await startApp(store)
    const ada = await app.signUp({ funded: '100' })
    const boss = await app.logIn(ADMIN_EMAIL)
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

  it('sec/D2 a dump has no seed, recovery code, challenge, SSN, link, document or bank number, written in any usual way', async () => {
    const app = await startApp(store, { environment: ENVIRONMENT })
    const { owner, secrets } = await useEverything(app)
    const tables = await dump(app)
    for (const name of [
      'totp',
      'recovery_code',
      'passkey_challenge',
      'mailed_link',
      'ira_application',
      'document',
      'bank_detail',
      'outbox',
    ])
      expect([name, (tables.get(name) ?? '').length > 0]).toEqual([name, true])
    expect(tables.get('users')).toContain(owner.email)
    expect(whatIsIn([...tables.values()].join('\n'), secrets)).toEqual([])
    expect(secrets.map(({ what }) => what)).toEqual(expect.arrayContaining(['undo link', 'unfreeze link', 'SSN', 'document', 'challenge']))
  })

  it('sec/D2 the log of all this, at its most talkative, has none of it either', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk))
        done()
      },
    })
    const app = await startApp(store, { environment: ENVIRONMENT, log: openLog({ level: 'trace', stream }) })
    const { owner, secrets } = await useEverything(app)
    const wrong = 'a wrong password 4711'
    expect((await app.anyone.call('POST', '/auth/login', { email: owner.email, password: wrong })).status).toBe(401)
    // What goes wrong inside is logged with its error, and its error may quote what was sent.
    await app.database.transaction((tx) => tx.query('DROP TABLE throttle CASCADE'), { as_owner: true })
    const unlucky = { email: owner.email, password: PASSWORD, code: '654321' }
    expect((await app.anyone.call('POST', '/auth/login', { email: owner.email, password: PASSWORD })).status).toBe(500)
    expect((await app.anyone.call('PATCH', '/auth/verify-otp', { email: owner.email, code: unlucky.code })).status).toBe(500)
    const log = lines.join('')
    expect(log).toContain('"msg":"fault"')
    expect(lines.length).toBeGreaterThan(30)
    const more = [wrong, unlucky.code].map((secret) => ({ what: secret, secret }))
    expect(whatIsIn(log, [...secrets, ...more])).toEqual([])
    // The search itself finds what is there.
    expect(whatIsIn(`${log} ${Buffer.from(wrong).toString('base64')} "${unlucky.code}"`, more)).toEqual([wrong, unlucky.code])
  })
})

/** The secrets found in a text, in any encoding. Six digits count only as a separate word that isn't a fraction of a second. */
function whatIsIn(text: string, secrets: readonly Secret[]): string[] {
  const lower = text.toLowerCase()
  const stands = (writing: string) =>
    /^\d{6}$/.test(writing) ? new RegExp(`(?<![\\da-z.])${writing}(?![\\da-z])`).test(lower) : lower.includes(writing)
  return [...new Set(secrets.filter(({ secret }) => writings(secret).some(stands)).map(({ what }) => what))]
}

/**
 * In lower case, so that upper-case hex is found too: as it is, as hex, as both base64 of its text, without what people put between, and
 * what it decodes to.
 */
function writings(secret: string | Buffer): string[] {
  const bytes = Buffer.isBuffer(secret) ? [secret] : [Buffer.from(secret), Buffer.from(secret, 'base64url')]
  const texts = Buffer.isBuffer(secret) ? [] : [secret, secret.replace(/[^\p{L}\p{N}]/gu, ''), (secret.match(/.{1,4}/g) ?? []).join('-')]
  const coded = bytes
    .filter((one) => one.length >= 5)
    .flatMap((one) => [one.toString('hex'), one.toString('base64').replace(/=+$/, ''), one.toString('base64url')])
  return [...new Set([...texts, ...coded])].map((text) => text.toLowerCase())
}

type Secret = { readonly what: string; readonly secret: string | Buffer }

/** A member, an administrator and a visitor do everything that creates a secret; returns the secrets they received. */
async function useEverything(app: TestApp): Promise<{ owner: Client; secrets: readonly Secret[] }> {
  const owner = await app.signUp({ funded: '100' })
  const boss = await app.logIn(ADMIN_EMAIL)
  const administrators_code = await app.codeFor(boss.email, 'code:login')
  const bank = {
    accountName: 'Ada',
    accountNumber: 'DUMPBANK55443322',
    bicOrSwiftCode: 'TESTUS33',
    nationalCode: '',
    bankName: 'B',
    bankAddress: '',
  }
  await owner.call('PATCH', '/me/update-user-wallet', {
    payoutInfo: { bank, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
  })
  const undo = await tokenFor(app, owner.email, '/undo')
  await owner.call('POST', '/private/user/transaction', { amount: '9', payment_option: 'bank' })
  const withdrawal = await app.codeFor(owner.email, 'code:withdrawal')
  const paper = pdf()
  const applied = await owner.call('POST', '/me/ira-form', applicationForm({ email: owner.email, ssn: SSN }, { govt_id: paperFile(paper) }))
  expect(applied.status).toBe(201)
  const registration = String((await owner.call('POST', '/me/second-factor/passkey/options')).body.data?.challenge)
  const { secret, recovery_codes } = await enrol(app, owner)
  const key = makeAuthenticator(SITE)
  await owner.call('POST', '/auth/step-up', { code: appCode(app, secret) })
  const asked = (await owner.call('POST', '/me/second-factor/passkey/options')).body.data as unknown as { challenge: string }
  expect((await owner.call('POST', '/me/second-factor/passkey', { name: 'Key', credential: key.register(asked) })).status).toBe(201)
  const step_up = String((await owner.call('POST', '/auth/step-up/options')).body.data?.challenge)
  const entry = String((await app.anyone.call('POST', '/auth/passkey/options', {})).body.data?.challenge)
  const waiting = await app.anyone.call('POST', '/auth/login', { email: owner.email, password: PASSWORD })
  await owner.call('POST', '/me/freeze', {})
  const unfreeze = await tokenFor(app, owner.email, '/unfreeze')
  const named: Readonly<Record<string, readonly (string | Buffer)[]>> = {
    'session token': [owner.token ?? '', boss.token ?? ''],
    password: [PASSWORD],
    'mailed code': [withdrawal, administrators_code],
    'undo link': [undo],
    'unfreeze link': [unfreeze],
    seed: [secret, Buffer.from(Seed.fromBase32(secret).buffer)],
    'recovery code': recovery_codes,
    challenge: [registration, asked.challenge, step_up, entry],
    'half log-in': [String(waiting.body.data?.pending)],
    SSN: [SSN],
    'bank number': [bank.accountNumber],
    document: [paper.subarray(0, 200), paper.subarray(200, 400)],
  }
  const secrets = Object.entries(named).flatMap(([what, all]) => all.map((one) => ({ what, secret: one })))
  for (const { what, secret: one } of secrets) expect([what, one.length >= 6 && one !== 'undefined']).toEqual([what, true])
  return { owner, secrets }
}
