/** Places where the specification can be read in two ways, and both are served. */
import { expect, it } from 'vitest'
import { ADMIN_EMAIL, PASSWORD, startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())

it('takes a log-in with password1, and tells token, is_admin and the address', async () => {
  const app = await startApp(store)
  const ada = await app.member()
  const { body } = await app.anyone.call('POST', '/auth/login', { email: ada.email, password1: PASSWORD })
  expect(body.data).toMatchObject({ token: expect.any(String), is_admin: false, user: { email: ada.email } })
})

it('tells a page in a browser no token: its cookie has it, and no script can read that', async () => {
  const app = await startApp(store)
  const ada = await app.member()
  const page = { 'sec-fetch-site': 'same-origin' }
  const answer = await app.anyone.call('POST', '/auth/login', { email: ada.email, password: PASSWORD }, page)
  expect(answer.headers.get('set-cookie')).toMatch(/(?:^|, )clearterm=[\w-]{43}; Path=\/; HttpOnly/)
  expect(answer.body.data).toMatchObject({ is_admin: false, user: { email: ada.email } })
  expect(answer.body.data).not.toHaveProperty('token')
})

it('takes the code of a sign-up and of a log-in by POST as by PATCH', async () => {
  const app = await startApp(store)
  const email = 'grace@member.test'
  const names = { first_name: 'Grace', last_name: 'Hopper', gender: 'female', phone: '+14155550100' }
  await app.anyone.call('POST', '/auth/sign-up', { email, ...names, password1: PASSWORD, password2: PASSWORD, agreeToTerms: true })
  const verified = await app.anyone.call('POST', '/auth/verify-otp', { email, code: await app.codeFor(email, 'code:verify') })
  expect([verified.status, verified.body.message]).toEqual([200, 'Account verified successfully, Please Login!'])
  await app.anyone.call('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD })
  const entered = await app.anyone.call('POST', '/auth/login-otp', {
    email: ADMIN_EMAIL,
    code: await app.codeFor(ADMIN_EMAIL, 'code:login'),
  })
  expect(entered.body.data).toMatchObject({ token: expect.any(String), is_admin: true })
})

it('names every field that a sign-up or a log-in lacks, the email among them', async () => {
  const app = await startApp(store)
  const named = async (path: string, body: object) => {
    const answer = await app.anyone.call('POST', path, body)
    expect(answer).toMatchObject({ status: 400, body: { error_code: 40, message: 'All fields are required!' } })
    return Object.fromEntries(Object.entries(answer.body.fields ?? {}).map(([name, { code }]) => [name, code]))
  }
  const needed = 'all_required'
  expect(await named('/auth/login', {})).toEqual({ email: needed, password: needed })
  expect(await named('/auth/login', { password1: PASSWORD })).toEqual({ email: needed })
  const agreeToTerms = 'terms_needed'
  const names = { first_name: needed, last_name: needed, gender: needed, phone: needed }
  expect(await named('/auth/sign-up', {})).toEqual({
    email: needed,
    ...names,
    new_password: needed,
    confirm_password: needed,
    agreeToTerms,
  })
  const body = { first_name: 'Ada', last_name: 'L', gender: 'female', phone: '1', dob: '2001-02-30', password1: 'Ada', password2: 'ada' }
  const email = 'ada@member.test'
  const wrong = await app.anyone.call('POST', '/auth/sign-up', { ...body, email })
  expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual(['agreeToTerms', 'dob', 'password1', 'password2', 'phone'])
})

it('names the allowed values in plain words where a value is none of them', async () => {
  const app = await startApp(store)
  const ada = await app.signUp()
  const fieldsOf = async (path: string) => (await ada.call('GET', path)).body.fields
  expect(await fieldsOf('/me/equity?range=1m')).toEqual({
    range: {
      code: 'use_one_of',
      params: { values: 'day, week, month, year, all, entries' },
      message: 'Use one of: day, week, month, year, all, entries.',
    },
  })
  expect(await fieldsOf('/me/transactions?limit=many')).toEqual({ limit: { code: 'not_a_number', params: {}, message: 'Enter a number.' } })
  expect(await fieldsOf('/me/transactions?limit=201')).toEqual({
    limit: { code: 'number_most', params: { most: '200' }, message: 'Enter at most 200.' },
  })
})

it('gives a member’s bonuses under both spellings', async () => {
  const app = await startApp(store)
  const ada = await app.member()
  const { body } = await ada.call('GET', '/me')
  expect(body.data).toMatchObject({ total_bouns: '0.00', total_bonus: '0.00' })
})

it('ranks a deposit wallet −1 by default', async () => {
  const app = await startApp(store)
  await app.database.query(`DELETE FROM deposit_wallet WHERE symbol = 'ETH'`)
  const [row] = await app.database.query<{ rank: number }>(
    `INSERT INTO deposit_wallet (id, name, symbol, network, address, updated_at) VALUES (gen_random_uuid(), 'X', 'ETH', 'ERC-20', 'sandbox:0x0', now()) RETURNING rank`,
  )
  expect(row?.rank).toBe(-1)
})
