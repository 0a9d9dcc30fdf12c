/**
 * The proof in the browser: published figures, a member's own check, a tampered bundle, the offline page, and the mark on the dashboard.
 */
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { formatUsd } from '#kernel/money'
import type { Client } from '#test/support/app.ts'
import { announced, appIsThere, openStage, reloadUntil, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
let boss: Client

beforeAll(async () => {
  boss = await stage().app.administrator()
})

/** As text: run in the browser. Notes when each step first has a result. */
const WATCH_TICKS = `(() => {
  globalThis.ticks = []
  const seen = new Set()
  const look = () => {
    for (const { dataset } of document.querySelectorAll('li[data-step]')) {
      if (dataset.state === 'waiting' || seen.has(dataset.step)) continue
      seen.add(dataset.step)
      ticks.push(performance.now())
    }
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
})()`

async function makeEpoch(): Promise<number> {
  const { body } = await boss.call('POST', '/admin/proof/epoch')
  return Number(body.data?.epoch)
}

/** A member who deposited 1,000.00 and has 500.00 of it in a plan that pays 50.00. */
async function invested(email: string): Promise<Client> {
  const member = await stage().app.member({ email, funded: '1000' })
  const { status } = await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '500.00' })
  expect(status).toBe(201)
  return member
}

/** Each step and its state, as the page shows them. */
async function stepsOf(page: Page, within = '#check'): Promise<string[]> {
  const steps = page.locator(`${within} li[data-step]`)
  await steps.first().waitFor()
  return steps.evaluateAll((items) => items.map((item) => `${item.getAttribute('data-step')} ${item.getAttribute('data-state')}`))
}

/** Of the screen before its details are opened. */
const MAX_WORDS = 350

async function wordsShown(page: Page): Promise<number> {
  return (await page.getByRole('main').innerText()).split(/\s+/).filter(Boolean).length
}

const ALL = ['form', 'amounts', 'leaves', 'statement', 'statement-in-log', 'checkpoint', 'history', 'yours']

journey('says that nothing is published before the first epoch, and explains what will be', async () => {
  expect((await stage().app.anyone.call('GET', '/proof')).body.data?.epochs).toEqual([])
  const { page, see } = await stage().visit('phone')
  await page.goto('/proof')
  await page.getByText('No proof has been published yet').waitFor()
  await page.getByText('The assets are paper: no real money is involved. The proof shows').waitFor()
  await see('proof-empty')
})

journey.each(['desktop', 'phone'] as const)(
  'shows on a %s to anyone what the newest statement says, and recomputes it from the leaves',
  async (size: Size) => {
    await invested(`public-${size}@member.test`)
    for (const _ of 'ab') await makeEpoch()
    const epoch = await makeEpoch()
    const { page, see } = await stage().visit(size)
    await page.goto('/')
    await page.getByRole('link', { name: 'Check the proof' }).first().click()
    await page.waitForURL('**/proof')
    await appIsThere(page)
    await reloadUntil(page, page.getByText(`Statement ${epoch}, as of`))
    const { body } = await stage().app.anyone.call('GET', `/proof/${epoch}`)
    const statement = JSON.parse(String(body.data?.statement))
    const totals = await page.getByLabel(`Totals of epoch ${epoch}`).innerText()
    for (const name of ['liabilities', 'custody', 'reserve_free', 'reserve_committed'])
      expect(totals).toContain(formatUsd(BigInt(statement[name])))
    expect(await wordsShown(page)).toBeLessThan(MAX_WORDS)
    expect(await page.getByText(statement.root).isVisible()).toBe(false)
    await page.getByText('Technical details').click()
    await page.getByText(statement.root).waitFor()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Chart', exact: true }).click()
    // Not half under the bar at the top, where a figure is too small to hit.
    await page.evaluate('scrollTo(0, 0)')
    await see('proof')
    await page.getByRole('link', { name: 'Check it yourself' }).click()
    await page.getByRole('button', { name: 'Download and recompute' }).click()
    await page.getByText(`${statement.leaves} leaves add up to ${formatUsd(BigInt(statement.liabilities))}`).waitFor()
    await see('verify-visitor')
  },
)

