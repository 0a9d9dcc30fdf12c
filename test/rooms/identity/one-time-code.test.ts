import { beforeAll, expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import type { Database } from '#server/store'
import { onStore } from '#test/support/database.ts'
import { addMember, DEVICE, nameOf, openRooms, otherThan, PASSWORD, signUpBody } from './rooms.ts'

onStore((store) => {
  let database: Database
  beforeAll(async () => {
    database = await store.open()
  })

  it('A6 evaluates five of two hundred guesses at once, and the right code is dead afterwards', async () => {
    const { identity, codeFor, clock } = openRooms(database)
    const email = 'guess@mail.test'
    await identity.signUp(signUpBody(email))
    const code = await codeFor(email, 'code:verify')
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => identity.verify({ email, code: otherThan(code) })))
    const names = outcomes.map(nameOf)
    expect(names.filter((name) => name === 'wrong_code')).toHaveLength(10)
    expect(names.filter((name) => name === 'too_many')).toHaveLength(190)
    expect(await database.query('SELECT strange_guesses FROM mailed_code WHERE email = $1', [email])).toEqual([{ strange_guesses: 5 }])
    expect(await identity.verify({ email, code })).toMatchObject({ refused: 'too_many', more: { retry_after_seconds: 901 } })
    clock.forward(901)
    expect(nameOf(await identity.verify({ email, code }))).toBe('wrong_code')
  })

  it('A6 counts wrong guesses at an address that does not exist just the same', async () => {
    const { identity } = openRooms(database)
    const names: string[] = []
    for (let n = 0; n < 12; n += 1) names.push(nameOf(await identity.verify({ email: 'nobody@mail.test', code: '123456' })))
    expect(names).toEqual([...Array(10).fill('wrong_code'), 'too_many', 'too_many'])
  })

  it('A7 gives fifty uses of the right code at once one effect', async () => {
    const rooms = openRooms(database)
    const { identity, codeFor } = rooms
    const administrator = await identity.ensureAdministrator({ email: 'root@mail.test', password: 'harbour-velvet-ninety-2' })
    expect(administrator).toMatchObject({ created: true, password: null })
    expect(await identity.logIn({ email: 'root@mail.test', password: 'harbour-velvet-ninety-2' }, DEVICE)).toMatchObject({
      factor: 'email',
    })
    const code = await codeFor('root@mail.test', 'code:login')
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => identity.confirmLogIn({ email: 'root@mail.test', code }, DEVICE)))
    expect(outcomes.filter((outcome) => !isRefused(outcome))).toHaveLength(1)
    expect(await database.query('SELECT count(*)::int AS n FROM session')).toEqual([{ n: 1 }])
  })

  it('A7 takes a code for its own purpose, subject and binding only, and once', async () => {
    const { identity } = openRooms(database)
    const { oneTimeCode } = identity
    const what = { purpose: 'withdrawal' as const, subject: 'w1', binding: 'user|100.00|bcrt1q' }
    const { code, code_id } = await database.transaction((tx) => oneTimeCode.issue(tx, what))
    await database.transaction((tx) => oneTimeCode.issue(tx, { ...what, subject: 'w2' }))
    const guess = { ...what, counted_by: 'a@mail.test', guess: code }
    expect(await oneTimeCode.check({ ...guess, purpose: 'email' })).toEqual({ ok: false, why: 'wrong' })
    expect(await oneTimeCode.check({ ...guess, subject: 'w2' })).toEqual({ ok: false, why: 'wrong' })
    expect(await oneTimeCode.check({ ...guess, binding: 'user|900.00|bcrt1q' })).toEqual({ ok: false, why: 'wrong' })
    expect(await oneTimeCode.check(guess)).toEqual({ ok: true, code_id, binding: what.binding })
    const claim = () => database.query('SELECT id, found FROM identity_claim_code(ARRAY[$1]::uuid[], ARRAY[$2])', [code_id, 'unused'])
    expect(await claim()).toEqual([{ id: code_id, found: 'unused' }])
    await database.query('SELECT identity_record_code_used($1::jsonb)', [JSON.stringify([{ id: code_id, at: '2026-03-01T12:00:00Z' }])])
    expect(await claim()).toEqual([{ id: code_id, found: 'used' }])
    expect(await oneTimeCode.check(guess)).toEqual({ ok: false, why: 'used' })
    expect(await database.transaction((tx) => oneTimeCode.use(tx, code_id))).toBe(false)
  })

  it('answers 14 to the code that already verified the account, and 44 to any other', async () => {
    const rooms = openRooms(database)
    await addMember(rooms, 'done@mail.test')
    const code = await rooms.codeFor('done@mail.test', 'code:verify')
    expect(nameOf(await rooms.identity.verify({ email: 'done@mail.test', code }))).toBe('already_verified')
    expect(nameOf(await rooms.identity.verify({ email: 'done@mail.test', code: otherThan(code) }))).toBe('wrong_code')
  })

  it('A11 lets a code die after ten minutes, and an older one at the next', async () => {
    const rooms = openRooms(database)
    const { identity, codeFor, clock } = rooms
    const email = 'late@mail.test'
    await identity.signUp(signUpBody(email))
    const first = await codeFor(email, 'code:verify')
    clock.forward(600)
    expect(nameOf(await identity.verify({ email, code: first }))).toBe('wrong_code')
    await identity.resend({ email })
    const second = await codeFor(email, 'code:verify')
    clock.forward(599)
    expect(nameOf(await identity.verify({ email, code: second }))).toBe('ok')
  })

  it('A8 sends at most one mail a minute and three in fifteen minutes', async () => {
    const { identity, mailsTo, clock } = openRooms(database)
    const email = 'bombed@mail.test'
    await identity.signUp(signUpBody(email))
    await Promise.all(Array.from({ length: 100 }, () => identity.resend({ email })))
    expect(await mailsTo(email)).toHaveLength(2)
    for (let n = 0; n < 10; n += 1) {
      clock.forward(61)
      await identity.resend({ email })
      await identity.forgotPassword({ email })
    }
    const mails = await mailsTo(email)
    expect(mails.filter(({ kind }) => kind === 'code:verify')).toHaveLength(4)
    expect(mails.filter(({ kind }) => kind === 'code:reset')).toHaveLength(3)
  })

  it('A8 renews the code of a log-in while it lives, and none without a right password before', async () => {
    const rooms = openRooms(database)
    const { identity, mailsTo, codeFor, clock } = rooms
    const email = 'asked-twice@mail.test'
    await addMember(rooms, email)
    await database.query(`INSERT INTO preference (user_id, login_code, updated_at) SELECT id, true, now() FROM users WHERE email = $1`, [
      email,
    ])
    const logInCodes = async () => (await mailsTo(email)).filter(({ kind }) => kind === 'code:login').length
    await identity.resend({ email })
    expect(await logInCodes()).toBe(0)
    clock.forward(61)
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, DEVICE))).toBe('ok')
    const first = await codeFor(email, 'code:login')
    await identity.resend({ email })
    const second = await codeFor(email, 'code:login')
    expect(await logInCodes()).toBe(2)
    if (first !== second) expect(nameOf(await identity.confirmLogIn({ email, code: first }, DEVICE))).toBe('wrong_code')
    expect(nameOf(await identity.confirmLogIn({ email, code: second }, DEVICE))).toBe('ok')
    clock.forward(61)
    await identity.resend({ email })
    expect(await logInCodes()).toBe(2)
  })

  it('A2 does the same work for an unknown address, and sends nothing', async () => {
    const { identity, mail, mailsTo, failures } = openRooms(database)
    await database.query(`DELETE FROM mail WHERE state = 'decoy'`)
    await identity.resend({ email: 'unknown@mail.test' })
    await identity.forgotPassword({ email: 'unknown@mail.test' })
    const decoys = `SELECT count(*)::int AS n FROM mail WHERE state = 'decoy' AND recipient = ''`
    expect(await database.query(decoys)).toEqual([{ n: 2 }])
    expect(await mailsTo('unknown@mail.test')).toEqual([])
    expect(failures).toEqual([])
    await mail.purge()
    expect(await database.query(decoys)).toEqual([{ n: 0 }])
  })
})
