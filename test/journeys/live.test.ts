/** Changes appear without a reload, in every tab; messages, email preferences and referrals. */
import { beforeAll, expect } from 'vitest'
import type { Client } from '#test/support/app.ts'
import { bring, changeBudget, codeOf, eightDaysLater } from '../rooms/referrals/world.ts'
import { openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const EMAIL = 'live@member.test'
let member: Client
let administrator: Client

beforeAll(async () => {
  member = await stage().app.member({ email: EMAIL, funded: '1000' })
  administrator = await stage().app.administrator()
})

async function approvedDeposit(amount: string): Promise<void> {
  const created = await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
  await administrator.call('PATCH', `/admin/transaction/${created.body.data?.transaction?._id}`, {})
  await stage().app.settled()
}

smoke(
  'updates the bell, the list and the dashboard of a second tab when an administrator approves, over one stream for all tabs',
  async () => {
    const { page: first, context } = await stage().visit('desktop')
    const streams: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/me/events')) streams.push(request.frame().page() === first ? 'first' : 'second')
    })
    await enter(first, EMAIL)
    await first.locator('[data-live="live"]').waitFor()
    const second = await context.newPage()
    await second.goto('/messages')
    await second.locator('[data-live="live"]').waitFor()
    expect(streams).toEqual(['first'])
    await second.getByText('Your deposit of $1,000.00 has arrived').first().waitFor()
    const unread = async () =>
      Number.parseInt((await second.getByRole('link', { name: /unread message/ }).getAttribute('aria-label')) ?? '', 10)
    const before = await unread()
    await approvedDeposit('77')
    await second.getByText('Your deposit of $77.00 has arrived').first().waitFor()
    await expect.poll(unread).toBe(before + 1)
    await first.getByText('$1,077.00').first().waitFor()
    await first.close()
    // The second tab takes over where the first one was.
    await expect.poll(() => streams).toEqual(['first', 'second'])
    await approvedDeposit('12')
    await second.getByText('Your deposit of $12.00 has arrived').first().waitFor()
  },
)

journey('marks all messages read, and shows read ones dimmed but readable', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    await approvedDeposit(size === 'phone' ? '5' : '6')
    const { page, see } = await stage().visit(size)
    await enter(page, EMAIL, '/messages')
    await page.getByRole('button', { name: 'Mark all as read' }).waitFor()
    await see('messages-unread')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('All read').waitFor()
    await see('messages-read')
    await page
      .getByRole('link', { name: /^Read more/ })
      .first()
      .click()
    await page.waitForURL('**/message/*')
    await page.getByRole('button', { name: 'Mark as unread' }).waitFor()
    await see('message')
  }
})

journey('keeps what is chosen about emails', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await enter(page, EMAIL, '/settings')
    await page.getByRole('tab', { name: 'Notifications' }).click()
    const plans = page.getByRole('checkbox', { name: 'Plans', exact: true })
    await plans.waitFor()
    await see('notifications')
    const before = await plans.isChecked()
    await plans.click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.reload()
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await plans.waitFor()
    expect(await plans.isChecked()).toBe(!before)
  }
})

journey('shows referrals, paid bonuses and pending ones', async () => {
  const { app } = stage()
  const ada = await app.member({ email: 'referrer@member.test' })
  const code = await codeOf(ada)
  {
    const { page, see } = await stage().visit('phone')
    await enter(page, ada.email, '/profile#referrals')
    await page.getByText('Nobody has signed up with your link yet').waitFor()
    await see('referrals-empty')
  }
  await bring(app, code)
  await bring(app, code, { email: 'referrer+me@member.test' })
  await bring(app, code, { amount: '500' })
  await changeBudget(administrator, 'take', '99998')
  await eightDaysLater(app, administrator)
  await app.signUp({ referral_code: code })
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await enter(page, 'referrer@member.test', '/profile#referrals')
    await page.getByText('Paused', { exact: true }).waitFor()
    for (const word of ['Paid', 'Not paid', 'No bonus yet']) await page.getByText(word, { exact: true }).first().waitFor()
    await page.getByRole('img', { name: 'QR code of your referral link' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Referral link' }).inputValue()).toContain(`/register/${code}`)
    await see('referrals')
  }
})
