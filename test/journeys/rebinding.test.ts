/** sec/S6: DNS rebinding: a page under an attacker's host name that resolves to this machine reads nothing, in a real browser. */
import { chromium } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { MAILBOX_KEY } from '#test/support/mailbox-path.ts'
import { chromiumPath } from '../../scripts/steps/chromium.mjs'
import { openStage } from './browser.ts'
import { smoke } from './journey.ts'

const stage = openStage()

smoke('sec/S6 shows a rebound name neither a page nor any codes', async () => {
  const { app } = stage()
  const { email } = await app.member()
  await app.anyone.call('POST', '/auth/forgot-password', { email })
  const { port } = new URL(app.url)
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP rebind.test 127.0.0.1'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const answer = await page.goto(`http://rebind.test:${port}/sandbox/mailbox`)
  expect(answer?.status()).toBe(421)
  const read = (path: string) => page.evaluate((to) => fetch(to).then(({ status, ok }) => [status, ok]), path)
  expect(await read(`/api/v1/sandbox/mailbox?to=${encodeURIComponent(email)}`)).toEqual([421, false])
  expect(await read('/api/v1/config')).toEqual([421, false])
  // The browser was led here all the same: by our own name it reads everything.
  // With the printed link, which leaves the key out of the address.
  await page.goto(`${app.url}/sandbox/mailbox?key=${MAILBOX_KEY}`)
  expect(page.url()).toBe(`${app.url}/sandbox/mailbox`)
  expect(await page.evaluate('document.cookie')).not.toContain('mailbox')
  expect((await read(`/api/v1/sandbox/mailbox?to=${encodeURIComponent(email)}`))[0]).toBe(200)
  await page.getByRole('heading', { level: 1, name: 'Sandbox mailbox' }).waitFor()
})
