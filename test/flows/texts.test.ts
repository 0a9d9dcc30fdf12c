/** The long texts over the API: what an account accepted stays readable as it was. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { marketKeys } from '#content/market-key'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())

it('keeps with an account the version of the terms that was shown when it signed up, and shows it for ever', async () => {
  const app = await startApp(store)
  const shown = await app.anyone.call('GET', '/policies/terms')
  const ada = await app.member()
  const [row] = await app.database.query<{ terms_version: string }>('SELECT terms_version FROM users WHERE id = $1', [ada.user_id])
  expect(shown.body.data?.version).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(row?.terms_version).toBe(shown.body.data?.version)
  const accepted = await app.anyone.call('GET', `/policies/terms?version=${row?.terms_version}`)
  expect(accepted.body).toEqual(shown.body)
  const first = await app.anyone.call('GET', '/policies/terms?version=2026-11-21')
  expect(first.body.data).toMatchObject({ version: '2026-11-21', versions: shown.body.data?.versions })
  expect(first.body.data?.sections).not.toEqual(shown.body.data?.sections)
  // The terms and the risk page are other words in another language: the record says which were read.
  await app.signUp({ email: 'lena@mail.test', language: 'de' })
  const read = await app.database.query('SELECT email, terms_version, terms_language FROM users WHERE email = ANY ($1)', [
    [ada.email, 'lena@mail.test'],
  ])
  const version = shown.body.data?.version
  expect(read).toContainEqual({ email: ada.email, terms_version: version, terms_language: 'en' })
  expect(read).toContainEqual({ email: 'lena@mail.test', terms_version: version, terms_language: 'de' })
})

it('has no policy and no version but its own', async () => {
  const app = await startApp(store)
  const ask = async (path: string) => (await app.anyone.call('GET', path)).status
  expect(await Promise.all(['/policies/privacy', '/policies/risk', '/policies/risk?language=de'].map(ask))).toEqual([200, 200, 200])
  const absent = [
    '/policies/toString',
    '/policies/cookies',
    '/policies/terms?version=2020-01-01',
    '/market/content/__proto__',
    '/market/content/tulips',
  ]
  expect(await Promise.all(absent.map(ask))).toEqual(absent.map(() => 404))
  expect(await ask('/policies/terms?language=xx')).toBe(400)
})

it('says on every market page that it is not offered here', async () => {
  const app = await startApp(store)
  for (const key of marketKeys) {
    const { body } = await app.anyone.call('GET', `/market/content/${key}`)
    expect(body.data).toMatchObject({
      key,
      notice: 'Clearterm does not offer this; for information only.',
      image_banner: `/banners/${key}.svg`,
    })
    expect(body.data?.description).not.toMatch(/\]\(/)
    expect(readFileSync(`src/web/public${body.data?.image_banner}`, 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 480 240">/)
  }
})
