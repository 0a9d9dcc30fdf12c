/** Testimonials from the writing to the decision, and an announcement from its form to its end. */
import { expect, onTestFinished } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { paidWithdrawal, TESTIMONY } from '../rooms/metrics/busy.ts'
import { buy, eightDaysLater } from '../rooms/referrals/world.ts'
import { openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole } from './people.ts'

const stage = openStage()

smoke('is written by a member who has earned it, read by an administrator, and is shown publicly', async () => {
  const { app } = stage()
  const administrator = await app.administrator()
  const ada = await app.member({ funded: '300' })
  const phone = await stage().visit('phone')
  onTestFinished(() => phone.context.close())
  await enter(phone.page, ada.email, '/settings?tab=testimonial')
  await phone.page.getByText('None of your plans has matured yet.').waitFor()
  await phone.see('testimonial-not-earned')
  await buy(ada, '100')
  await eightDaysLater(app, administrator)
  await paidWithdrawal(app, ada, administrator, '50')
  await phone.page.reload()
  await phone.page.getByLabel('Your text').fill('My guaranteed income arrived.')
  await phone.page.getByLabel('Display name').fill('Ada L.')
  await phone.page.getByRole('button', { name: 'Send for review' }).click()
  await phone.page.getByText('Remove “guaranteed”').first().waitFor()
  await phone.page.getByLabel('Your text').fill('What was promised was paid to the cent, a week later.')
  await phone.page.getByRole('button', { name: 'Send for review' }).click()
  await phone.page.getByText('In review').waitFor()
  await phone.see('testimonial-waiting')

  const desk = await stage().visit('desktop')
  onTestFinished(() => desk.context.close())
  await enterConsole(desk.page, app, ADMIN_EMAIL)
  await desk.page.goto('/admin?show=testimonials&state=waiting')
  await desk.page.getByRole('table').getByText('What was promised was paid').waitFor()
  await desk.see('admin-testimonials')
  await desk.page.getByRole('table').getByRole('button', { name: 'Decline' }).click()
  await desk.page.getByRole('dialog').getByLabel('Reason').selectOption({ label: 'Is not about this platform' })
  await desk.see('admin-testimonial-decline')
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await desk.page.getByText('No testimonials').filter({ visible: true }).waitFor()
  await desk.page.goto('/admin?show=testimonials&state=declined')
  await desk.page.getByRole('table').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(async () => (await app.anyone.call('GET', '/testimonials')).text, { timeout: 15_000 }).toContain('paid to the cent')
  await phone.page.reload()
  await phone.page.getByText('Published', { exact: true }).waitFor()

  await desk.page.goto('/admin/announcements')
  await desk.page.getByText('No announcement yet').filter({ visible: true }).waitFor()
  await desk.page.getByLabel('Title').fill('Maintenance')
  await desk.page.getByLabel('Text').fill('On Sunday from 8:00 to 9:00 UTC.')
  await desk.page.getByLabel('Duration').selectOption({ label: '1 week' })
  await desk.page.getByRole('button', { name: 'Publish' }).click()
  await desk.page.getByRole('table').getByText('Live', { exact: true }).waitFor()
  await desk.see('admin-announcements')
  await desk.page.getByRole('table').getByRole('button', { name: 'Take down' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await desk.page.getByRole('table').getByText('Taken down', { exact: true }).waitFor()
})

journey(
  'goes round on the front page with what was published: one, two or three a view, by arrow, dot and by itself, until it is halted',
  async () => {
    const { app } = stage()
    const administrator = await app.administrator()
    const members = [
      await app.member({ funded: '300' }),
      await app.member({ funded: '300' }),
      await app.member({ funded: '300' }),
      await app.member({ funded: '300' }),
    ]
    for (const member of members) await buy(member, '100')
    await eightDaysLater(app, administrator)
    // The newest is first.
    for (const [at, member] of [...members.entries()].reverse()) {
      await paidWithdrawal(app, member, administrator, '50')
      await member.call('PUT', '/me/testimonial', { ...TESTIMONY, display_name: `Member ${at + 1}` })
      const waiting = (await administrator.call('GET', '/admin/testimonial?state=waiting')).body.data?.[0]
      const published = await administrator.call('PATCH', `/admin/testimonial/${waiting?._id}`, {
        decision: 'publish',
        version: waiting?.version,
      })
      expect(published.status).toBe(200)
    }
    await expect.poll(async () => (await app.anyone.call('GET', '/testimonials')).text, { timeout: 30_000 }).toContain('Member 1')
    const { page, context, see } = await stage().visit('desktop')
    onTestFinished(() => context.close())
    await page.goto('/')
    const row = page.getByRole('region', { name: 'Testimonials' })
    await page.getByText('What our users say about us').scrollIntoViewIfNeeded()
    const shown = (): Promise<string[]> => page.evaluate(READ_SHOWN)
    for (const [width, many] of [
      [1440, 3],
      [1024, 3],
      [1000, 2],
      [640, 2],
      [620, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await row.scrollIntoViewIfNeeded()
      await expect.poll(async () => [width, (await shown()).length]).toEqual([width, many])
      expect([width, await page.evaluate(GAP)]).toEqual([width, 30])
    }
    await see('front-testimonials-small')
    await page.setViewportSize({ width: 1440, height: 900 })
    await row.scrollIntoViewIfNeeded()
    await row.getByRole('button', { name: 'Testimonial 1', exact: true }).click()
    await expect.poll(shown).toEqual(['Member 1', 'Member 2', 'Member 3'])
    await see('front-testimonials')
    await row.getByRole('button', { name: 'Next testimonials' }).click()
    await expect.poll(shown).toEqual(['Member 2', 'Member 3', 'Member 4'])
    await row.getByRole('button', { name: 'Testimonial 4', exact: true }).click()
    await expect.poll(shown).toEqual(['Member 4', 'Ada L.', 'Member 1'])
    expect(await row.getByRole('button', { name: 'Testimonial 4', exact: true }).getAttribute('aria-current')).toBe('true')
    await row.getByRole('button', { name: 'Testimonial 1', exact: true }).click()
    await expect.poll(shown).toEqual(['Member 1', 'Member 2', 'Member 3'])
    await row.getByRole('button', { name: 'Previous testimonials' }).click()
    await expect.poll(shown).toEqual(['Ada L.', 'Member 1', 'Member 2'])

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.mouse.move(5, 5)
    const plays = page.locator('[data-frame][data-plays="true"]').filter({ has: page.locator('.voice-track') })
    await plays.waitFor()
    await expect.poll(async () => (await shown())[0], { timeout: 15_000 }).toBe('Member 1')
    await row.getByRole('button', { name: 'Pause testimonials' }).click()
    await plays.waitFor({ state: 'detached' })
    await row.getByRole('button', { name: 'Play testimonials' }).click()
    await page.mouse.move(5, 5)
    await plays.waitFor()
  },
)

/** The names on what is wholly in view. */
const READ_SHOWN = `(() => {
  const frame = document.querySelector('.voice-track')?.parentElement
  const box = frame?.getBoundingClientRect()
  const inside = (item) => item.getBoundingClientRect().left > box.left - 2 && item.getBoundingClientRect().right < box.right + 2
  return frame ? [...frame.querySelectorAll('li')].filter(inside).map((item) => item.querySelector('figcaption span').textContent) : []
})()`

const GAP = `(() => {
  const [one, two] = document.querySelectorAll('.voice-track > li')
  return Math.round(two.getBoundingClientRect().left - one.getBoundingClientRect().right)
})()`
