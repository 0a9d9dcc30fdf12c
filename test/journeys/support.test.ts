/**
 * Support in the browser: a member asks, an operator answers, the member reads it; a suspended member is led to the form and the mailed
 * link.
 */
import { expect, onTestFinished } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { threadToken } from '../rooms/support/people.ts'
import { openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole, fillLogIn } from './people.ts'

const stage = openStage()

smoke('goes from a member’s transaction to an operator and back, live', async () => {
  const { app } = stage()
  const ada = await app.member({ funded: '300' })
  const deposit = String((await ada.call('GET', '/me/transactions')).body.data?.[0]?._id)
  const phone = await stage().visit('phone')
  onTestFinished(() => phone.context.close())
  await enter(phone.page, ada.email, `/transactions/${deposit}`)
  await phone.page.getByRole('link', { name: 'Ask support' }).click()
  await phone.page.getByLabel('Subject').fill('My deposit')
  await phone.page.getByLabel('Your question').fill('Is it the whole amount?')
  await phone.see('support-ask')
  await phone.page.getByRole('button', { name: 'Send question' }).click()
  await phone.page.getByText('Is it the whole amount?').waitFor()
  await phone.page.getByRole('link', { name: 'About one of your transactions.' }).waitFor()

  const desk = await stage().visit('desktop')
  onTestFinished(() => desk.context.close())
  await enterConsole(desk.page, app, ADMIN_EMAIL, '/admin/support')
  await desk.page.getByRole('table').getByText('My deposit').waitFor()
  await desk.see('admin-support')
  await desk.page.getByRole('table').getByRole('link', { name: 'My deposit' }).press('Enter')
  await desk.page.getByLabel('Note', { exact: true }).fill('Checked the rail')
  await desk.page.getByRole('button', { name: 'Add note' }).click()
  await desk.page.getByText('Checked the rail').filter({ visible: true }).first().waitFor()
  await desk.page.getByLabel('Template').selectOption({ label: 'Received' })
  expect(await desk.page.getByLabel('Answer text').inputValue()).toContain('Thank you for your question.')
  await desk.page.getByLabel('Answer text').fill('Yes, there are no fees.')
  await desk.see('admin-support-thread')
  await desk.page.getByRole('button', { name: 'Send', exact: true }).click()

  await phone.page.getByText('Yes, there are no fees.').waitFor()
  expect(await phone.page.getByText('Checked the rail').count()).toBe(0)
  await phone.see('support-thread')
  await phone.page.getByLabel('Your message').fill('Thank you')
  await phone.page.getByRole('button', { name: 'Send', exact: true }).click()
  await phone.page.getByRole('list', { name: 'Conversation' }).getByText('Thank you').waitFor()
})

journey('leads a suspended member from the log-in to the form, and by the mailed link to the answer', async () => {
  const { app } = stage()
  const administrator = await app.administrator()
  const ada = await app.member()
  await administrator.call('PATCH', `/admin/user/${ada.user_id}`, { status: 'suspended', reason: 'test' })
  const { page, context, see } = await stage().visit('desktop')
  onTestFinished(() => context.close())
  await page.goto('/login')
  await fillLogIn(page, ada.email)
  await page.getByRole('link', { name: 'Contact support' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe(ada.email)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Your question').fill('Why am I suspended?')
  await see('support-visitor')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('We have emailed you a link. Your question reaches us when you open it.').waitFor()
  expect(await page.getByText('Question sent.').count()).toBe(0)
  await see('support-visitor-step')
  const token = await threadToken(app, ada.email)
  await page.goto(`/support#${token}`)
  await page.getByText('Why am I suspended?').waitFor()
  expect(page.url()).not.toContain(token)
  const [queued] = (
    (await administrator.call('GET', '/admin/support')).body.data as unknown as { _id: string; email: string; version: number }[]
  ).filter(({ email }) => email === ada.email)
  const answer = { text: 'A check is open.', version: queued?.version }
  expect((await administrator.call('POST', `/admin/support/${queued?._id}/answer`, answer)).status).toBe(201)
  await page.goto(`/support#${await threadToken(app, ada.email)}`)
  await page.getByText('A check is open.').waitFor()
  await see('support-visitor-thread')
})
