/** Testimonials from the writing to the decision, and an announcement from its form to its end. */
import { expect, it, onTestFinished } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { paidWithdrawal } from '../metrics/busy.ts'
import { buy, eightDaysLater } from '../referrals/world.ts'
import { openStage } from './browser.ts'
import { enter, enterConsole } from './people.ts'

const stage = openStage()

it('is written by a member who has earned it, read by an administrator, and stands where everybody reads it', async () => {
  const { app } = stage()
  const administrator = await app.administrator()
  const ada = await app.signUp({ funded: '300' })
  const phone = await stage().visit('phone')
  onTestFinished(() => phone.context.close())
  await enter(phone.page, ada.email, '/settings?tab=testimonial')
  await phone.page.getByText('None of your plans has matured yet.').waitFor()
  await phone.see('testimonial-not-earned')
  await buy(ada, '100')
  await eightDaysLater(app, administrator)
  await paidWithdrawal(app, ada, administrator, '50')
  await phone.page.reload()
  await phone.page.getByLabel('Your words').fill('My guaranteed income arrived.')
  await phone.page.getByLabel('Name that is shown').fill('Ada L.')
  await phone.page.getByRole('button', { name: 'Send to be read' }).click()
  await phone.page.getByText('Leave out “guaranteed”').first().waitFor()
  await phone.page.getByLabel('Your words').fill('What was promised was paid to the cent, a week later.')
  await phone.page.getByRole('button', { name: 'Send to be read' }).click()
  await phone.page.getByText('Waits to be read').waitFor()
  await phone.see('testimonial-waiting')

  const desk = await stage().visit('desktop')
  onTestFinished(() => desk.context.close())
  await enterConsole(desk.page, app, ADMIN_EMAIL)
  await desk.page.goto('/admin/testimonials?state=waiting')
  await desk.page.getByRole('table').getByText('What was promised was paid').waitFor()
  await desk.see('admin-testimonials')
  await desk.page.getByRole('table').getByRole('button', { name: 'Decline' }).click()
  await desk.page.getByRole('dialog').getByLabel('Reason').selectOption({ label: 'Is not about this platform' })
  await desk.see('admin-testimonial-decline')
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await desk.page.getByText('No testimonial here').filter({ visible: true }).waitFor()
  await desk.page.goto('/admin/testimonials?state=declined')
  await desk.page.getByRole('table').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(async () => (await app.anyone.call('GET', '/testimonials')).text, { timeout: 15_000 }).toContain('paid to the cent')
  await phone.page.reload()
  await phone.page.getByText('Published', { exact: true }).waitFor()

  await desk.page.goto('/admin/announcements')
  await desk.page.getByText('No announcement yet').filter({ visible: true }).waitFor()
  await desk.page.getByLabel('Title').fill('Maintenance')
  await desk.page.getByLabel('Text').fill('On Sunday from 8:00 to 9:00 UTC.')
  await desk.page.getByLabel('Stands for').selectOption({ label: 'a week' })
  await desk.page.getByRole('button', { name: 'Publish' }).click()
  await desk.page.getByRole('table').getByText('Stands', { exact: true }).waitFor()
  await desk.see('admin-announcements')
  await desk.page.getByRole('table').getByRole('button', { name: 'Take down' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await desk.page.getByRole('table').getByText('Taken down', { exact: true }).waitFor()
})
