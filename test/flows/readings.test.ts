/** Places where the specification can be read in two ways, and both are served. */
import { expect, it } from 'vitest'
import { PASSWORD, startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'

const store = testStore('embedded')

it('takes a log-in with password1, and tells token, is_admin and the address', async () => {
  const app = await startApp(store)
  const ada = await app.member()
  const { body } = await app.anyone.call('POST', '/auth/login', { email: ada.email, password1: PASSWORD })
  expect(body.data).toMatchObject({ token: expect.any(String), is_admin: false, user: { email: ada.email } })
})

it('gives a member’s bonuses under both spellings', async () => {
  const app = await startApp(store)
  const ada = await app.member()
  const { body } = await ada.call('GET', '/me')
  expect(body.data).toMatchObject({ total_bouns: '0.00', total_bonus: '0.00' })
})

it('ranks a deposit wallet −1 unless somebody says otherwise', async () => {
  const app = await startApp(store)
  await app.database.query(`DELETE FROM deposit_wallet WHERE symbol = 'ETH'`)
  const [made] = await app.database.query<{ rank: number }>(
    `INSERT INTO deposit_wallet (id, name, symbol, network, address, updated_at) VALUES (gen_random_uuid(), 'X', 'ETH', 'ERC-20', 'sandbox:0x0', now()) RETURNING rank`,
  )
  expect(made?.rank).toBe(-1)
})
