/** Why a figure is what it is, as a member asks it: from the card to the postings to the transaction. */
import type { Locator } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()

async function arrive(size: Size): Promise<Visit> {
  const { app } = stage()
  const member = await app.member({ funded: '2500' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  await enter(visit.page, member.email, '/dashboard')
  return visit
}

smoke.each(['phone', 'desktop'] as const)(
  'leads from the balance to the postings behind it and on to their transaction (%s)',
  async (size) => {
    const { page, see } = await arrive(size)
    await page.getByRole('button', { name: /^Balance: \$2,100\.00/ }).click()
    const newest = page.getByRole('list', { name: 'Newest entries' })
    await newest.getByText('Capital placed in a plan').waitFor()
    await newest.getByText('−$400.00').waitFor()
    expect(await newest.getByRole('listitem').count()).toBe(2)
    await see('figure-open')
    await page.getByRole('link', { name: 'All entries' }).click()
    await page.waitForURL('**/figures/main_balance')
    await page.getByText('2 postings').locator('visible=true').first().waitFor()
    await see('figure-balance')
    await page
      .getByRole('link', { name: /Details of entry \d+, \$2,500\.00/ })
      .locator('visible=true')
      .click()
    await page.getByRole('heading', { name: 'Ledger postings' }).waitFor()
  },
)

journey('shows what a figure without postings is made of, and a place that is none as not found', async () => {
  const { page, see } = await arrive('desktop')
  await page.goto('/figures/owed_in_all')
  await page.getByText('Plan starter, promised return').locator('visible=true').waitFor()
  await page.getByText('your locked capital').locator('visible=true').waitFor()
  await see('figure-owed')
  await page.goto('/figures/profit')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})

journey('computes an amount before it is placed, and keeps what is to happen at maturity', async () => {
  const { page, see } = await arrive('phone')
  await page.goto('/plans/starter')
  await page.getByText('$110.00', { exact: true }).first().waitFor()
  const field = page.getByLabel('Amount', { exact: true })
  expect(await field.inputValue()).toBe('100.00')
  await field.fill('333.33')
  await page.getByText('$366.66', { exact: true }).waitFor()
  await page.getByText('$4.76', { exact: true }).waitFor()
  await page.getByText('$33.33 set aside on day 0').filter({ visible: true }).waitFor()
  await page.getByRole('slider', { name: 'Amount in whole dollars' }).press('ArrowRight')
  await expect.poll(() => field.inputValue()).toBe('334')
  const exit = page.getByRole('region', { name: 'Early exit by day' })
  await exit.scrollIntoViewIfNeeded()
  await page.getByRole('img', { name: /^Exit value rises linearly from \$334\.00 on day 0 to \$367\.40 on day 7/ }).waitFor()
  await see('plan-calculator')
  await exit.getByRole('button', { name: 'Show as table' }).click()
  await exit.getByText('$348.31').filter({ visible: true }).waitFor()
  await see('plan-calculator-table')
  await field.fill('99')
  await page.getByText('Amount must be between $100.00 and $500.00.').waitFor()

  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Matures next' })
  await next.getByText('Capital and return are paid into your balance.').waitFor()
  await page.getByRole('region', { name: 'Open capital by plan' }).getByText('$400.00 · 100.00%').waitFor()
  await next.getByRole('link', { name: 'Change' }).click()
  await page.waitForURL('**/investments')
  await page.getByRole('button', { name: 'At maturity: Pay out. Change for Starter' }).click()
  await page.getByRole('combobox', { name: /^At maturity of Starter/ }).selectOption('reinvest_all')
  await page.getByText('Maturity choice saved').waitFor()
  await see('maturity-choice')
  await page.goto('/dashboard')
  await next.getByText(/^Capital and return buy the plan again/).waitFor()
})

journey('makes a calendar address, shows it once, and ends the feed', async () => {
  const { page, see } = await arrive('phone')
  await page.goto('/investments')
  await page.getByRole('button', { name: 'Create address' }).click()
  const address = await page.getByLabel('Calendar address').inputValue()
  expect(address).toMatch(/\/api\/v1\/calendar\/.{43}\.ics$/)
  await see('calendar-address')
  await page.reload()
  await page.getByText('It was shown only once.').waitFor()
  expect(await page.getByLabel('Calendar address').count()).toBe(0)
  await page.getByRole('button', { name: 'End the feed' }).click()
  await page.getByRole('button', { name: 'Create address' }).waitFor()
})

journey(
  'compares the plans by an amount and by the balance, takes the amount along, and asks for the deposit that is missing',
  async () => {
    const { page, see } = await arrive('phone')
    await page.goto('/plans')
    const rows = page.getByRole('article')
    await expect.poll(() => rows.count()).toBe(5)
    await page.getByRole('button', { name: 'By amount' }).click()
    await page.getByLabel('Amount to compare').fill('1000')
    await expect.poll(() => rows.count()).toBe(2)
    await page.getByRole('article', { name: 'Diamond' }).getByText('$1,145.00').waitFor()
    await page.getByRole('article', { name: 'Silver' }).getByText('$1,180.00').waitFor()
    await see('plans-by-amount')
    await page.getByLabel('Amount to compare').fill('7')
    await page.getByText('No plan takes this amount now.').waitFor()
    await page.getByLabel('Amount to compare').fill('800')
    await page.getByRole('link', { name: 'Invest Now, Diamond' }).click()
    await page.waitForURL('**/plans/diamond?amount=800.00')
    expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('800.00')
    await page.goto('/plans')
    await page.getByRole('button', { name: 'Fits my $2,100.00' }).click()
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByRole('article', { name: 'Silver' }).getByText('$2,478.00').waitFor()
    await page.goto('/plans/gold')
    await page.getByText('Your balance is $2,100.00. This purchase needs $2,900.00 more.').waitFor()
    expect(await page.getByRole('link', { name: 'Deposit $2,900.00' }).getAttribute('href')).toBe('/deposit?amount=2900.00')
    expect(await page.getByRole('button', { name: 'Invest Now' }).count()).toBe(0)
  },
)

/** The note does not cover what it is about, and both are inside the window. */
async function apart(note: Locator, target: Locator): Promise<void> {
  await note.waitFor()
  await expect
    .poll(async () => {
      const [one, other] = [await note.boundingBox(), await target.first().boundingBox()]
      return one && other && one.x >= 0 && one.y >= 0 && (one.y >= other.y + other.height || one.y + one.height <= other.y)
    })
    .toBe(true)
}

journey('shows new members one next step and a tour of four stops, beside what each is about, and keeps it left', async () => {
  const { app } = stage()
  const member = await app.member()
  const { page, context, see } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await enter(page, member.email, '/dashboard')
  await page.getByRole('button', { name: /^Now Fund / }).waitFor()
  await see('first-screen')
  await page.getByRole('button', { name: 'Add $10,000 of paper money' }).click()
  const note = page.getByRole('dialog', { name: 'Pick a plan' })
  await note.waitFor()
  await expect.poll(() => page.locator('[role=dialog]:focus-within').count()).toBe(1)
  await apart(note, page.locator('[data-tour="pick"]'))
  await see('tour-pick')
  await page.keyboard.press('Escape')
  await expect.poll(() => note.count()).toBe(0)
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '150' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Now Watch a day / }).click()
  await apart(page.getByRole('dialog', { name: 'Watch a day' }), page.getByRole('button', { name: 'Preview days of Starter, $150.00' }))
  await see('tour-watch')
  await page.getByRole('button', { name: 'Next stop' }).click()
  await apart(page.getByRole('dialog', { name: 'Check your proof' }), page.locator('[data-tour="proof"]'))
  await page.getByRole('button', { name: 'Finish the tour' }).click()
  await page.getByRole('button', { name: 'Take the tour' }).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Take the tour' }).waitFor()
  expect(await page.getByRole('heading', { name: 'The tour, four stops' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Take the tour' }).click()
  await page.getByRole('heading', { name: 'The tour, four stops' }).waitFor()
  // From any screen, the account menu starts it at the first stop.
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Take the tour' }).click()
  await page.waitForURL('**/dashboard')
  await apart(page.getByRole('dialog', { name: 'Fund' }), page.locator('[data-tour="fund"]'))
})

for (const size of ['phone', 'desktop'] as const) {
  journey(`draws what the accounts held over time, and has the same points as a table (${size})`, async () => {
    const { page, see } = await arrive(size)
    const panel = page.getByRole('region', { name: 'Balance history' })
    await panel.scrollIntoViewIfNeeded()
    const drawing = panel.getByRole('img', {
      name: /^Balance history by business date, .*: \$2,500\.00 today, \$2,540\.00 when every open plan has matured/,
    })
    await drawing.waitFor()
    await drawing.getByText(/^today, /).waitFor()
    if (size === 'desktop') await drawing.getByText('$440.00', { exact: true }).waitFor()
    // What lies half under the bar at the top is no smaller for it.
    await page.evaluate('scrollTo(0, 0)')
    await see('dashboard-equity')
    await panel.getByRole('button', { name: 'Show as table' }).click()
    const newest = panel.getByText('$2,100.00').locator('visible=true').first()
    await newest.waitFor()
    await panel.getByText('$400.00').locator('visible=true').first().waitFor()
    await panel.getByText('$440.00').locator('visible=true').first().waitFor()
    await see('dashboard-equity-table')
    await panel.getByRole('button', { name: 'By period' }).click()
    await panel.locator('canvas').first().waitFor()
    await panel.getByRole('button', { name: 'Day' }).click()
    await panel.getByRole('button', { name: 'Show as table' }).last().click()
    await panel.getByText('$2,100.00').locator('visible=true').first().waitFor()
  })
}