smoke.each(['desktop', 'phone'] as const)(
  'marks the dashboard of a member on a %s, and shows each step of the check',
  async (size: Size) => {
    const email = `own-${size}@member.test`
    const member = await invested(email)
    const epoch = await makeEpoch()
    const { page, see } = await stage().visit(size)
    await enter(page, email)
    const mark = page.getByRole('link', { name: /Verified by this browser: your money is in the signed total of/ })
    await mark.waitFor()
    await see('dashboard-verified')
    await mark.click()
    await page.getByText(`Your money is in epoch ${epoch}`).waitFor()
    await page.getByText(`$1,050.00 was owed to account ${member.user_id}`).waitFor()
    expect(await stepsOf(page)).toEqual(ALL.map((name) => `${name} ok`))
    await see('verify')
    expect((await stage().app.anyone.call('GET', '/proof')).body.data?.epochs?.[0]).toMatchObject({ epoch, checkers: 1 })
    const next = await makeEpoch()
    await page.reload()
    await page.getByText(`Your money is in epoch ${next}`).waitFor()
    await page.getByText(/entries that this browser saw before are the start/).waitFor()
  },
)

journey.each(['desktop', 'phone'] as const)(
  'checks the money of a member on the proof itself on a %s, and gives a receipt',
  async (size: Size) => {
    const email = `moment-${size}@member.test`
    await invested(email)
    const epoch = await makeEpoch()
    const { page, see } = await stage().visit(size)
    await enter(page, email, '/proof')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(WATCH_TICKS)
    await page.getByRole('button', { name: 'Check my money' }).click()
    await page.getByRole('heading', { name: 'Your money is in the signed total' }).waitFor()
    expect(await stepsOf(page, 'body')).toEqual(ALL.map((name) => `${name} ok`))
    const times = (await page.evaluate('ticks')) as number[]
    expect(times).toHaveLength(ALL.length)
    for (const [n, time] of times.slice(1).entries()) expect(time - (times[n] ?? 0)).toBeGreaterThanOrEqual(120)
    const sentence = `8 of 8 steps passed. Your money is in the signed total of epoch ${epoch}: $1,050.00.`
    expect(await announced(page, 'polite').innerText()).toBe(sentence)
    expect(await wordsShown(page)).toBeLessThan(MAX_WORDS)
    const receipt = await page.getByLabel('Receipt').innerText()
    expect(receipt).toMatch(/Balance\s+\$500\.00\s+Locked\s+\$500\.00\s+Promised returns\s+\$50\.00\s+If kept\s+\$1,050\.00/)
    await page.getByText(/^Yours: \$1,050\.00 of \$/).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the receipt' }).click()])
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ data: { epoch, amount: '105000' } })
    // Colours that still change are none to judge.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await see('proof-moment')
  },
)

journey('stops at the step that failed, and saves its evidence', async () => {
  const email = 'stopped@member.test'
  await invested(email)
  const epoch = await makeEpoch()
  const { page, see } = await stage().visit('phone')
  await page.route('**/api/v1/me/proof', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({
      json: { data: { ...data, amount: '1', breakdown: { ...data.breakdown, main: '1', locked: '0', promised: '0' } } },
    })
  })
  await enter(page, email, '/proof')
  await page.getByRole('button', { name: 'Check my money' }).click()
  await page.getByRole('heading', { name: 'Your proof failed' }).waitFor()
  expect(await stepsOf(page, 'body')).toEqual(ALL.map((name, n) => `${name} ${['ok', 'broken'][n] ?? 'waiting'}`))
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the evidence' }).click()])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ bundle: { epoch, amount: '1' } })
  await see('proof-moment-broken')
})

