/**
 * sec/C10: a call about a person that began before they closed their account ends after it, on another node. What it writes about them is
 * either erased by the closing or refused. The closing is paused at its last step, after nearly everything is erased and before the
 * commit.
 */
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/store'
import { applicationForm } from '#test/rooms/documents/papers.ts'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'
import { dump } from '#test/support/dump.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const bank = {
  accountName: 'Ada',
  accountNumber: 'BEHIND5544',
  bicOrSwiftCode: 'TESTUS33',
  nationalCode: '',
  bankName: 'Specimen Bank',
  bankAddress: '',
}

function picture(): FormData {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('profile_pic_url', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'me.png')
  return form
}

type Write = (ada: Client) => Promise<{ readonly status: number; readonly text: string }>
const writers: readonly (readonly [string, Write])[] = [
  [
    'a payout address',
    (ada) => ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } }),
  ],
  ['bank details', (ada) => ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank } })],
  ['a profile', (ada) => ada.call('PATCH', '/me/update-profile', { location: 'Behind', first_name: 'Behind' })],
  ['a picture', (ada) => ada.call('PATCH', '/me/update-profile', picture())],
  ['preferences', (ada) => ada.call('PATCH', '/me/preferences', { hide_amounts: true, login_code: true })],
  ['an application', (ada) => ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email }))],
  ['an authenticator app', (ada) => ada.call('POST', '/me/second-factor/totp', {})],
  ['a passkey challenge', (ada) => ada.call('POST', '/me/second-factor/passkey/options', {})],
  ['another email', (ada) => ada.call('POST', '/me/email', { email: 'behind@member.test' })],
  ['another password', (ada) => ada.call('PATCH', '/me/password', passwords)],
  ['a freeze', (ada) => ada.call('POST', '/me/freeze', {})],
]
const passwords = { current_password: PASSWORD, new_password: 'crisp-otter-vellum-92', confirm_password: 'crisp-otter-vellum-92' }

/** Tables that may name a closed account by its id, and where mails and counters by email end within days. */
const STAYS = ['users', 'account', 'audit_entry', 'audit_log', 'document_quota', 'live_event', 'throttle', 'outbox', 'mail']

async function left(app: TestApp, words: readonly string[]): Promise<string[]> {
  return [...(await dump(app))]
    .filter(([name, text]) => !STAYS.includes(name) && words.some((word) => text.includes(word)))
    .map(([name]) => name)
}

/** Holds this table against writers until the returned function is called. */
async function hold(database: Database, table: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = () => {}
  const holding = new Promise<void>((resolve) => {
    held = resolve
  })
  const done = database.transaction(
    async (tx) => {
      await tx.query(`LOCK TABLE ${table} IN SHARE MODE`)
      held()
      await released
    },
    { as_owner: true },
  )
  await Promise.race([holding, done])
  return () => {
    release()
    return done
  }
}

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('on PostgreSQL, with two nodes', () => {
  const store = testStore('postgresql')
  it('sec/C10 nothing about a person is written behind a closing that has begun', async () => {
    const place = await store.place()
    const [one, two] = await Promise.all([
      startApp(store, { database: await store.open(place) }),
      startApp(store, { database: await store.open(place) }),
    ])
    const third = await store.open(place)
    const waiting = async () => {
      const [row] = await third.query<{ n: number }>(
        `SELECT count(DISTINCT pid)::int AS n FROM pg_locks WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
      )
      return row?.n ?? 0
    }
    for (const [name, write] of writers) {
      const ada = await one.member()
      const there = await two.logIn(ada.email)
      await Promise.all([one.settled(), two.settled()])
      const letGo = await hold(third, 'left_email')
      const closing = ada.call('DELETE', '/me', { password: PASSWORD })
      await until(async () => (await waiting()) === 1)
      let over = false
      const written = write(there).finally(() => {
        over = true
      })
      await until(async () => over || (await waiting()) === 2)
      await letGo()
      expect([name, (await closing).status]).toEqual([name, 200])
      const { status, text } = await written
      // 22; for a password change, the given password is no longer valid.
      const code = name === 'another password' ? 40 : 22
      expect([name, status < 500, text]).toEqual([name, true, expect.stringContaining(`"error_code":${code}`)])
      await Promise.all([one.settled(), two.settled()])
      expect([name, await left(one, [ada.user_id, ada.email, 'behind@member.test'])]).toEqual([name, []])
    }
    expect(await one.audit()).toEqual([])
  })
})
