/** Texts that the server sends outside of pages are in the recipient's language. */
import { expect, it } from 'vitest'
import { deposit, PASSWORD, startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'

const store = testStore(quickKind())
const SUBJECTS = {
  verify: 'رمز تأكيد حسابك',
  closed: 'أُغلق حسابك',
}

it('writes in Arabic to a member who signed up in Arabic, from the first code to the last mail', async () => {
  const app = await startApp(store)
  const amal = await app.signUp({ email: 'amal@mail.test', language: 'ar' })
  expect((await amal.call('GET', '/me/preferences')).body.data).toMatchObject({ language: 'ar' })
  const first = await mailsTo(app, 'amal@mail.test')
  expect(first.map(({ subject }) => subject)).toContain(SUBJECTS.verify)
  expect((await amal.call('DELETE', '/me', { password: PASSWORD })).status).toBeLessThan(300)
  const [last] = await mailsTo(app, 'amal@mail.test')
  expect(last?.subject).toBe(SUBJECTS.closed)
})

it('asks a visitor\u2019s browser, and goes by what a member has chosen instead', async () => {
  const app = await startApp(store)
  const ada = await app.member({ email: 'ada@mail.test' })
  const ask = (headers: Record<string, string>) => app.anyone.call('POST', '/auth/forgot-password', { email: 'ada@mail.test' }, headers)
  const newest = async () => (await mailsTo(app, 'ada@mail.test'))[0]?.subject
  await ask({ 'accept-language': 'it, de-CH;q=0.8, en;q=0.5' })
  expect(await newest()).toBe('Ihr Code für ein neues Passwort')
  await ada.call('PATCH', '/me/preferences', { language: 'fr' })
  app.clock.advance(61)
  await ask({ cookie: 'language=es' })
  expect(await newest()).toBe('Votre code pour choisir un nouveau mot de passe')
  await deposit(ada, '600')
  await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '200' })
  await app.settled()
  const notices = (await ada.call('GET', '/me/messages')).body.data as unknown as { message_body: string }[]
  // The day of maturity is written out in the reader's language.
  expect(notices.map(({ message_body }) => message_body).join()).toMatch(/L’échéance est le \d{1,2} \p{L}{3,9} 20\d\d/u)
})

it('reads a choice of language under https from the cookie that is bound to this host', async () => {
  const app = await startApp(store, { environment: { PUBLIC_URL: 'https://localhost' } })
  await app.member({ email: 'ada@mail.test' })
  const ask = (cookie: string) =>
    app.anyone.call('POST', '/auth/forgot-password', { email: 'ada@mail.test' }, { cookie, 'accept-language': 'de' })
  await ask('language=es')
  expect((await mailsTo(app, 'ada@mail.test'))[0]?.subject).toBe('Ihr Code für ein neues Passwort')
  app.clock.advance(61)
  await ask('__Host-language=es')
  expect((await mailsTo(app, 'ada@mail.test'))[0]?.subject).toBe('Tu código para crear una contraseña nueva')
})
