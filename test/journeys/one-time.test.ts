/**
 * One clock and one calendar: a device whose clock is wrong sees the server's time, and readers in any zone read the same day of an event,
 * on screens, in messages, mails and files.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { formatMoment } from '#kernel/format/moment'
import type { Client } from '#test/support/app.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { someOf } from '#test/support/whole.ts'
import { appIsThere, openStage, reloadUntil } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const MINUTES = 60_000
const HOURS = 60 * MINUTES

/** A device whose clock is so far off. */
const skewed = (ms: number) => `{
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${ms}) }
    static now() { return Real.now() + ${ms} }
  }
}`

/** Minutes and seconds of a countdown, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [, hours = '0', minutes = '', seconds = ''] = /(?:(\d+):)?(\d+):(\d\d)/.exec(await page.getByRole('timer').innerText()) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

async function withAddress(): Promise<Client> {
  const { app } = stage()
  const boss = await app.administrator()
  await boss.call('PATCH', '/admin/settings', { payout_address_hold_hours: 0 })
  const ann = await app.member({ funded: '5000' })
  const saved = await ann.call('PATCH', '/me/update-user-wallet', {
    payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
  })
  expect(saved.status).toBe(200)
  await ann.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
  return ann
}

smoke.each([20 * MINUTES, -26 * HOURS, -5 * MINUTES, 5 * MINUTES])('counts by the server where the device is %i ms off', async (ms) => {
  const { visit, app } = stage()
  const ann = await withAddress()
  const { page } = await visit('desktop')
  await page.addInitScript(skewed(ms))
  await enter(page, ann.email, '/investments')
  await page
    .getByRole('button', { name: /Liquidate/ })
    .first()
    .click()
  const id = (await ann.call('GET', '/me/investments')).body.data?.[0]?._id
  const expires_at = String((await ann.call('GET', `/private/user/investment/${id}/quote`)).body.data?.expires_at)
  const whole_s = (Date.parse(expires_at) - app.clock.now().getTime()) / 1000
  expect(Math.abs((await secondsLeft(page)) - whole_s)).toBeLessThan(20)
  await page.keyboard.press('Escape')

  await page.goto('/withdraw')
  await page.getByLabel('Amount', { exact: true }).fill('20')
  const [coin] = await page.getByLabel('Coin').locator('option:checked').allInnerTexts()
  expect(coin).toMatch(/^BTC on Bitcoin|^BTC/)
  expect(coin).not.toContain('hold')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  const left = await secondsLeft(page)
  expect([left > 14 * 60, left <= 15 * 60]).toEqual([true, true])
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Send a new code' }).isEnabled()).toBe(true)
})

journey('says the true age of a statement by a device that is a day off', async () => {
  const { app, visit } = stage()
  const boss = await app.administrator()
  await boss.call('POST', '/admin/proof/epoch')
  await app.settled()
  const { page } = await visit('desktop')
  await page.addInitScript(skewed(26 * HOURS))
  await page.goto('/proof')
  await appIsThere(page)
  await reloadUntil(page, page.getByText(/ago/))
  expect(await page.getByText(/\d+ (?:hours|days) ago/).count()).toBe(0)
})

const ZONES = ['Pacific/Kiritimati', 'Asia/Kathmandu', 'Pacific/Pago_Pago'] as const

smoke('reads the same day of one purchase in every zone and in every place', async () => {
  const { app, visit } = stage()
  const ann = await app.member({ funded: '5000' })
  const bought = await ann.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
  const matures_at = String(bought.body.data?.investment?.matures_at)
  const day = formatMoment('en', matures_at, 'day')
  await app.settled()
  const mails = (await app.anyone.call('GET', mailboxPath(ann.email))).body.data as unknown as readonly { readonly text: string }[]
  expect(mails.some(({ text }) => text.includes(day))).toBe(true)
  const csv = await ann.call('GET', '/me/investments', undefined, { accept: 'text/csv' })
  expect(csv.text).toContain(matures_at.slice(0, 10))
  const bought_on = app.clock.now().toISOString().slice(0, 10)
  const statement = await ann.call('GET', `/me/statement?month=${bought_on.slice(0, 7)}&format=csv`)
  expect(statement.text).toContain(bought_on)
  const feed = new URL(String((await ann.call('POST', '/me/calendar')).body.data?.url)).pathname.replace('/api/v1', '')
  expect((await app.anyone.call('GET', feed)).text).toMatch(new RegExp(`DTSTART[^:]*:${matures_at.slice(0, 10).replaceAll('-', '')}`))
  for (const zone of someOf(ZONES, 1)) {
    const { page, context } = await visit('phone', { zone })
    await enter(page, ann.email)
    await page.getByText(day).filter({ visible: true }).first().waitFor()
    await page.goto('/investments')
    await page.getByText(day).filter({ visible: true }).first().waitFor()
    await page.goto('/messages')
    await page.getByText('You just invested in Starter').or(page.getByText('Starter')).first().click()
    await page.getByText(day).first().waitFor()
    const today = app.clock.now().toISOString().slice(0, 10)
    await page.goto(`/transactions?from=${today}&to=${today}`)
    await page.getByText('Today').filter({ visible: true }).first().waitFor()
    await context.close()
  }
})

journey('names UTC beside every time of day', async () => {
  const { app, visit } = stage()
  const ann = await app.member({ funded: '300' })
  const deposit = String((await ann.call('GET', '/me/transactions')).body.data?.[0]?._id)
  const { page } = await visit('desktop', { zone: 'Asia/Kathmandu' })
  await enter(page, ann.email)
  for (const path of [`/transactions/${deposit}`, '/settings?tab=safety', '/proof', '/bots']) {
    await page.goto(path)
    await page.locator('main h1, main h2').first().waitFor()
    await page.waitForTimeout(500)
    const text = await page.locator('main').innerText()
    const bare = [...text.matchAll(/\d{1,2} \w{3} \d{4}, \d\d:\d\d(?! UTC)/g)].map(([found]) => found)
    expect([path, text.includes('(UTC)') ? [] : bare]).toEqual([path, []])
  }
})
