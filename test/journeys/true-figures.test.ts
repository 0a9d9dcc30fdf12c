/** Figures and the words beside them as a person reads them: after an administrator's credit, a payout, and with amounts of any size. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { languages } from '#contract/shared/language'
import { openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

/** With something owed before the first page is served: what a page says is kept for a minute. */
const stage = openStage({ prepare: async (app) => void (await app.member({ funded: '300' })) })

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`), fullPage: true })
}

journey('says a coverage of many times as such, with both amounts beside it', async () => {
  const { page } = await stage().visit('phone')
  await page.goto('/about')
  await page.getByRole('button', { name: /^Reserve coverage: more than 10×/ }).waitFor()
  const both = await page.locator('dd', { hasText: ' held, ' }).innerText()
  expect(both.replace(/\s+/g, ' ')).toMatch(/\$1,[\d,]+\.\d\d held, \$[\d,]+\.\d\d owed/)
  await picture(page, 'about-phone')
})

journey('the front page has a whole sentence where no withdrawal was paid yet', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/')
  await page.getByText('you can leave a plan on any day').waitFor()
  expect(await page.getByText('took at most').count()).toBe(0)
  const broken = await page
    .locator('main p')
    .evaluateAll((all) => all.flatMap((one) => (/\w –|– \w/.test(one.innerText) ? [one.innerText] : [])))
  expect(broken).toEqual([])
  await page.goto('/stats/median_withdrawal_time')
  await page.getByText('none paid yet').first().waitFor()
})

smoke.each(['phone', 'desktop'] as const satisfies readonly Size[])(
  "counts the operator's credit as bonus and not as a deposit, and names a payout as one (%s)",
  async (size) => {
    const { app } = stage()
    const boss = await app.administrator()
    const member = await app.signUp()
    for (const [account_type, amount] of [
      ['bonus', '50'],
      ['main', '600'],
    ]) {
      const asked = { user: member.user_id, account_type, amount, transaction_type: 'credit', narration: 'Welcome' }
      expect((await boss.call('POST', '/admin/transaction', asked)).status).toBe(201)
    }
    const { page } = await stage().visit(size)
    await enter(page, member.email, '/dashboard')
    // Money in the account ends the first stop of the tour, also when the operator credited it.
    await page.getByRole('button', { name: /^Done Fund / }).waitFor()
    await page.getByRole('button', { name: /^Now Pick a plan / }).waitFor()
    await page.getByRole('button', { name: 'Bonus: $50.00. What is this figure?' }).click()
    await page.getByText('for referrals or by the operator', { exact: false }).waitFor()
    await page.getByText('Adjustment by operator, in').waitFor()
    await page.getByText('+$50.00').first().waitFor()
    await picture(page, `bonus-${size}`)

    await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
    expect((await boss.call('POST', '/admin/business-date', { days: 9 })).status).toBe(201)
    await app.settled()
    await page.goto('/transactions')
    const payout = page
      .getByRole('link', { name: /^Details of Starter matured: \$500\.00 capital \+ \$50\.00 return, \+\$550\.00/ })
      .locator('visible=true')
    await payout.waitFor()
    await page.getByText('+$550.00').locator('visible=true').first().waitFor()
    await picture(page, `transactions-${size}`)
    await payout.click()
    await page.getByRole('heading', { name: 'Payout at maturity', level: 1 }).waitFor()
    await page.goto('/messages')
    await page.getByText('Your investment in Starter has matured').first().waitFor()
    await page.getByText('2 days ago').locator('visible=true').first().waitFor()
    await picture(page, `messages-${size}`)
    await page.goto('/dashboard')
    const panel = page.getByRole('region', { name: 'Balance history' })
    await panel.scrollIntoViewIfNeeded()
    await panel
      .getByRole('img', { name: /^Balance history by business date/ })
      .first()
      .waitFor()
    await picture(page, `dashboard-${size}`)
  },
)

const ABSURD = {
  verified_users: '9,007,199,254,740,991',
  deposits_settled: '$90,071,992,547,409.91',
  withdrawals_paid: '$90,071,992,547,409.91',
  median_withdrawal_time: '9,007,199,254 Sekunden',
  custody: '$90,071,992,547,409.91',
  reserve_free: '$90,071,992,547,409.91',
}

/** Each counter inside its own cell, no cell over another, and the page no wider than its window. */
const LAID_OUT = `(() => {
  const cells = [...document.querySelectorAll('#statistics')].flatMap((title) => [...title.closest('section').querySelectorAll('dl > div')])
  const boxes = cells.map((cell) => cell.getBoundingClientRect())
  const over = boxes.filter((one, at) => boxes.some((other, n) => n > at && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1))
  const spilt = cells.filter((cell) => { const box = cell.getBoundingClientRect(); return [...cell.querySelectorAll('[data-live]')].some((one) => one.checkVisibility() && one.getBoundingClientRect().right > box.right + 1) })
  return [cells.length, over.length, spilt.length, document.documentElement.scrollWidth - document.documentElement.clientWidth]
})()`

journey('the counters of the front page stay apart at any amount, width and language', async () => {
  const { page } = await stage().visit('desktop')
  for (const language of languages) {
    await page.goto(language === 'en' ? '/' : `/${language}`)
    await page.addStyleTag({ content: '.later { content-visibility: visible !important }' })
    await page.evaluate(
      `for (const [name, text] of Object.entries(${JSON.stringify(ABSURD)})) for (const one of document.querySelectorAll('[data-live="' + name + '"]')) one.textContent = text`,
    )
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([language, width, await page.evaluate(LAID_OUT)]).toEqual([language, width, [4, 0, 0, 0]])
      if (process.env.PICTURES && (language === 'en' || language === 'ar')) {
        const section = page.locator('section', { has: page.locator('#statistics') })
        await section.screenshot({ path: join(process.env.PICTURES, `counters-${language}-${width}.png`) })
      }
    }
  }
})