journey.each(['details', 'formula', 'limits'])('opens its section at the address #%s', async (id) => {
  const epoch = await makeEpoch()
  const { page } = await stage().visit('desktop')
  await page.goto('/proof')
  await reloadUntil(page, page.getByText(`Statement ${epoch}, as of`))
  const open = page.locator(`details[open] #${id}, details[open]#${id}`)
  await page.goto(`/proof#${id}`)
  await open.waitFor()
  await page.reload()
  await open.waitFor()
  await expect.poll(() => page.locator('details[open]').count()).toBe(1)
})

journey('says nothing of verified where the own proof is tampered with, but warns, and saves the evidence', async () => {
  const email = 'tampered@member.test'
  await invested(email)
  const epoch = await makeEpoch()
  const { page, see } = await stage().visit('phone')
  await page.route('**/api/v1/me/proof', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({
      json: { data: { ...data, amount: '1', breakdown: { ...data.breakdown, main: '1', locked: '0', promised: '0' } } },
    })
  })
  await enter(page, email)
  await page.getByText('Your proof failed').waitFor()
  expect(await page.getByText('Verified', { exact: true }).count()).toBe(0)
  await see('dashboard-broken')
  await page.getByRole('link', { name: 'See the steps' }).click()
  await page.getByText('Verification failed').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // The moment's card has one too.
    page.getByRole('main').getByRole('button', { name: 'Save the evidence' }).last().click(),
  ])
  const evidence = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(evidence).toMatchObject({ bundle: { epoch, amount: '1' }, log: { public_key: expect.any(String) } })
  expect(evidence.steps.find(({ name }: { name: string }) => name === 'amounts')).toMatchObject({ state: 'broken' })
  expect((await stage().app.anyone.call('GET', '/proof')).body.data?.epochs?.[0]).toMatchObject({ epoch, checkers: 0 })
})

journey('reports that the log it saw before was rewritten', async () => {
  const email = 'forked@member.test'
  await invested(email)
  await makeEpoch()
  const { page } = await stage().visit('desktop')
  await enter(page, email)
  await page.goto('/proof#check')
  await page.getByText('Your money is in epoch').waitFor()
  await makeEpoch()
  await page.route('**/api/v1/proof/log/consistency**', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, hashes: data.hashes.toReversed() } } })
  })
  await page.reload()
  await page.getByText('Verification failed').waitFor()
  expect(await stepsOf(page)).toContain('history broken')
  await page.unroute('**/api/v1/proof/log/consistency**')
  await page.reload()
  await page.getByText('Your money is in epoch').waitFor()
})

