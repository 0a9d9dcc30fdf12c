import { beforeAll, expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import type { Database } from '#server/store'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { addMember, DEVICE, nameOf, openRooms, PASSWORD, signUpBody } from './rooms.ts'

const NEW_PASSWORD = 'copper-lantern-fjord-31'

onStore((store) => {
  let database: Database
  beforeAll(async () => {
    database = await store.open()
  })

  it('judges a password before the sign-up as the sign-up does, and keeps nothing of it', async () => {
    const app = await startApp(store)
    const judge = async (new_password: string, more: object = {}) => {
      const { status, body } = await app.anyone.call('POST', '/auth/password', { email: 'mara@mail.test', new_password, ...more })
      return [status, (body.fields as { new_password?: { code: string } } | undefined)?.new_password?.code]
    }
    expect(await judge('password1234')).toEqual([400, 'password_common'])
    expect(await judge('too short')).toEqual([400, 'password_least'])
    expect(await judge('MaraLindqvist99', { first_name: 'Mara', last_name: 'Lindqvist' })).toEqual([400, 'password_own'])
    expect(await judge(NEW_PASSWORD)).toEqual([204, undefined])
    const signedUp = await app.anyone.call('POST', '/auth/sign-up', {
      ...signUpBody('mara@mail.test'),
      new_password: 'password1234',
      confirm_password: 'password1234',
    })
    expect(signedUp.body.fields).toMatchObject({ new_password: { code: 'password_common' } })
    expect(await app.database.query("SELECT 1 FROM users WHERE email = 'mara@mail.test'")).toEqual([])
  })

  it('takes both wordings of the payload, and says which field is wrong', async () => {
    const { identity, mailsTo } = openRooms(database)
    const first = await identity.signUp(signUpBody('first@mail.test'))
    expect(first).toMatchObject({ email: 'first@mail.test' })
    expect(await mailsTo('first@mail.test')).toMatchObject([{ kind: 'code:verify', subject: 'Your code to verify your account' }])
    const other = { email: 'second@mail.test', first_name: 'Ola', last_name: 'Berg', gender: 'male' as const, agreeToTerms: true }
    const second = await identity.signUp({
      ...other,
      password1: PASSWORD,
      password2: PASSWORD,
      phone_number: '(415) 555-0100',
      phone_country_code: '+1',
      dob: '2024-01-10',
    })
    expect(second).toMatchObject({ email: 'second@mail.test' })
    expect(
      await database.query('SELECT phone, phone_country_code, phone_number FROM users WHERE phone IS NOT NULL ORDER BY email'),
    ).toEqual([
      { phone: '+46701234567', phone_country_code: '+46', phone_number: '701234567' },
      { phone: '+14155550100', phone_country_code: '+1', phone_number: '4155550100' },
    ])
    const refusals = {
      missing: await identity.signUp({ ...signUpBody('a@mail.test'), last_name: '' }),
      differ: await identity.signUp({ ...signUpBody('a@mail.test'), confirm_password: NEW_PASSWORD }),
      terms: await identity.signUp({ ...signUpBody('a@mail.test'), agreeToTerms: false }),
      referral: await identity.signUp({ ...signUpBody('a@mail.test'), referred_by: 'NOBODY22' }),
      no_phone: await identity.signUp({ ...signUpBody('a@mail.test'), phone: '+46 70' }),
      young: await identity.signUp({ ...signUpBody('a@mail.test'), dob: '2008-03-02' }),
      no_day: await identity.signUp({ ...signUpBody('a@mail.test'), dob: '2001-02-30' }),
      common: await identity.signUp({ ...signUpBody('a@mail.test'), new_password: 'password12345', confirm_password: 'password12345' }),
      own: await identity.signUp({ ...signUpBody('a@mail.test'), new_password: 'MaraLindqvist99', confirm_password: 'MaraLindqvist99' }),
    }
    expect(refusals).toMatchObject({
      missing: { reason: 'all_required', fields: { last_name: { reason: 'all_required' } } },
      differ: { reason: 'passwords_differ' },
      terms: { reason: 'terms_needed' },
      referral: { refused: 'invalid', fields: { referred_by: { reason: 'no_referral_code' } } },
      no_phone: { fields: { phone: { reason: 'phone_and_country' } } },
      young: { reason: 'under_age' },
      no_day: { fields: { dob: { reason: 'not_a_date' } } },
      common: { fields: { new_password: { reason: 'password_common' } } },
      own: { fields: { new_password: { reason: 'password_own' } } },
    })
    expect(isRefused(await identity.signUp({ ...signUpBody('a@mail.test'), dob: '2008-03-01' }))).toBe(false)
  })

  it('keeps a second sign-up over an unverified email aside until its own code is redeemed', async () => {
    const rooms = openRooms(database)
    const { identity, codeFor } = rooms
    const email = 'twice@mail.test'
    await identity.signUp(signUpBody(email))
    const again = { ...signUpBody(email), first_name: 'Nora', new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }
    expect(nameOf(await identity.signUp(again))).toBe('email_unverified')
    const second_code = await codeFor(email, 'code:verify')
    expect(nameOf(await identity.logIn({ email, password: NEW_PASSWORD }, DEVICE))).toBe('wrong_credentials')
    expect(nameOf(await identity.verify({ email, code: second_code }))).toBe('ok')
    expect(await identity.logIn({ email, password: NEW_PASSWORD }, DEVICE)).toMatchObject({ user: { first_name: 'Nora' } })
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, DEVICE))).toBe('wrong_credentials')
    expect(nameOf(await identity.signUp(again))).toBe('email_taken')
  })

  it('leaves the first sign-up as it was when its own code is the one that is redeemed', async () => {
    const rooms = openRooms(database)
    const { identity, codeFor } = rooms
    const email = 'owner@mail.test'
    await identity.signUp(signUpBody(email))
    await identity.signUp({ ...signUpBody(email), first_name: 'Mallory', new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD })
    expect(nameOf(await identity.logIn({ email, password: PASSWORD }, DEVICE))).toBe('email_unverified')
    expect(nameOf(await identity.verify({ email, code: await codeFor(email, 'code:verify') }))).toBe('ok')
    expect(await identity.logIn({ email, password: PASSWORD }, DEVICE)).toMatchObject({ user: { first_name: 'Mara' } })
    expect(nameOf(await identity.logIn({ email, password: NEW_PASSWORD }, DEVICE))).toBe('wrong_credentials')
  })

  it('sec/B12 a completed sign-up is whole: nothing of another with the same email survives in it', async () => {
    const rooms = openRooms(database)
    const { identity, codeFor } = rooms
    const codeOf = async (email: string) => (await identity.readUser((await addMember(rooms, email)).id))?.referral_code ?? ''
    const [eve, friend] = [await codeOf('eve@mail.test'), await codeOf('friend@mail.test')]
    const planted = { first_name: 'Planted', last_name: 'Person', gender: 'male' as const, phone: '+14155550100', dob: '1980-01-02' }
    const theirs = { ...planted, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, referral_code: eve }
    const attacker = { address: '198.51.100.7', language: 'de' } as const
    const own = { address: '203.0.113.9', language: 'fr' } as const
    const stored = async (email: string) => {
      const [row] = await database.query(
        `SELECT to_jsonb(u) - '{id,email,sought,search,referral_code,password_hash}'::text[] AS account, to_jsonb(s) - 'user_id' AS referral, to_jsonb(p) - 'user_id' AS preference
         FROM users u LEFT JOIN referred_sign_up s ON s.user_id = u.id LEFT JOIN preference p ON p.user_id = u.id WHERE u.email = $1`,
        [email],
      )
      return row
    }
    for (const [n, referral_code] of [undefined, friend].entries()) {
      for (const origin of [own, { ...own, language: 'en' as const }]) {
        const [lone, twice] = [`lone-${n}-${origin.language}@mail.test`, `twice-${n}-${origin.language}@mail.test`]
        for (const email of [lone, twice]) {
          if (email === twice) await identity.signUp({ ...signUpBody(email), ...theirs }, attacker)
          await identity.signUp({ ...signUpBody(email), ...(referral_code ? { referral_code } : {}) }, origin)
          const code = await codeFor(email, 'code:verify')
          if (email === twice) await identity.signUp({ ...signUpBody(email), ...theirs }, attacker)
          expect(nameOf(await identity.verify({ email, code }))).toBe('ok')
          expect(await identity.logIn({ email, password: PASSWORD }, DEVICE)).toMatchObject({ user: { first_name: 'Mara' } })
        }
        expect(await stored(twice)).toEqual(await stored(lone))
      }
    }
    expect(await database.query('SELECT 1 FROM users WHERE referred_by = (SELECT id FROM users WHERE referral_code = $1)', [eve])).toEqual(
      [],
    )
    expect(await database.query('SELECT 1 FROM pending_registration')).toEqual([])
  })

  it('lets fifty sign-ups of one email at once make one user', async () => {
    const { identity } = openRooms(database)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => identity.signUp(signUpBody('race@mail.test'))))
    expect(outcomes.filter((outcome) => !isRefused(outcome))).toHaveLength(1)
    expect(await database.query(`SELECT count(*)::int AS n FROM users WHERE email = 'race@mail.test'`)).toEqual([{ n: 1 }])
  })

  it('B12 fixes the referrer at sign-up, and nothing can change it', async () => {
    const rooms = openRooms(database)
    const referrer = await addMember(rooms, 'referrer@mail.test')
    const code = (await rooms.identity.readUser(referrer.id))?.referral_code ?? ''
    const brought = await rooms.identity.signUp({ ...signUpBody('brought@mail.test'), referral_code: code.toLowerCase() })
    if (isRefused(brought)) throw new Error(brought.refused)
    expect(await rooms.identity.readUser(brought.id)).toMatchObject({ referred_by: referrer.id })
    expect(await rooms.identity.countReferred(referrer.id)).toBe(1)
    await rooms.identity.verify({ email: 'brought@mail.test', code: await rooms.codeFor('brought@mail.test', 'code:verify') })
    await expect(database.query('UPDATE users SET referred_by = NULL WHERE id = $1', [brought.id])).rejects.toThrow(/keeps/)
    await expect(database.query('UPDATE users SET referred_by = $2 WHERE id = $1', [referrer.id, brought.id])).rejects.toThrow(/keeps/)
  })

  it('takes members of any country, by the code alone: no paper is asked for', async () => {
    const { identity, codeFor } = openRooms(database)
    const phones = ['+98 21 2345 6789', '+263 77 212 3456', '+7 912 345 67 89', '+1 415 555 0133', '+86 131 2345 6789']
    for (const [n, phone] of phones.entries()) {
      const email = `country${n}@mail.test`
      expect(isRefused(await identity.signUp({ ...signUpBody(email), phone }))).toBe(false)
      expect(nameOf(await identity.verify({ email, code: await codeFor(email, 'code:verify') }))).toBe('ok')
      expect(await database.query('SELECT status FROM users WHERE email = $1', [email])).toEqual([{ status: 'active' }])
    }
    expect(await database.query('SELECT FROM document')).toEqual([])
  })
})
