/** How it went and what is due: from the dashboard to the figures, another period, the records behind an amount, and an empty account. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { DAY_MS } from '#kernel/duration'
import { deposit } from '#test/support/app.ts'
import { faultsOf, openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, headed } from './people.ts'

const stage = openStage()
const EMAIL = 'returns@member.test'
/** Of the first deposit. */
let first_day = ''

/** $2,000 for twelve days, a plan that matured and one that was left early at half, then $3,000 more and three open plans. */
beforeAll(async () => {
  const { app } = stage()
  const boss = await app.administrator()
  const ada = await app.member({ email: EMAIL, funded: '2000' })
  first_day = app.clock.now().toISOString().slice(0, 10)
  const buy = (plan: string, amount: string) => ada.call('POST', '/private/user/investment', { plan, amount })
  const pass = (days: number) => boss.call('POST', '/admin/business-date', { days })
  await buy('starter', '500')
  await app.database.query(
    `INSERT INTO plan_terms (plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale)
     SELECT plan, version + 1, rate_bps, term_seconds, min_cents, max_cents, 5000, referral_bps, on_sale FROM plan_terms WHERE plan = 'starter'`,
  )
  const early = await buy('starter', '400')
  await pass(5)
  await ada.call('PATCH', `/private/user/investment/${early.body.data?.investment?._id}`, {})
  await pass(7)
  await deposit(ada, '3000')
  for (const [plan, amount] of [
    ['starter', '300'],
    ['diamond', '500'],
    ['silver', '1200'],
  ] as const)
    await buy(plan, amount)
  await pass(6)
  for (const [day, usd] of [
    [0, 60_000],
    [12, 66_000],
    [18, 64_000],
  ] as const) {
    const prices = Array.from({ length: 15 }, () => String(BigInt(usd) * 10n ** 12n))
    await app.database.query(
      `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, known_at)
       VALUES ('SIMULATED 2', '1d', $1, $2::bigint[], $2::bigint[], $2::bigint[], $2::bigint[], $1) ON CONFLICT DO NOTHING`,
      [new Date(Date.parse(first_day) + day * DAY_MS), prices],
    )
  }
})

async function arrive(size: Size, path: string) {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  await enter(visit.page, EMAIL, path)
  return visit
}

const cents = (text: string) => BigInt(text.replaceAll(/[$,.+▲▼]/g, '').replace('−', '-'))
/** The amounts of a list of sums, its last line apart. */
async function sumOf(list: Locator): Promise<{ readonly lines: bigint; readonly total: bigint }> {
  const amounts = (await list.locator('dd').allInnerTexts()).map((text) => cents(text.trim()))
  return { lines: amounts.slice(0, -1).reduce((sum, one) => sum + one, 0n), total: amounts.at(-1) ?? 0n }
}

const growthCard = (page: Page) => page.getByRole('region', { name: 'Growth', exact: true })

smoke.each(['phone', 'desktop'] as const)(
  'leads from the dashboard to how it went and what is due, and on to the records (%s)',
  async (size) => {
    const { page, see } = await arrive(size, '/dashboard')
    await page.getByRole('link', { name: 'How it went' }).click()
    await headed(page, 'Returns')
    await page.getByRole('heading', { level: 2, name: 'How it went' }).waitFor()
    const card = growthCard(page)
    const lists = card.locator('dl')
    await lists.first().getByText('Money in').waitFor()
    for (const at of [0, 1]) {
      const { lines, total } = await sumOf(lists.nth(at))
      expect([at, lines]).toEqual([at, total])
    }
    expect(await lists.first().getByText('+$5,000.00').count()).toBe(1)
    await lists.nth(1).getByText('Starter: given up by early exits').waitFor()
    await page.getByText('Money-weighted is higher: $3,000.00 came in on', { exact: false }).waitFor()
    await page.getByText(/Bought and sold at the daily close, it would be \$5,042\.42\./).waitFor()
    await page.getByText('SIMULATED', { exact: true }).first().waitFor()
    await page.getByRole('heading', { name: 'Value and money put in' }).scrollIntoViewIfNeeded()
    await page.getByRole('img', { name: /^Value and money put in/ }).waitFor()
    await page
      .getByRole('img', { name: /^Payout days in / })
      .first()
      .waitFor()
    await see('returns')
    expect(await faultsOf(page)).toEqual([])
    await card.getByRole('link', { name: /^Money in: \+\$5,000\.00/ }).click()
    await page.waitForURL('**/figures/total_deposit')
    await page.goto('/figures/yours_today')
    await page.getByRole('link', { name: 'How it grew' }).click()
    await headed(page, 'Returns')
  },
)

smoke('keeps the period in the address, and says what is wrong with one', async () => {
  const { page } = await arrive('desktop', '/returns')
  const card = growthCard(page)
  const from = page.getByLabel('From', { exact: true })
  await expect.poll(() => from.inputValue()).toBe(first_day)
  await page.getByRole('button', { name: '30 days' }).click()
  expect(new URL(page.url()).search).toBe('?period=month')
  const later = new Date(Date.parse(first_day) + 13 * DAY_MS).toISOString().slice(0, 10)
  await from.fill(later)
  await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(later)
  await card.getByText('$0.00').first().waitFor()
  // Nothing came in since, so both returns are the same.
  await page.getByText('Both agree, because no money came in or went out after the first day.').waitFor()
  await page.reload()
  await expect.poll(() => from.inputValue()).toBe(later)
  await page.getByLabel('To', { exact: true }).fill(first_day)
  await page.getByText('The first day is after the last.').waitFor()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await card.getByText('+$5,000.00').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

journey('shows each payout with its day, and each month as the sum of its rows', async () => {
  const { page, see } = await arrive('desktop', '/returns#due')
  await page.getByRole('heading', { name: 'Due in twelve months' }).waitFor()
  const tables = page.getByRole('table', { name: /^Payouts in / })
  await tables.first().waitFor()
  const months = await tables.evaluateAll((all) =>
    all.map((table) => {
      const card = table.closest('section')?.closest('section')
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent ?? '')
      return { total: card?.querySelector('header div + div')?.textContent ?? '', rows }
    }),
  )
  for (const { total, rows } of months) expect(rows.reduce((sum, one) => sum + cents(one), 0n)).toBe(cents(total))
  await see('returns-due')
  await page.getByRole('link', { name: 'Starter', exact: true }).last().click()
  await page.waitForURL('**/investments?investment=*')
  await page.goto('/returns')
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click()
  await page.getByRole('heading', { name: 'Maturities in your calendar' }).waitFor()
})

smoke('offers one way on to who has nothing yet, and is found in the search', async () => {
  const { app } = stage()
  const newcomer = await app.member()
  const { page, context, see } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await enter(page, newcomer.email, '/dashboard')
  await headed(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('drawdown')
  await page.getByRole('option', { name: /^Returns/ }).click()
  await headed(page, 'Returns')
  await page.getByText('No returns to show yet').waitFor()
  await page.getByText('No payouts are due').waitFor()
  expect(await page.getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe('/deposit')
  expect(await page.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/plans')
  await see('returns-empty')
  expect(await faultsOf(page)).toEqual([])
})
