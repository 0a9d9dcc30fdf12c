/**
 * Deposit wallets and plans in the console: made, changed, refused at their fields, kept waiting for a second administrator, and never a
 * link that is followed.
 */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { colleague } from '#test/rooms/admin/people.ts'
import { pngOfSize } from '#test/rooms/documents/hostile-bytes.ts'
import { ADMIN_EMAIL, type Client } from '#test/support/app.ts'
import { openStage, type Size, savedTable, sizes, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enterConsole } from './people.ts'

const stage = openStage()
const SOL = 'So11111111111111111111111111111111111111112'
let boss: Visit

beforeAll(async () => {
  boss = await stage().visit('desktop')
  await enterConsole(boss.page, stage().app, ADMIN_EMAIL, '/admin/wallets')
})

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })
const shown = (page: Page, text: string | RegExp): Locator => page.getByText(text).filter({ visible: true }).first()
const confirm = (page: Page, name: string): Promise<void> => button(page.getByRole('dialog'), name).click()
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name })

async function consoleOf(email: string, path: string, size: Size = 'desktop'): Promise<Visit> {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  await enterConsole(visit.page, stage().app, email, path)
  return visit
}

async function wallets(of: Client): Promise<readonly { _id: string; name: string; address: string; image: string | null; rank: number }[]> {
  return (await of.call('GET', '/admin/wallet')).body.data as never
}

smoke('makes a wallet, says at each field what is wrong, and goes back to the list two seconds after it was saved', async () => {
  const { page, see } = boss
  await page.getByRole('heading', { name: 'Wallets (3)' }).waitFor()
  await see('admin-wallets')
  await page.getByRole('link', { name: 'New wallet' }).click()
  await page.waitForURL('**/admin/wallets/new')
  await button(page, 'Create wallet').waitFor()
  expect(await page.getByRole('combobox', { name: 'Network' }).locator('option').allInnerTexts()).toHaveLength(15)
  await button(page, 'Create wallet').click()
  await page.getByText('Error creating wallet').waitFor()
  await page.getByText('Choose a network from the list.').waitFor()
  await see('admin-wallet-new-refused')
  await field(page, 'Address').fill(SOL)
  await page.getByRole('combobox', { name: 'Network' }).selectOption('solana')
  await field(page, 'Symbol').fill('SOL')
  await field(page, 'Coin (name)').fill('Solana')
  await field(page, 'Rank').fill('first')
  await button(page, 'Create wallet').click()
  await page.getByText('Enter a whole number, or leave it empty.').waitFor()
  expect(await field(page, 'Coin (name)').inputValue()).toBe('Solana')
  await field(page, 'Rank').fill('')
  await button(page, 'Create wallet').click()
  await page.getByText('Solana wallet created').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/wallets/new')
  await page.waitForURL('**/admin/wallets')
  await page.getByRole('heading', { name: 'Wallets (4)' }).waitFor()
  // An empty rank is -1, which comes last.
  const last = (await wallets(await stage().app.administrator())).at(-1)
  expect(last).toMatchObject({ name: 'Solana', rank: -1, address: `sandbox:${SOL}` })
  const saved = await savedTable(page, button(page, 'Save as CSV'))
  expect(saved.suggestedFilename()).toMatch(/\.csv$/)
})

journey('sec/S18 refuses a link at its field, shows an icon, an upload or the letter, and never asks another origin', async () => {
  const { page, see, context } = boss
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== stage().app.url) elsewhere.push(request.url())
  })
  const ada = await stage().app.administrator()
  const id = (await wallets(ada)).at(-1)?._id ?? ''
  await page.goto(`/admin/wallets/${id}`)
  await field(page, 'Image Link').fill('https://pictures.example/sol.png')
  await page.getByText("Links to other sites can't be used.").waitFor()
  await see('admin-wallet-link')
  await button(page, 'Update Wallet').click()
  await page.getByText('Choose an icon from the list, or upload a picture.').first().waitFor()
  expect((await wallets(ada)).at(-1)?.image).toBeNull()
  await page.goto('/admin/wallets')
  await page.getByRole('table').locator('img[src="/coins/sol.svg"]').first().waitFor()
  await ada.call('PATCH', `/admin/wallet/${id}`, { symbol: 'NEW' })
  await page.reload()
  await page.getByRole('table').getByRole('link', { name: 'Solana', exact: true }).waitFor()
  expect(elsewhere).toEqual([])
  await page.goto(`/admin/wallets/${id}`)
  await button(page, 'Choose a bundled icon').click()
  await button(page, 'sol').click()
  expect(await field(page, 'Image Link').inputValue()).toBe('icon:sol')
  await see('admin-wallet-icons')
  await page.getByLabel('Upload a picture').setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: pngOfSize(8, 8) })
  await button(page, 'Upload').click()
  await page.getByText('Solana wallet updated').waitFor()
  await page.locator('img[src^="/api/v1/files/"]').waitFor()
  expect(await field(page, 'Image Link').inputValue()).toMatch(/^\/api\/v1\/files\//)
})

