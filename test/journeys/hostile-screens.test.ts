/**
 * sec/B14: what people and the operator wrote, hostile and with a mark of its own in each field, on every screen that shows it; and the
 * mails, the offline page and addresses that carry such texts. `npm test` looks at those that show most of them, `npm run test:full` at
 * all.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { applicationForm, paperFile } from '#test/rooms/documents/papers.ts'
import { ADMIN_EMAIL, type Client, PASSWORD, type TestApp } from '#test/support/app.ts'
import { MAILBOX_KEY, mailboxPath } from '#test/support/mailbox-path.ts'
import { someOf } from '#test/support/whole.ts'
import { inviteToken } from '../rooms/admin/people.ts'
import { paidWithdrawal } from '../rooms/metrics/busy.ts'
import { bring, buy, codeOf, eightDaysLater } from '../rooms/referrals/world.ts'
import { moveWithin, openStage } from './browser.ts'
import { smoke } from './journey.ts'
import { enter, enterConsole } from './people.ts'

const EMAIL = 'hostile@member.test'

/** Breaks out of an attribute, a text, a textarea, a title and a script, and is a template and an address besides. */
const BREAKS = `"'></textarea></title></script><img src=/pwned onerror=pwned=1><svg onload=pwned=1>\${pwned=1}{{7*7}}%live:demo%javascript:pwned=1`
/** At most as long as the field is, with what says which it is in front. */
const hostile = (mark: string, most: number): string => `${mark}zq${BREAKS}`.slice(0, most)
const SHORT = '<svg onload=pwned=1>'

/** What a text became that was not taken for one. As a string: it runs in the page. */
const FAULTS = `(() => {
  const found = [window.pwned && 'a script ran', window.refused].filter(Boolean)
  for (const element of document.querySelectorAll('*')) for (const { name, value } of element.attributes)
    if (/^on/.test(name) || (/^(href|src|action|formaction|xlink:href)$/.test(name) && /^\\s*(javascript|vbscript|data:text)/i.test(value)))
      found.push(element.tagName + ' ' + name + '=' + value)
  for (const one of document.querySelectorAll('script:not([src], [type="application/json"])')) if (/pwned/.test(one.textContent)) found.push('a script with the text')
  // Data of a page, which ends where it says.
  for (const one of document.querySelectorAll('script[type="application/json"]')) if (/</.test(one.textContent)) found.push('data with a tag')
  return found
})()`

