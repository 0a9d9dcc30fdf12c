/** An own rule from the lab to its live record on paper. */
import { beforeAll, expect } from 'vitest'
import { scriptedFeed } from '#test/support/prices.ts'
import { storePast, type Trading, tradingOn } from '../rooms/bots/trading.ts'
import { openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
let trading: Trading

beforeAll(async () => {
  trading = tradingOn(stage().app, feed)
  await storePast(trading, 90, 48)
  await trading.hours(1)
})

smoke('releases an own rule in the lab, shows it under the bots with its first trades, and stops it', async () => {
  const { app } = stage()
  const { email } = await app.member()
  const { page, see } = await stage().visit('desktop')
  await enter(page, email, '/bots')
  const list = page.getByRole('heading', { name: 'Your bots' })
  await list.waitFor()
  await page.getByText('None of your rules has run yet').waitFor()
  await page.getByText('Write a rule in the lab', { exact: true }).filter({ visible: true }).first().click()
  await page.getByLabel('Bot or rule').selectOption('own')
  await page.getByText('More settings').click()
  await page.getByLabel('To', { exact: true }).fill('2030-01-01')
  await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('no member’s money is involved').waitFor()
  await see('own-bot-offer')
  await page.getByLabel('Name of your bot').fill('Three strongest')
  await page.getByRole('button', { name: 'Run it live on paper' }).click()
  await page.getByText('Three strongest is running.').waitFor()
  const record = await page.getByRole('link', { name: 'See its record' }).getAttribute('href')
  await trading.hours(2)
  // The session has ended by then.
  await enter(page, email, String(record))
  await page.getByRole('heading', { name: 'Released today. The record starts on day 7.' }).waitFor()
  await page.getByText('rank(return(28)) <= 3').waitFor()
  await see('own-bot')
  await page.getByRole('button', { name: 'Stop it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click()
  await page.getByText('It trades no more, and its record stays.').waitFor()
  await page.getByRole('link', { name: 'All bots' }).click()
  await page.getByRole('link', { name: 'Three strongest' }).filter({ visible: true }).waitFor()
  expect(await page.getByText('Stopped').filter({ visible: true }).count()).toBeGreaterThan(0)
  await see('own-bots-list')
})

journey('asks visitors to log in before they release a rule', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/bots/lab')
  await page.getByLabel('Bot or rule').selectOption('own')
  await page.getByText('More settings').click()
  await page.getByLabel('To', { exact: true }).fill('2030-01-01')
  await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('link', { name: 'Log in to run your rule live on paper' }).waitFor()
  expect(await page.getByText('Your bots').count()).toBe(0)
})