journey('keeps what was typed when it is refused, says so when there is no such id, and deletes after asking', async () => {
  const { page, see } = boss
  const ada = await stage().app.administrator()
  const id = (await wallets(ada)).at(-1)?._id ?? ''
  await page.goto(`/admin/wallets/${id}`)
  await field(page, 'Address').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await page.getByRole('combobox', { name: 'Network' }).selectOption('Bitcoin')
  await button(page, 'Update Wallet').click()
  await page.getByText('Error updating wallet').waitFor()
  await page.getByText('real coins could be sent to this one').waitFor()
  expect(await field(page, 'Address').inputValue()).toContain('bc1q')
  await see('admin-wallet-refused')
  await page.goto('/admin/wallets/00000000-0000-7000-8000-000000000000')
  await shown(page, 'id not found').waitFor()
  await page.getByText('No wallet found').waitFor()
  await see('admin-wallet-none')
  await page.goto('/admin/wallets/')
  await shown(page, 'id not found').waitFor()
  await page.goto(`/admin/wallets/${id}`)
  await button(page, 'Delete wallet').click()
  await page.getByRole('dialog', { name: 'Delete the Solana wallet?' }).waitFor()
  await see('admin-wallet-delete')
  await confirm(page, 'Delete wallet')
  await page.getByText('Deleted Successfully').waitFor()
  await page.waitForURL('**/admin/wallets')
  await page.getByRole('heading', { name: 'Wallets (3)' }).waitFor()
})

journey('says that an address waits for a second administrator, and shows those who only read no button', async () => {
  const { app } = stage()
  const ada = await app.administrator()
  await ada.call('PATCH', '/admin/settings', { wallet_four_eyes: true })
  const bob = await colleague(app, ada, 'administrator')
  const auditor = await colleague(app, ada, 'auditor', bob)
  const { page, see } = boss
  await page.goto('/admin/wallets')
  await page.getByRole('table').getByRole('link', { name: 'Edit Wallet Ethereum' }).click()
  await field(page, 'Address').fill('0x0000000000000000000000000000000000000001')
  await button(page, 'Update Wallet').click()
  await shown(page, 'Waiting for a second administrator.').waitFor()
  await page.getByText('Change of a deposit wallet is waiting for a second administrator').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/wallets\/[\w-]{36}$/)
  await see('admin-wallet-waiting')
  await page.getByRole('link', { name: 'See it in Approvals' }).click()
  await page.getByText('sandbox:0x0000000000000000000000000000000000000001').waitFor()
  await page.locator('del', { hasText: 'sandbox:0x0000000000000000000000000000000000000000' }).waitFor()
  await see('admin-approvals-wallet')
  await page.goBack()
  await page.getByRole('heading', { name: 'Ethereum' }).waitFor()
  const reads = await consoleOf(auditor.email, '/admin/wallets')
  await shown(reads.page, 'a change is waiting for a second administrator').waitFor()
  expect(await reads.page.getByRole('link', { name: /Edit Wallet|New wallet/ }).count()).toBe(0)
  await reads.page.setViewportSize(sizes.phone)
  await reads.see('admin-wallets-auditor-small')
  await reads.page.goto(new URL(page.url()).pathname)
  await reads.page.getByText('You have read-only access.').waitFor()
  expect(await reads.page.getByRole('button', { name: /Update Wallet|Delete/ }).count()).toBe(0)
  await reads.page.goto('/admin/wallets/new')
  await reads.page.getByText('You have read-only access.').waitFor()
  expect(await reads.page.getByRole('textbox', { name: 'Address' }).count()).toBe(0)
})

journey(
  'says what other terms would promise before they are asked for, waits for the second administrator, and leaves what was sold as it was',
  async () => {
    const { app } = stage()
    const { page, see } = boss
    await (await app.member({ funded: '2000' })).call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    await page.goto('/admin/plans')
    await page.getByRole('table').getByRole('row').nth(9).waitFor()
    await see('admin-plans')
    await page.getByRole('table').getByRole('link', { name: 'Starter' }).click()
    await page.getByRole('heading', { name: 'Preview' }).waitFor()
    await field(page, 'Term return').fill('a lot')
    await page.getByText('Enter a percentage with at most two places.').waitFor()
    await field(page, 'Term return').fill('5')
    await page.getByRole('row', { name: /Set aside on the largest amount.*\$50\.00.*\$25\.00/ }).waitFor()
    await see('admin-plan-what-if')
    expect((await app.anyone.call('GET', '/plans/starter')).body.data).toMatchObject({ percent: '10.00' })
    await button(page, 'Change the terms').click()
    await page.getByText('All fields are required!').first().waitFor()
    await field(page, 'Reason').fill('Less is funded')
    await button(page, 'Change the terms').click()
    await shown(page, 'Waiting for a second administrator.').waitFor()
    await page.getByText('New terms of a plan is waiting for a second administrator').waitFor()
    await page.setViewportSize(sizes.phone)
    await see('admin-plan-waiting-small')
    await page.setViewportSize(sizes.desktop)

    const second = (
      await app.database.query<{ email: string }>("SELECT email FROM users WHERE role = 'administrator' AND email <> $1", [ADMIN_EMAIL])
    )[0]
    const { page: other, see: seen } = await consoleOf(second?.email ?? '', '/admin?show=changes')
    const card = other.getByRole('region', { name: 'New terms of a plan' })
    await card.locator('del', { hasText: '10.00%' }).waitFor()
    expect(await card.getByText('Term return').locator('..').innerText()).toMatch(/10\.00%[\s\S]*5\.00%/)
    await seen('admin-approvals-terms')
    await button(card, 'Approve').click()
    await other.getByRole('dialog').getByLabel('Reason').fill('Checked against the reserve')
    await confirm(other, 'Approve')
    await other.getByText('Approved Successfully').waitFor()
    await page.reload()
    const versions = page.getByRole('table', { name: 'Version', exact: true }).locator('tbody tr')
    await versions.nth(1).waitFor()
    expect(await versions.allInnerTexts()).toEqual([
      expect.stringMatching(/^2\b[\s\S]*5\.00%[\s\S]*0$/),
      expect.stringMatching(/^1\b[\s\S]*10\.00%[\s\S]*1$/),
    ])
    await see('admin-plan-versions')
    expect((await app.anyone.call('GET', '/plans/starter')).body.data).toMatchObject({ percent: '5.00' })
  },
)
