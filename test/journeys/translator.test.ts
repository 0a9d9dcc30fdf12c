/**
 * A browser's translator exchanges text nodes for `<font>` elements, and later ones a moment after they appear. Every screen keeps working:
 * nothing throws, and the figures are the true ones. Two strengths: texts with letters outside of `translate="no"`, as translators do it,
 * and every text.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { formatUsd } from '#kernel/money'
import type { Client } from '#test/support/app.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { is_whole } from '#test/support/whole.ts'
import { appIsThere, moveWithin, openStage, sizes, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, headed } from './people.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const EMAIL = 'translated@member.test'

type Strength = 'letters' | 'all'
const STRENGTHS: readonly Strength[] = is_whole ? ['all', 'letters'] : ['all']

/** Before the page's own scripts. Half of the exchanges insert before they remove. */
const TRANSLATOR = (strength: Strength): string => `(() => {
  const wants = (text) => text.parentElement && !text.parentElement.closest('script, style, textarea, font, title, option, svg') &&
    ${strength === 'all' ? 'text.data.trim() !== ""' : String.raw`/\p{L}/u.test(text.data) && !text.parentElement.closest('[translate=no]')`}
  let count = 0
  const exchange = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) if (wants(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstChild.textContent = text.data
      count += 1
      if (count % 2) text.replaceWith(font)
      else {
        text.parentNode.insertBefore(font, text)
        text.remove()
      }
    }
    window.translated = (window.translated ?? 0) + texts.length
  }
  const start = () => {
    setTimeout(() => exchange(document.body), 300)
    let timer = null
    new MutationObserver(() => {
      timer ??= setTimeout(() => { timer = null; exchange(document.body) }, 100)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start()
})()`

let member: Client
let administrator: Client

