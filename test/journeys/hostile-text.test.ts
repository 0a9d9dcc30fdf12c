/**
 * sec/B14: text that would like to be a script, in every field that a member or an administrator writes; then the pages that show it, in a
 * browser.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '#test/support/app.ts'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { is_whole } from '#test/support/whole.ts'
import { hostileTexts } from '../attack/hostile-texts.ts'
import { openStage } from './browser.ts'
import { smoke } from './journey.ts'
import { enter, enterConsole } from './people.ts'

const stage = openStage()
const EMAIL = 'hostile@member.test'

/** What a script that got through would leave behind. */
async function watch(page: Page, what: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    what.push(`dialog ${dialog.message()} at ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) what.push(message.text())
  })
  page.on('pageerror', (error) => what.push(error.message))
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => { window.refused = event.violatedDirective + ' ' + event.blockedURI })`,
  )
}

async function look(page: Page, path: string, until: string, what: string[]): Promise<void> {
  await page.goto(path)
  await page.getByText(until).first().waitFor()
  const left = await page.evaluate('[window.pwned, window.refused].filter(Boolean).join()')
  if (left) what.push(`${left} at ${path}`)
  expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
}

/** HOSTILE_ROUNDS=60 shows every text in every field; `npm run test:full` each text in two fields or more, `npm test` a fifth of that. */
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? (is_whole ? 12 : 3))

/** Each field in turn takes each text: the n-th field is n texts ahead. */
async function plant(member: Client, administrator: Client, round: number): Promise<string[]> {
  const text = (field: number) => hostileTexts[(round + field) % hostileTexts.length] ?? ''
  const line = (field: number) => text(field).slice(0, 100)
  const calls = [
    member.call('PATCH', '/me/update-profile', {
      first_name: line(0) || 'x',
      last_name: line(1) || 'x',
      location: line(2),
      address: text(3).slice(0, 300),
    }),
    member.call('PATCH', '/me/update-profile', { social_media: [{ twitter: text(4) }] }),
    member.call('PATCH', '/me/update-profile', {
      social_media: [{ facebook: `https://facebook.com/${encodeURIComponent(text(5)).slice(0, 150)}` }],
    }),
    member.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: {
        bank: {
          accountName: text(6).slice(0, 140) || 'x',
          accountNumber: 'SPECIMEN-0042',
          bicOrSwiftCode: text(7).slice(0, 20),
          nationalCode: text(8).slice(0, 20),
          bankName: text(9).slice(0, 140) || 'x',
          bankAddress: text(10).slice(0, 300),
        },
      },
    }),
    member.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: text(11).slice(0, 200) }] },
    }),
    administrator.call('POST', `/admin/user/email/${member.user_id}`, { subject: line(12) || 'x', message: text(13) || 'x' }),
  ]
  const answers = await Promise.all(calls)
  return answers.filter(({ status }) => status >= 500).map(({ text: reply }) => reply)
}

smoke('sec/B14 sixty hostile texts in the fields of profile, payout details and messages run nowhere', async () => {
  const { app, visit } = stage()
  expect(new Set(hostileTexts).size).toBe(60)
  const member = await app.member({ email: EMAIL, funded: '10' })
  const administrator = await app.administrator()
  const what: string[] = []
  const [{ page }, { page: console_ }] = [await visit('desktop'), await visit('desktop')]
  await watch(page, what)
  await watch(console_, what)
  await enter(page, EMAIL)
  await enterConsole(console_, app, ADMIN_EMAIL)
  for (let round = 0; round < hostileTexts.length; round += Math.ceil(hostileTexts.length / ROUNDS)) {
    what.push(...(await plant(member, administrator, round)))
    await look(page, '/profile', 'Update profile', what)
    await look(page, '/settings?tab=wallet', 'Payout addresses', what)
    await look(console_, `/admin/user/${member.user_id}`, 'Balances', what)
  }
  await app.settled()
  await look(page, '/messages', 'Read More', what)
  await look(console_, '/admin/users', EMAIL, what)
  expect(what).toEqual([])
})
