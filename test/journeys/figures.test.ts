/** Why a figure is what it is, as a member asks it: from the card to the postings to the transaction. */
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

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

journey('lists a total’s newest entries with its own sign, and in one line what the earlier ones add up to', async () => {
  const { app } = stage()
  const member = await app.member({ funded: '2500' })
  for (const amount of ['400', '100', '200', '300', '150', '125'])
    await member.call('POST', '/private/user/investment', { plan: 'starter', amount })
  const { page, context, see } = await stage().visit('desktop')
  onTestFinished(() => context.close())
  await enter(page, member.email, '/dashboard')
  await page.getByRole('button', { name: /^Total Capital: \$1,275\.00/ }).click()
  const rows = page.getByRole('list', { name: 'Newest entries' }).getByRole('listitem')
  await rows.last().getByText('2 earlier entries').waitFor()
  const amounts = await rows.evaluateAll((all) => all.map((row) => row.lastElementChild?.textContent))
  expect(amounts).toEqual(['+$125.00', '+$150.00', '+$300.00', '+$200.00', '+$500.00'])
  await rows
    .first()
    .getByText(/ · entry \d+$/)
    .waitFor()
  await see('figure-earlier')
  await page.getByRole('link', { name: 'All entries' }).click()
  await page.waitForURL('**/figures/total_investment_capital')
  await page.getByText('+$400.00').locator('visible=true').first().waitFor()
})

journey('opens a total down to all its parts and their sum, and shows money that is held beside the balance', async () => {
  const { app } = stage()
  const member = await app.member({ funded: '2500' })
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await member.call('POST', '/private/user/transaction', {
    amount: '150',
    payment_option: 'wallet',
    selected_coin: `${BTC}::btc::Bitcoin`,
  })
  const { page, context, see } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await enter(page, member.email, '/dashboard')
  await page.getByRole('button', { name: /^Held for a withdrawal: \$150\.00/ }).waitFor()
  await see('dashboard-held')
  // What is said of a later day says that it counts the held money.
  const counted = 'This counts the $150.00 held for a withdrawal, as if it were not paid out.'
  await page.getByText(`: $2,540.00 on `).filter({ hasText: counted }).waitFor()
  await page.getByText(counted, { exact: true }).waitFor()
  await page.getByRole('img', { name: /\$2,540\.00 when every open plan has matured\..* This counts the \$150\.00 held/ }).waitFor()
  const slider = page.getByRole('slider', { name: 'Balance history, values by date' })
  await slider.press('End')
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toMatch(/Preview, as if the withdrawal were not paid out, Balance .*Held for a withdrawal \$150\.00, .*Yours that day \$2,540\.00/)
  await slider.press('Escape')
  const lines = async (total: RegExp) => {
    await page.getByRole('button', { name: total }).first().click()
    const rows = page.getByRole('list', { name: 'Breakdown' }).getByRole('listitem')
    await rows.first().waitFor()
    const shown = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
    await see('figure-parts')
    await page.keyboard.press('Escape')
    await rows.first().waitFor({ state: 'detached' })
    return shown.map(([name = '', amount = '']) => [name, Number(amount?.replace(/[$,]/g, ''))] as const)
  }
  const cents = (rows: readonly (readonly [string | null, number])[]) => rows.reduce((sum, [, amount]) => sum + Math.round(amount * 100), 0)
  for (const [total, name, parts] of [
    [/^Yours today: /, 'Yours today', ['Balance', 'Held for a withdrawal', 'Locked']],
    [/^If kept: /, 'If kept', ['Balance', 'Held for a withdrawal', 'Locked', 'Set aside']],
  ] as const) {
    const shown = await lines(total)
    expect(shown.at(-1)?.[0]).toBe(name)
    expect(shown.slice(0, -1).map(([part]) => part)).toEqual(expect.arrayContaining([...parts]))
    expect(cents(shown.slice(0, -1))).toBe(cents(shown.slice(-1)))
  }
})

journey('shows what a figure without postings is made of, and a place that is none as not found', async () => {
  const { page, see } = await arrive('desktop')
  await page.goto('/figures/owed_in_all')
  await page.getByText('Plan starter, promised return').locator('visible=true').waitFor()
  await page.getByText('Locked', { exact: true }).locator('visible=true').waitFor()
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
  await page.getByRole('button', { name: 'Actions for Starter, $400.00' }).click()
  await page.getByRole('menuitem', { name: 'At maturity: Pay out' }).click()
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
    expect(await page.getByRole('link', { name: 'Deposit $2,900.00' }).getAttribute('href')).toBe(
      '/deposit?amount=2900.00&plan=gold&plan_amount=5000.00',
    )
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
  await apart(page.getByRole('dialog', { name: 'Watch a day' }), page.getByRole('slider', { name: 'Day of the plan' }))
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

/** The drawing says date and amounts at every day, by keys and by the pointer; ahead it is a preview, and it returns. */
async function answers(page: Page, panel: Locator): Promise<void> {
  const slider = panel.getByRole('slider', { name: 'Balance history, values by date' })
  await slider.scrollIntoViewIfNeeded()
  await slider.focus()
  const valueText = () => slider.getAttribute('aria-valuetext')
  expect(await valueText()).toMatch(/^today, .*Balance \$2,100\.00, Locked \$400\.00, .*Yours today \$2,500\.00, Set aside \$40\.00$/)
  await page.keyboard.press('End')
  await expect.poll(valueText).toMatch(/Preview, nothing is booked, Balance \$2,540\.00, Locked \$0\.00, .*Yours that day \$2,540\.00/)
  await page.keyboard.press('Escape')
  await expect.poll(valueText).toMatch(/^today, /)
  const box = await slider.boundingBox()
  if (!box) throw new Error('no drawing')
  const answer = slider.locator('[data-answer]')
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 5 })
  await answer.getByText('Preview, nothing is booked').waitFor()
  await answer.getByText('$400.00').first().waitFor()
  await page.mouse.up()
  await expect.poll(() => answer.count()).toBe(0)
  await page.mouse.move(0, 0)
}

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
    await answers(page, panel)
    await panel.getByRole('button', { name: 'Show as table' }).click()
    const newest = panel.getByText('$2,100.00').locator('visible=true').first()
    await newest.waitFor()
    await panel.getByText('$400.00').locator('visible=true').first().waitFor()
    await panel.getByText('$440.00').locator('visible=true').first().waitFor()
    await see('dashboard-equity-table')
    await panel.getByRole('button', { name: 'By period' }).click()
    await panel.getByRole('slider', { name: 'Balance history, values by date' }).waitFor()
    await panel.getByRole('button', { name: 'Day' }).click()
    await panel.getByRole('button', { name: 'Show as table' }).last().click()
    await panel.getByText('$2,100.00').locator('visible=true').first().waitFor()
  })
}