async function watch(page: Page): Promise<string[]> {
  const what: string[] = []
  page.on('dialog', (dialog) => {
    what.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/pwned') what.push(`asked for ${request.url()}`)
  })
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => { window.refused = event.violatedDirective + ' ' + event.blockedURI })`,
  )
  return what
}

type Screen = readonly [path: string, mark: string]

/** Whether the text is there, as what is read or as what a field holds; then what it became. */
async function look(page: Page, what: string[], [path, mark]: Screen): Promise<void> {
  const shown = `[document.body.textContent, ...[...document.querySelectorAll('input, textarea')].map((one) => one.value)].some((text) => text.includes(${JSON.stringify(mark)}))`
  // By the debugger, which no policy of a page forbids, as waitForFunction's own way would be.
  const is_shown = await expect
    .poll(() => page.evaluate(shown), { timeout: 15_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  if (!is_shown) what.push(`${path} does not show ${mark}`)
  what.push(...((await page.evaluate(FAULTS)) as string[]).map((fault) => `${path}: ${fault}`))
}

const done = (answer: { status: number; text: string }): void => {
  if (answer.status >= 300) throw new Error(answer.text)
}

type Planted = {
  readonly member: Client
  readonly administrator: Client
  readonly transaction: string
  readonly declined: string
  readonly suspended: string
  readonly application: string
  /** What was owed to the member in the first epoch. */
  readonly bundle: { readonly statement: string; readonly checkpoint: string }
}

async function plant(app: TestApp): Promise<Planted> {
  const administrator = await app.administrator()
  const member = await app.member({ email: EMAIL, funded: '2000' })
  done(
    await member.call('PATCH', '/me/update-profile', {
      first_name: hostile('first', 100),
      last_name: hostile('last', 100),
      location: hostile('place', 100),
      address: hostile('street', 300),
    }),
  )
  const bank = {
    accountName: hostile('holder', 140),
    accountNumber: SHORT,
    bicOrSwiftCode: SHORT,
    nationalCode: SHORT,
    bankName: hostile('bank', 140),
    bankAddress: hostile('branch', 300),
  }
  done(await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank } }))
  done(
    await member.call(
      'POST',
      '/me/ira-form',
      applicationForm({ email: EMAIL, full_name: hostile('applies', 120) }, { govt_id: paperFile(undefined, `paper${SHORT}.pdf`) }),
    ),
  )
  const referred = await bring(app, await codeOf(member), { email: 'referred@member.test' })
  done(await referred.call('PATCH', '/me/update-profile', { first_name: hostile('invitee', 100) }))
  await buy(member, '100')
  await eightDaysLater(app, administrator)
  await paidWithdrawal(app, member, administrator, '20')
  const asked = await member.call('POST', '/private/user/transaction', {
    amount: '10',
    payment_option: 'bank',
    narration: hostile('purpose', 200),
  })
  done(asked)
  const transaction = String(asked.body.data?.transaction?._id)
  done(await member.call('PUT', '/me/testimonial', { text: hostile('praise', 600), display_name: hostile('sign', 40) }))
  const [row] = (await administrator.call('GET', '/admin/testimonial?state=waiting')).body.data as unknown as {
    _id: string
    version: number
  }[]
  done(await administrator.call('PATCH', `/admin/testimonial/${row?._id}`, { decision: 'publish', version: row?.version }))
  await operate(administrator, member)
  const declined = await decline(member, administrator)
  done(await administrator.call('POST', '/admin/proof/epoch'))
  const suspended = await colleagues(app, administrator)
  await app.anyone.call('POST', '/auth/login', { email: EMAIL, password: PASSWORD }, { 'user-agent': hostile('agent', 300) })
  await app.settled()
  const applications = await administrator.call('GET', '/admin/ira-form')
  const bundle = (await member.call('GET', '/me/proof')).body.data as unknown as Planted['bundle']
  return { bundle, member, administrator, transaction, declined, suspended, application: String(applications.body.data?.[0]?._id) }
}

/** A withdrawal that is declined with a comment; its id. */
async function decline(member: Client, administrator: Client): Promise<string> {
  const asked = await member.call('POST', '/private/user/transaction', { amount: '10', payment_option: 'bank', narration: 'Rent' })
  done(asked)
  const id = String(asked.body.data?.transaction?._id)
  done(await administrator.call('PATCH', `/admin/transaction/decline/${id}`, { admin_comment: hostile('comment', 500) }))
  return id
}

/**
 * A second administrator, and what the two ask of each other: a change that waits and one that was declined. The id of a suspended member.
 */
async function colleagues(app: TestApp, administrator: Client): Promise<string> {
  const email = 'invited@staff.test'
  done(await administrator.call('POST', '/admin/invite', { email, role: 'administrator' }))
  const names = { first_name: hostile('welcome', 100), last_name: hostile('family', 100) }
  done(await app.anyone.call('POST', '/auth/accept-invite', { token: await inviteToken(app, email), ...names, password: PASSWORD }))
  const second = await app.logIn(email)
  const [promoted, refused, suspended] = [await app.member(), await app.member(), await app.member()]
  const ask = (user: Client, mark: string) =>
    administrator.call('PATCH', `/admin/user/${user.user_id}/role`, { role: 'administrator', reason: hostile(mark, 500) })
  done(await ask(promoted, 'because'))
  const waiting = await ask(refused, 'since')
  done(waiting)
  const answer = { decision: 'decline', reason: hostile('verdict', 500) }
  done(await second.call('PATCH', `/admin/change/${waiting.body.data?.change_id}`, answer))
  done(await administrator.call('PATCH', `/admin/user/${suspended.user_id}`, { status: 'suspended', reason: hostile('banned', 500) }))
  return suspended.user_id
}

/** What the operator writes. */
async function operate(administrator: Client, member: Client): Promise<void> {
  const about = (text: string) => ({
    user: member.user_id,
    account_type: 'bonus',
    amount: '3',
    transaction_type: 'credit',
    narration: text,
  })
  done(await administrator.call('POST', '/admin/transaction', about(hostile('grant', 500))))
  done(
    await administrator.call('POST', `/admin/user/email/${member.user_id}`, {
      subject: hostile('subject', 200),
      message: hostile('letter', 2_000),
    }),
  )
  done(await administrator.call('POST', `/admin/user/${member.user_id}/note`, { text: hostile('remark', 2_000) }))
  done(await administrator.call('POST', '/admin/announcement', { title: hostile('headline', 120), body: hostile('news', 1_000) }))
  done(
    await administrator.call('PATCH', '/admin/settings', {
      ticker_notice: hostile('ticker', 280),
      company_block: hostile('company', 1_000),
      support_email: hostile('support', 254),
      support_phone: hostile('call', 40),
      social_x: `https://x.com/${encodeURIComponent(BREAKS).slice(0, 150)}`,
    }),
  )
  const wallet = (await administrator.call('GET', '/admin/wallet')).body.data?.[0]
  done(await administrator.call('PATCH', `/admin/wallet/${wallet?._id}`, { name: hostile('purse', 100) }))
}

