/** sec/A14: no address of ours sends a browser anywhere else, whatever stands in it. */
import { expect, it, onTestFinished } from 'vitest'
import { mailsTo } from '#test/support/mailbox.ts'
import { outside } from '../attack/off-origin.ts'
import { openStage } from './browser.ts'
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

it(`sec/A14 follows none of ${outside.length} addresses after a log-in, nor for somebody who is signed in`, async () => {
  const { app } = stage()
  const { email } = await app.signUp()
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

it('sec/A14 takes whatever stands where a referral code should for text', async () => {
  const { page, elsewhere } = await watched()
  for (const id of outside.filter((text) => text.trim() !== '')) {
    const answer = await page.goto(`/register/${encodeURIComponent(id)}`, { waitUntil: 'commit' })
    expect(new URL(page.url()).origin).toBe(new URL(stage().app.url).origin)
    expect([200, 400, 404]).toContain(answer?.status())
  }
  expect(elsewhere).toEqual([])
})

it('sec/A14 links in mails lead to our own pages alone', async () => {
  const { app } = stage()
  const owner = await app.signUp({ funded: '10' })
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
