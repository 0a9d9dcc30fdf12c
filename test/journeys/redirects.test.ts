/** sec/A14: no address of this site redirects a browser to another site. */
import { expect, onTestFinished } from 'vitest'
import { mailsTo } from '#test/support/mailbox.ts'
import { someOf } from '#test/support/whole.ts'
import { outside } from '../attack/off-origin.ts'
import { openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, fillLogIn } from './people.ts'

const stage = openStage()
const THIEF = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' }

async function watched() {
  const visit = await stage().visit('desktop')
  onTestFinished(() => visit.context.close())
  const elsewhere: string[] = []
  visit.page.on('request', (request) => {
    if (!request.url().startsWith(`${stage().app.url}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  visit.page.on('dialog', (dialog) => {
    elsewhere.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { ...visit, elsewhere }
}

journey(`sec/A14 follows none of ${outside.length} addresses after a log-in, nor for a signed-in user`, async () => {
  const { app } = stage()
  const { email } = await app.member()
  const { page, elsewhere } = await watched()
  await page.goto(`/login?next=${encodeURIComponent('//elsewhere.test/steal')}`)
  await fillLogIn(page, email)
  await page.waitForURL(`${app.url}/dashboard`)
  for (const next of outside) {
    for (const door of ['/login', '/register']) {
      await page.goto(`${door}?next=${encodeURIComponent(next)}`, { waitUntil: 'commit' })
      await page.waitForURL(`${app.url}/dashboard`, { waitUntil: 'commit' })
    }
  }
  expect(elsewhere).toEqual([])
})

journey('sec/A14 treats any value in place of a referral code as text', async () => {
  const { page, elsewhere } = await watched()
  for (const id of outside.filter((text) => text.trim() !== '')) {
    const answer = await page.goto(`/register/${encodeURIComponent(id)}`, { waitUntil: 'commit' })
    expect(new URL(page.url()).origin).toBe(new URL(stage().app.url).origin)
    expect([200, 400, 404]).toContain(answer?.status())
  }
  expect(elsewhere).toEqual([])
})

smoke('sec/C7 never redirects from the page before another site, and leads a click only to the host that it names', async () => {
  const { app } = stage()
  const { page, see, elsewhere } = await watched()
  for (const to of someOf(outside, 4)) {
    await page.goto(`/leaving?to=${encodeURIComponent(to)}`)
    await page.getByRole('link', { name: 'Stay on Clearterm' }).waitFor()
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const href = new URL((await link.getAttribute('href')) ?? '', app.url)
      if (href.origin !== app.url) expect([href.hostname, await link.getAttribute('rel')]).toEqual(['evil.example', 'noopener noreferrer'])
    }
  }
  await page.goto(`/leaving?to=${encodeURIComponent('http://127.0.0.1@evil.example/log-in')}`)
  await page.getByText('evil.example', { exact: true }).waitFor()
  await see('leaving')
  expect(elsewhere).toEqual([])
  expect(await page.getByRole('main').getByRole('link').first().innerText()).toBe('Stay on Clearterm')
  await page.getByRole('link', { name: 'Stay on Clearterm' }).click()
  await page.waitForURL(`${app.url}/`)
})

journey('sec/A14 links in mails lead to our own pages alone', async () => {
  const { app } = stage()
  const owner = await app.member({ funded: '10' })
  await app.anyone.call('POST', '/auth/login', { email: owner.email, password: 'crisp-otter-vellum-91' }, THIEF)
  await app.anyone.call('POST', '/auth/forgot-password', { email: owner.email })
  const links = (await mailsTo(app, owner.email)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
  expect(links.length).toBeGreaterThan(2)
  const { page, elsewhere } = await watched()
  for (const link of links) {
    const { origin, pathname, hash } = new URL(link)
    expect(origin).toBe('http://127.0.0.1')
    await page.goto(`${pathname}${hash}`)
  }
  expect(elsewhere).toEqual([])
  await enter(page, owner.email)
})

journey('leads the other readings of a checkout to the form, filled in, and makes and asks nothing for what is none', async () => {
  const { app } = stage()
  const member = await app.member()
  const { page } = await watched()
  await enter(page, member.email, '/dashboard')
  const { body } = await member.call('GET', '/me/wallets')
  const wallet = (body.data as unknown as { _id: string; name: string; symbol: string }[])[0]
  const amount = page.getByLabel('Amount').last()
  await page.goto(`/deposit-checkout/wallet-1250.50/${wallet?._id}`)
  await page.waitForURL('**/deposit?**')
  expect(await amount.inputValue()).toBe('1,250.50')
  const chosen = page.getByRole('radio', { name: new RegExp(`^${wallet?.name}`) })
  await chosen.waitFor()
  expect(await chosen.isChecked()).toBe(true)
  await page.goto(`/deposit-checkout/wallet/${wallet?._id}`)
  await page.waitForURL('**/deposit?**')
  expect(await chosen.isChecked()).toBe(true)
  await page.goto('/deposit-checkout/card/500')
  await page.waitForURL('**/deposit?**')
  expect(await amount.inputValue()).toBe('500')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/private/user/deposit')) asked.push(request.url())
  })
  for (const path of ['/deposit-checkout/cash/500', '/deposit-checkout/card/many', '/deposit-checkout/wallet-0/x']) {
    await page.goto(path)
    await page.getByText('No Transaction found').waitFor()
  }
  expect(asked).toEqual([])
  expect((await member.call('GET', '/me/transactions')).body.data).toEqual([])
})

journey('logs out at /logout, and goes to the start', async () => {
  const { app } = stage()
  const member = await app.member()
  const { page } = await watched()
  await enter(page, member.email, '/dashboard')
  await page.goto('/logout')
  await page.waitForURL(`${app.url}/`)
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await page.goto('/dashboard')
  await page.waitForURL('**/login?**')
})
