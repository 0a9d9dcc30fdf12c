import { beforeAll, expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import type { Database } from '#server/store'
import { onStore } from '#test/support/database.ts'
import { addMember, DEVICE, nameOf, openRooms, otherThan, PASSWORD, type Rooms, signUpBody } from './rooms.ts'

async function signedIn(rooms: Rooms, email: string): Promise<string> {
  return (await enter(rooms, email)).token
}

async function browserOf(rooms: Rooms, email: string): Promise<string> {
  return (await enter(rooms, email)).browser
}

async function enter({ identity }: Rooms, email: string) {
  const outcome = await identity.logIn({ email, password: PASSWORD }, DEVICE)
  if (isRefused(outcome) || !('token' in outcome)) throw new Error('not signed in')
  return outcome
}

/** Every value of every table, as text. */
async function dump(database: Database): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I', table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const rows = await Promise.all(tables.map(({ name }) => database.query(`SELECT t::text AS row FROM ${name} t`)))
  return JSON.stringify(rows)
}

onStore((store) => {
  let database: Database
  beforeAll(async () => {
    database = await store.open()
  })

  it('tells the state of an account to the right password only', async () => {
    const rooms = openRooms(database)
    const { identity } = rooms
    const email = 'state@mail.test'
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, DEVICE))).toBe('wrong_credentials')
    await identity.signUp(signUpBody(email))
    expect(nameOf(await identity.logIn({ email, password: 'not the password at all' }, DEVICE))).toBe('wrong_credentials')
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, DEVICE))).toBe('email_unverified')
    expect((await rooms.mailsTo(email)).filter(({ kind }) => kind === 'code:verify')).toHaveLength(2)
    await identity.verify({ email, code: await rooms.codeFor(email, 'code:verify') })
    const token = await signedIn(rooms, email)
    expect(await identity.authenticate(token, DEVICE)).toMatchObject({ email, role: 'member' })
  })

  it('asks an administrator for a mailed code after the right password', async () => {
    const rooms = openRooms(database)
    const { identity } = rooms
    const ensured = await identity.ensureAdministrator({ email: null, password: null })
    if (isRefused(ensured) || ensured.password === null) throw new Error('no administrator')
    expect(await identity.ensureAdministrator({ email: null, password: null })).toMatchObject({ created: false, password: null })
    expect(await identity.ensureAdministrator({ email: null, password: 'administrator' })).toMatchObject({ refused: 'invalid' })
    const { email, password } = ensured
    expect(await identity.logIn({ email, password }, DEVICE)).toMatchObject({ confirm: true, factor: 'email', email })
    const code = await rooms.codeFor(email, 'code:login')
    expect(nameOf(await identity.confirmLogIn({ email, code: otherThan(code) }, DEVICE))).toBe('wrong_code')
    const outcome = await identity.confirmLogIn({ email, code }, DEVICE)
    if (isRefused(outcome)) throw new Error(outcome.refused)
    expect(await identity.authenticate(outcome.token, DEVICE)).toMatchObject({ role: 'administrator' })
    rooms.clock.forward(15 * 60)
    expect(await identity.authenticate(outcome.token, DEVICE)).toBeNull()
  })

  it('A3 judges ten wrong passwords of five hundred, and leaves a known device its own count', async () => {
    const rooms = openRooms(database)
    const { identity } = rooms
    const { email } = await addMember(rooms, 'stuffed@mail.test')
    const browser = await browserOf(rooms, email)
    const stranger = { user_agent: 'stranger', address: '192.0.2.7' }
    const outcomes = await Promise.all(
      Array.from({ length: 500 }, () => identity.logIn({ email, password: 'wrong wrong wrong' }, stranger)),
    )
    expect(outcomes.map(nameOf).filter((name) => name === 'wrong_credentials')).toHaveLength(10)
    expect(outcomes.map(nameOf).filter((name) => name === 'too_many')).toHaveLength(490)
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, stranger))).toBe('too_many')
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, DEVICE))).toBe('too_many')
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, { ...DEVICE, browser }))).toBe('ok')
  })

  it('A9 gives each log-in a new token, and A10 keeps no token, code or password in any table', async () => {
    const rooms = openRooms(database)
    const { email } = await addMember(rooms, 'token@mail.test')
    const tokens = [await signedIn(rooms, email), await signedIn(rooms, email)]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    await rooms.identity.forgotPassword({ email })
    const secrets = [...tokens, PASSWORD, await rooms.codeFor(email, 'code:verify'), await rooms.codeFor(email, 'code:reset')]
    const everything = await dump(database)
    expect(everything).toContain(email)
    for (const secret of secrets) {
      expect(secret).not.toBe('')
      expect(
        everything.includes(`"${secret}`) || everything.includes(`,${secret},`) || everything.includes(Buffer.from(secret).toString('hex')),
      ).toBe(false)
    }
    expect(everything.includes(tokens[0] ?? '')).toBe(false)
  })

  it('A11 ends a session after twelve hours however busy, after half an hour idle, and at log-out', async () => {
    const rooms = openRooms(database)
    const { identity, clock } = rooms
    const { id, email } = await addMember(rooms, 'ends@mail.test')
    const busy = await signedIn(rooms, email)
    const idle = await signedIn(rooms, email)
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await identity.authenticate(busy, DEVICE)).not.toBeNull()
      clock.forward(20 * 60)
    }
    expect(await identity.authenticate(busy, DEVICE)).toBeNull()
    expect(await identity.authenticate(idle, DEVICE)).toBeNull()
    const forgotten = await signedIn(rooms, email)
    for (const expected of [true, true, false]) {
      clock.forward(14 * 60)
      expect((await identity.authenticate(forgotten, { ...DEVICE, unattended: true })) !== null).toBe(expected)
    }
    const left = await signedIn(rooms, email)
    const [session] = await identity.listSessions(id)
    expect(session).toMatchObject(DEVICE)
    expect(await identity.endSession('01900000-0000-7000-8000-000000000002', session?.id ?? '')).toBe(false)
    expect(await identity.endSession(id, session?.id ?? '')).toBe(true)
    expect(await identity.endSession(id, 'no id')).toBe(false)
    expect(await identity.authenticate(left, DEVICE)).toBeNull()
    expect(await identity.listSessions(id)).toEqual([])
  })

  it('sets a new password with a mailed code, ends all sessions and freezes withdrawals for a day', async () => {
    const rooms = openRooms(database)
    const { identity, clock } = rooms
    const { id, email } = await addMember(rooms, 'reset@mail.test')
    const token = await signedIn(rooms, email)
    await identity.forgotPassword({ email })
    const code = await rooms.codeFor(email, 'code:reset')
    const wanted = { email, code, new_password: 'granite-otter-plaza-77', confirm_password: 'granite-otter-plaza-77' }
    expect(nameOf(await identity.resetPassword({ ...wanted, confirm_password: PASSWORD }))).toBe('invalid')
    expect(nameOf(await identity.resetPassword({ ...wanted, code: otherThan(code) }))).toBe('wrong_code')
    expect(nameOf(await identity.resetPassword({ ...wanted, new_password: 'Lindqvist-Mara!', confirm_password: 'Lindqvist-Mara!' }))).toBe(
      'invalid',
    )
    expect(nameOf(await identity.resetPassword(wanted))).toBe('ok')
    expect(nameOf(await identity.resetPassword(wanted))).toBe('wrong_code')
    expect(await identity.authenticate(token, DEVICE)).toBeNull()
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, DEVICE))).toBe('wrong_credentials')
    expect(nameOf(await identity.logIn({ email, password: wanted.new_password }, DEVICE))).toBe('ok')
    expect((await rooms.mailsTo(email))[0]).toMatchObject({ subject: 'Your password was changed' })
    expect(await identity.withdrawalsFrozenUntil(id)).toEqual(new Date('2026-03-02T12:00:00.000Z'))
    clock.forward(86_400)
    expect(await identity.withdrawalsFrozenUntil(id)).toBeNull()
  })

  it('shares its limits and counts exactly, small ones by the instant and large ones by the window', async () => {
    const rooms = openRooms(database, { settings: { limit_auth_calls: 600, limit_sign_ups: 2 } })
    const { identity, clock } = rooms
    const calls = await Promise.all(Array.from({ length: 650 }, () => identity.limitCall('auth', '192.0.2.9')))
    expect(calls.filter(({ allowed }) => allowed)).toHaveLength(600)
    const signUp = () => identity.limitCall('sign_up', '192.0.2.9')
    const names = async () => ((await signUp()).allowed ? 'ok' : 'too_many')
    expect([await names(), await names(), await names()]).toEqual(['ok', 'ok', 'too_many'])
    clock.forward(899)
    expect(await signUp()).toEqual({ allowed: false, retry_after_seconds: 2 })
    clock.forward(1)
    expect([await names(), (await identity.limitCall('auth', '192.0.2.9')).allowed]).toEqual(['ok', true])
    await identity.purge()
  })

  it('finds people newest first, page by page, by text and by status', async () => {
    const rooms = openRooms(database)
    const { identity } = rooms
    const emails = ['one@found.test', 'two@found.test', 'three%x@found.test']
    for (const email of emails) {
      await identity.signUp(signUpBody(email))
      rooms.clock.forward(1)
    }
    const first = await identity.findUsers({ limit: 2, q: 'found' })
    expect(first).toMatchObject({ users: [{ email: 'three%x@found.test' }, { email: 'two@found.test' }], page: { total: 3 } })
    const rest = await identity.findUsers({ limit: 2, q: 'found', cursor: first.page.next_cursor ?? '' })
    expect(rest).toMatchObject({ users: [{ email: 'one@found.test' }], page: { next_cursor: null } })
    expect((await identity.findUsers({ limit: 5, q: '%X' })).users).toHaveLength(1)
    expect((await identity.findUsers({ limit: 5, q: 'found.test', status: 'active' })).users).toHaveLength(0)
    expect(await identity.findUserIds('FOUND.test')).toHaveLength(3)
    expect(await identity.countUsers()).toMatchObject({ pending: 3, closed: 0 })
  })

  it('finds the same by a rare word, by a common one and by two letters', async () => {
    const { identity } = openRooms(database)
    await database.query(
      `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), 'crowd' || n || '@many.test', 'Ada', 'Qz' || n, 'C' || n, 'active', '$argon2id$none', now(), now() FROM generate_series(1, 600) AS n`,
    )
    const common = await identity.findUsers({ limit: 5, q: 'CROWD' })
    expect([common.users.length, common.page.total]).toEqual([5, 600])
    const next = await identity.findUsers({ limit: 600, q: 'crowd', cursor: common.page.next_cursor ?? '' })
    expect(new Set([...common.users, ...next.users].map(({ id }) => id)).size).toBe(600)
    const ids = common.users.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort().reverse())
    expect(await identity.findUsers({ limit: 5, q: 'rowd599@' })).toMatchObject({
      users: [{ email: 'crowd599@many.test' }],
      page: { total: 1 },
    })
    expect(await identity.findUsers({ limit: 5, q: 'rowd599@', status: 'suspended' })).toMatchObject({ users: [], page: { total: 0 } })
    expect((await identity.findUsers({ limit: 1, q: 'qz' })).page.total).toBe(600)
    expect((await identity.findUserIds('qz599')).length).toBe(1)
  })
})