/** As text, because this file is checked against Node's types and not a browser's. */
async function drop(page: Page, target: string, bundle: unknown): Promise<void> {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([${JSON.stringify(JSON.stringify(bundle))}], 'bundle.json', { type: 'application/json' }))
    return transfer
  })()`)
  await page.dispatchEvent(target, 'drop', { dataTransfer })
}

journey.each(['desktop', 'phone'] as const)(
  'checks a bundle that is dropped on a %s, and shows at which step a tampered one breaks',
  async (size: Size) => {
    const member = await invested(`file-${size}@member.test`)
    await makeEpoch()
    const { body } = await member.call('GET', '/me/proof')
    const bundle = JSON.parse(JSON.stringify(body.data))
    const { page, see } = await stage().visit(size)
    await page.goto('/proof#check')
    await appIsThere(page)
    const zone = 'fieldset[aria-label="Check a bundle"]'
    await drop(page, zone, { data: bundle })
    await page.getByText('This bundle is valid for epoch').waitFor()
    // Shifted between classes, it still passes: that is said.
    const { main, promised } = bundle.breakdown
    const breakdown = { ...bundle.breakdown, main: String(BigInt(main) - 1n), promised: String(BigInt(promised) + 1n) }
    await drop(page, zone, { data: { ...bundle, breakdown } })
    await page.getByText('This bundle is valid for epoch').waitFor()
    await page.getByText('Only the total is proved').waitFor()
    bundle.chunks[2].path[0].sum = String(BigInt(bundle.chunks[2].path[0].sum) + 1n)
    await drop(page, zone, bundle)
    await page.getByText('Verification failed').waitFor()
    const steps = await stepsOf(page)
    expect(steps.filter((step) => step.endsWith(' broken'))).toEqual(['leaves broken'])
    await see('verify-broken')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the evidence' }).click()])
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ bundle: { epoch: bundle.epoch } })
    await page.getByLabel('Or paste it').fill('{ not json')
    await page.getByRole('button', { name: 'Check it' }).click()
    await page.getByText('This is not JSON.').waitFor()
  },
)

async function savedPage(visit: Visit): Promise<{ file: string; bundle: string }> {
  const { page } = visit
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download this page to use offline' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('verify-offline.html')
  const [bundle] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download this bundle' }).click()])
  const [saved, own] = [`${await file.path()}.html`, `${await bundle.path()}.json`]
  await Promise.all([file.saveAs(saved), bundle.saveAs(own)])
  return { file: saved, bundle: own }
}

journey.each(['desktop', 'phone'] as const)(
  'checks a saved bundle on the saved page of a %s, opened from a file without a network',
  async (size: Size) => {
    const email = `offline-${size}@member.test`
    const member = await invested(email)
    const epoch = await makeEpoch()
    const visit = await stage().visit(size)
    await enter(visit.page, email)
    await visit.page.goto('/proof#check')
    await visit.page.getByText('Your money is in epoch').waitFor()
    const { file, bundle } = await savedPage(visit)
    await visit.context.setOffline(true)
    const requests: string[] = []
    visit.page.on('request', (request) => request.frame().url().startsWith('file:') && requests.push(request.url()))
    await visit.page.goto(pathToFileURL(file).href)
    await visit.page.locator('#file').setInputFiles(bundle)
    await visit.page.getByText(`This bundle is valid for epoch ${epoch}`).waitFor()
    await visit.page.getByText(`$1,050.00 was owed to account ${member.user_id}`).waitFor()
    expect(await stepsOf(visit.page, 'body')).toEqual(
      ALL.filter((name) => name !== 'history' && name !== 'yours').map((name) => `${name} ok`),
    )
    await visit.see('verify-offline')
    await visit.page.getByLabel('Account id').fill('0190a0b0-c0d0-7000-8000-000000000001')
    await visit.page.getByLabel('Account id').blur()
    await visit.page.getByText('Verification failed').waitFor()
    expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([])
  },
)

journey('saves the page in the language of the screen, whole and from right to left', async () => {
  const member = await invested('offline-arabic@member.test')
  const epoch = await makeEpoch()
  const { body } = await member.call('GET', '/me/proof')
  const { data: log } = (await member.call('GET', '/proof')).body
  const { page, context, see } = await stage().visit('phone')
  await context.addCookies([{ name: 'language', value: 'ar', url: stage().app.url }])
  await page.goto('/proof#check')
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[href^="/download/"]').click()])
  expect(download.suggestedFilename()).toBe('verify-offline-ar.html')
  const saved = `${await download.path()}.html`
  await download.saveAs(saved)
  await context.setOffline(true)
  await page.goto(pathToFileURL(saved).href)
  const text = JSON.stringify({ data: body.data, log: { origin: log?.origin, public_key: log?.public_key } })
  await page.locator('#file').setInputFiles({ name: 'bundle.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByText(`هذه الحزمة صحيحة للدورة \u2068${epoch}\u2069`).waitFor()
  await see('verify-offline-arabic')
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['ar', 'rtl'])
  expect(await page.locator('body').innerText()).not.toMatch(/bundle|Sandbox|Holds/)
})