let planted: Planted
// Before the server starts, because the public pages are filled then.
const stage = openStage({
  prepare: async (app) => {
    planted = await plant(app)
  },
})

smoke('sec/B14 a member’s screens show every hostile text as a text', async () => {
  const { page, context } = await stage().visit('desktop')
  const what = await watch(page)
  await context.addCookies([{ name: 'clearterm-mailbox', value: MAILBOX_KEY, url: stage().app.url }])
  await enter(page, EMAIL, '/settings?tab=testimonial')
  const screens: Screen[] = [
    ['/settings?tab=testimonial', 'praisezq'],
    ['/profile', 'streetzq'],
    ['/messages', 'subjectzq'],
    [`/transactions/${planted.transaction}`, 'purposezq'],
    [`/transactions/${planted.declined}`, 'commentzq'],
    ['/settings?tab=wallet', 'holderzq'],
    ['/sandbox/mailbox', 'subjectzq'],
  ]
  for (const [at, screen] of screens.entries()) {
    if (at > 0) await moveWithin(page, screen[0])
    await look(page, what, screen)
  }
  expect(what).toEqual([])
})

smoke('sec/B14 the console shows every hostile text as a text', async () => {
  const { app, visit } = stage()
  const { page } = await visit('desktop')
  const what = await watch(page)
  const person = `/admin/user/${planted.member.user_id}`
  await enterConsole(page, app, ADMIN_EMAIL, person)
  const screens: Screen[] = [
    [person, 'streetzq'],
    ['/admin/audit', 'grantzq'],
    ['/admin?show=testimonials&state=published', 'praisezq'],
    ['/admin/announcements', 'newszq'],
    ['/admin/settings', 'companyzq'],
    ['/admin/mails', 'subjectzq'],
    ['/admin/transaction', 'firstzq'],
    ['/admin/users', 'firstzq'],
    ['/admin/wallets', 'pursezq'],
    ['/admin/team', 'welcomezq'],
    ['/admin?show=changes', 'becausezq'],
    ['/admin?show=changes&state=declined', 'verdictzq'],
    [`/admin/user/${planted.suspended}`, 'bannedzq'],
    [`/admin/retirement/${planted.application}`, 'applieszq'],
    ['/admin?show=applications&state=all', 'applieszq'],
    [`/admin/fund/${planted.member.user_id}`, 'firstzq'],
    [`/admin/users?q=${encodeURIComponent(hostile('asked', 150))}`, 'askedzq'],
  ]
  for (const [at, screen] of someOf(screens, 6).entries()) {
    if (at > 0) await moveWithin(page, screen[0])
    await look(page, what, screen)
  }
  expect(what).toEqual([])
})