beforeAll(async () => {
  administrator = await stage().app.administrator()
  member = await stage().app.member({ email: EMAIL, funded: '9000' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
})

async function open(strength: Strength, path: string): Promise<Visit & { readonly faults: string[] }> {
  const visit = await stage().visit('phone')
  const faults: string[] = []
  visit.page.on('pageerror', (error) => faults.push(error.message))
  visit.page.on('console', (message) => {
    if (message.type() === 'error' && /NotFoundError|React|#\d{3}|hydrat/i.test(message.text())) faults.push(message.text())
  })
  await visit.context.addInitScript(TRANSLATOR(strength))
  if (path.startsWith('!')) await visit.page.goto(path.slice(1))
  else await enter(visit.page, EMAIL, path)
  await translated(visit.page)
  return { ...visit, faults }
}

/** Some of what is shown now is a translation. */
async function translated(page: Page): Promise<void> {
  await page.locator('main font, #screen font').first().waitFor({ state: 'attached' })
}

async function holds({ page, faults }: { readonly page: Page; readonly faults: readonly string[] }): Promise<void> {
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  expect(faults).toEqual([])
}

for (const strength of STRENGTHS) {
  smoke(`a withdrawal asks for its code, a plan's figures follow the amount, and amounts hide and return (${strength})`, async () => {
    const visit = await open(strength, '/withdraw')
    const { page } = visit
    await page.getByLabel('Amount').last().fill('20')
    const send = page.getByRole('button', { name: /withdraw/i }).last()
    await send.click()
    await page.getByRole('dialog').getByLabel('Code').waitFor()
    await page.keyboard.press('Escape')
    await moveWithin(page, '/plans/starter')
    await headed(page, 'Starter plan')
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('450')
    const figures = page.getByRole('main')
    await figures.getByText('$495.00').first().waitFor()
    await page.waitForTimeout(200)
    await amount.fill('500')
    await figures.getByText('$550.00').first().waitFor()
    expect(await figures.getByText('$495.00').count()).toBe(0)
    await page.getByRole('button', { name: 'Invest Now' }).click()
    await page.getByRole('dialog').getByText('$500.00').first().waitFor()
    await page.keyboard.press('Escape')
    await moveWithin(page, '/dashboard')
    const left = await balance()
    await page.getByText(left).first().waitFor()
    await page.waitForTimeout(200)
    const eye = page.getByRole('button', { name: 'Hide amounts' }).locator('visible=true')
    await eye.click()
    await expect.poll(() => page.getByText(left).count()).toBe(0)
    await eye.click()
    await page.getByText(left).first().waitFor()
    await holds(visit)
  })

  smoke(`the balance follows a deposit, and prices move (${strength})`, async () => {
    const visit = await open(strength, '/dashboard')
    const { page } = visit
    const before = await balance()
    await page.getByText(before).first().waitFor()
    await page.waitForTimeout(200)
    await settle('77')
    await page
      .getByText(await balance())
      .first()
      .waitFor()
    expect(await page.getByText(before).count()).toBe(0)
    await tick(64_250)
    await moveWithin(page, '/market')
    await page.getByText('$64,250.00').first().waitFor()
    await page.waitForTimeout(200)
    await tick(64_260)
    await page.getByText('$64,260.00').first().waitFor()
    await page.waitForTimeout(200)
    await tick(64_270)
    await page.getByText('$64,270.00').first().waitFor()
    await holds(visit)
  })
}

async function balance(): Promise<string> {
  const { main_balance } = (await member.call('GET', '/me/account')).body.data?.account_info as unknown as { main_balance: string }
  return formatUsd(BigInt(main_balance.replace('.', '')))
}

async function settle(amount: string): Promise<void> {
  const created = await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
  await administrator.call('PATCH', `/admin/transaction/${created.body.data?.transaction?._id}`, {})
  await stage().app.settled()
}

async function tick(BTC: number): Promise<void> {
  const { clock, assembly } = stage().app
  clock.advance(1)
  feed.say({ BTC, ETH: 3_000 }, { changes: { BTC: 1.2 } })
  expect(await assembly.market.tick()).toBe(true)
}

/** What was saved already is not sent again. */
let times = 0
const ETHEREUM = ['0x52908400098527886E0F7030069857D2E4169EE7', '0xde709f2102306220921060314715629080e2fb77']

/** What a member sends, by its screen: the act, and what it shows in the end. */
const ACTS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    '/deposit',
    async (page) => {
      await page.getByRole('radio', { name: /^Card/ }).check()
      await page.getByLabel('Amount', { exact: true }).fill('50')
      await page.getByRole('button', { name: 'Pay Now' }).click()
      await page.waitForURL('**/deposit-checkout/card/**')
      await page
        .getByRole('button', { name: /pay|approve/i })
        .first()
        .waitFor()
    },
  ],
  [
    '/support',
    async (page) => {
      await page.getByLabel('Subject').fill('Help')
      await page.getByLabel('Your question').fill('A question about a plan')
      await page.getByRole('button', { name: 'Send question' }).click()
      await page.waitForURL('**/support/*')
    },
  ],
  [
    '/profile',
    async (page) => {
      times += 1
      await page.getByLabel('First name').fill(`Augusta ${'I'.repeat(times)}`)
      await page.getByRole('button', { name: 'Update profile' }).click()
      await page.getByText('Profile Updated Successfully').first().waitFor()
    },
  ],
  [
    '/transactions',
    async (page) => {
      await page.setViewportSize(sizes.desktop)
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as CSV' }).click()
      await page.getByRole('button', { name: 'For programs' }).click()
      await file
    },
  ],
  [
    '/plans/starter',
    async (page) => {
      await page.getByLabel('Amount', { exact: true }).fill('500')
      await page.getByRole('button', { name: /Invest Now/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Invest/ })
        .click()
      await page.getByText('You just invested $500.00').waitFor()
      await page.waitForURL('**/dashboard')
    },
  ],
  [
    '/dashboard',
    async (page) => {
      await page
        .getByRole('button', { name: /Liquidate/ })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Liquidate/ })
        .click()
      await page
        .getByText(/was credited into your account/)
        .first()
        .waitFor()
    },
  ],
  [
    '/settings?tab=wallet',
    async (page) => {
      await page.getByPlaceholder('update your Bitcoin address').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
      await page.getByPlaceholder('update your Ethereum address').fill(ETHEREUM.shift() ?? '')
      await page.getByRole('button', { name: 'Update addresses' }).click()
      await page.getByText('Wallet Updated Successfully').first().waitFor()
    },
  ],
]

const PUBLIC = [
  '/plans',
  '/plans/gold',
  '/bots',
  '/market',
  '/proof',
  '/forecasts',
  '/login',
  '/register',
  '/live-trades',
  '/investments',
  '/ira-form',
]

for (const strength of STRENGTHS) {
  for (const [path, act] of ACTS)
    journey(`sends from ${path} (${strength})`, async () => {
      const visit = await open(strength, path)
      await act(visit.page)
      await visit.page.waitForTimeout(300)
      await holds(visit)
    })

  journey(`hydrates the public screens (${strength})`, async () => {
    for (const path of PUBLIC) {
      const visit = await open(strength, `!${path}`)
      await appIsThere(visit.page)
      await visit.page.waitForTimeout(500)
      expect([path, visit.faults]).toEqual([path, []])
      await visit.context.close()
    }
  })
}