smoke('sec/B14 public pages and the texts written into them, and addresses that carry a text, show it as a text', async () => {
  const { page } = await stage().visit('desktop')
  const what = await watch(page)
  const screens: Screen[] = [
    ['/', 'tickerzq'],
    ['/contact', 'supportzq'],
    ['/plans', 'newszq'],
    [`/leaving?to=${encodeURIComponent('javascript:pwned=1')}`, ''],
    ['/status', ''],
    ['/ar', 'tickerzq'],
    [`/register/${encodeURIComponent(hostile('code', 100))}`, ''],
    [`/verify-account?email=${encodeURIComponent(hostile('mail', 200))}`, ''],
    [`/login?next=${encodeURIComponent('javascript:pwned=1')}#${encodeURIComponent(BREAKS)}`, ''],
    [`/plans/${encodeURIComponent(hostile('plan', 30))}`, ''],
    [`/stats/${encodeURIComponent(hostile('stat', 30))}`, ''],
    [`/no/such/${encodeURIComponent(BREAKS)}`, ''],
    ['/plans', ''],
  ]
  for (const screen of someOf(screens, 4)) {
    await page.goto(screen[0], { waitUntil: 'domcontentloaded' })
    await page.locator('main, h1').first().waitFor({ state: 'attached' })
    await look(page, what, screen)
  }
  expect(what).toEqual([])
})

smoke(
  'sec/B14 the saved page, which no server guards, shows a hostile bundle as texts',
  async () => {
    const { app, visit } = stage()
    const { page } = await visit('desktop')
    const what = await watch(page)
    const file = join(mkdtempSync(join(tmpdir(), 'clearterm-hostile-')), 'verify-offline.html')
    writeFileSync(file, await (await fetch(`${app.url}/download/verify-offline.html`)).text())
    const { data: log } = (await app.anyone.call('GET', '/proof')).body
    const whole = { data: planted.bundle, log: { origin: log?.origin, public_key: log?.public_key } }
    const spoiled = [
      ...Object.keys(planted.bundle).map((field) => ({ ...whole, data: { ...planted.bundle, [field]: BREAKS } })),
      { ...whole, data: { ...planted.bundle, statement: JSON.stringify({ ...JSON.parse(planted.bundle.statement), code: BREAKS }) } },
      { ...whole, data: { ...planted.bundle, checkpoint: planted.bundle.checkpoint.replace(/^.*/, () => BREAKS) } },
      { ...whole, log: { origin: BREAKS, public_key: BREAKS } },
    ]
    let shown = ''
    for (const [at, bundle] of spoiled.entries()) {
      await page.goto(pathToFileURL(file).href)
      const buffer = Buffer.from(JSON.stringify(bundle))
      await page.locator('#file').setInputFiles({ name: `${SHORT}.json`, mimeType: 'application/json', buffer })
      await page.getByText('Verification failed').or(page.getByText('This is not a bundle')).first().waitFor()
      shown += await page.locator('main').innerText()
      what.push(...((await page.evaluate(FAULTS)) as string[]).map((fault) => `bundle ${at}: ${fault}`))
    }
    expect(what).toEqual([])
    expect(shown).toContain(BREAKS)
  },
  300_000,
)

smoke('sec/B14 a mail’s HTML, read where nothing forbids a script, runs and fetches nothing', async () => {
  const { app, visit } = stage()
  const { page } = await visit('desktop')
  const what = await watch(page)
  const { data } = (await app.anyone.call('GET', mailboxPath(EMAIL))).body
  const mails = data as unknown as { html: string }[]
  expect(mails.map(({ html }) => html).join('')).toContain('letterzq')
  for (const { html } of mails) {
    await page.setContent(html)
    what.push(...((await page.evaluate(FAULTS)) as string[]))
    expect(await page.locator('img, script, svg, iframe').count()).toBe(0)
  }
  expect(what).toEqual([])
})
