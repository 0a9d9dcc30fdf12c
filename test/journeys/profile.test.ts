/**
 * A member's own page and where they are paid, on a telephone and on a desk: what they change is there, and what is refused is shown beside
 * its field.
 */
import sharp from 'sharp'
import { beforeAll, describe, expect } from 'vitest'
import { someOf } from '#test/support/whole.ts'
import { openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Welchevoralternwarengewissenhaftschaferswessen'
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const XRP = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=4294967295'

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a3fd0' } })
    .png()
    .toBuffer()

describe.each(someOf(['phone', 'desktop'] as const, 1))('on a %s', (size: Size) => {
  let member: Visit
  beforeAll(async () => {
    const email = `profile-${size}@member.test`
    await stage().app.member({ email, funded: '1000' })
    member = await stage().visit(size)
    await enter(member.page, email)
  })

  smoke('changes name, links and picture, and shows them everywhere', async () => {
    const { page } = member
    await page.goto('/profile')
    await page.getByLabel('First name').fill('Adalberta')
    await page.getByLabel('Last name').fill(LONG_NAME)
    await page.getByLabel('Country').fill('Norway')
    await page.getByLabel('Twitter').fill('https://x.com/adalberta')
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() })
    await page.getByText('New picture, not saved yet.').waitFor()
    await page.getByRole('button', { name: 'Update profile' }).click()
    await page.getByText('Profile Updated Successfully').waitFor()
    await page.getByRole('main').getByText(`Adalberta ${LONG_NAME}`).waitFor()
    expect(await page.evaluate(`JSON.parse(localStorage.getItem('user')).first_name`)).toBe('Adalberta')
    const shown = page.getByRole('banner').locator('img[src^="/api/v1/files/"]')
    await shown.waitFor()
    await expect.poll(() => shown.evaluate((image: unknown) => (image as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(0)
    expect(await page.getByRole('link', { name: 'Twitter page, opens in a new tab' }).getAttribute('href')).toBe('https://x.com/adalberta')
    await member.see('profile')
  })

  journey('says beside the field what is refused, and keeps what was typed', async () => {
    const { page } = member
    await page.goto('/profile')
    await page.getByLabel('Facebook').fill('https://facebook.com.evil.example/a')
    await page.getByRole('button', { name: 'Update profile' }).click()
    await page.getByText('Unable to Update Profile').waitFor()
    await page.getByText('Enter a link that begins with https:// and leads to facebook.com.').first().waitFor()
    expect(await page.getByLabel('Facebook').inputValue()).toBe('https://facebook.com.evil.example/a')
    await page.locator('input[type=file]').setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await page.getByText('This is a GIF picture. Save it as JPEG first, then choose that file.').waitFor()
    await member.see('profile-refused')
  })

  journey('removes the picture after asking', async () => {
    const { page } = member
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await page.getByText('The picture was removed.').waitFor()
    await page.locator('img[src^="/api/v1/files/"]').first().waitFor({ state: 'detached' })
  })

  journey('finds a coin by its name, saves several addresses at once, and offers all of them to a withdrawal', async () => {
    const { page } = member
    await page.goto('/settings?tab=wallet')
    await page.getByPlaceholder('update your Bitcoin address').waitFor()
    await member.see('wallet-empty')
    await page.getByPlaceholder('Find a coin or network').fill('shib')
    await page.getByPlaceholder('update your Shiba Inu address').fill(ETHEREUM)
    await page.getByPlaceholder('Find a coin or network').fill('xrp')
    await page.getByPlaceholder('update your XRP address').fill(XRP)
    await page.getByPlaceholder('Find a coin or network').fill('')
    await page.getByPlaceholder('update your Ethereum address').fill(ETHEREUM)
    await page.getByRole('button', { name: 'Update addresses' }).click()
    await page.getByText('Wallet Updated Successfully').waitFor()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await member.see('wallet-saved')
    await page.goto('/withdraw')
    await page.getByLabel('Coin').waitFor()
    const options = await page.getByLabel('Coin').locator('option').allTextContents()
    for (const name of ['ETH on ERC-20', 'SHIBAINU on ERC-20', 'XRP on XRP'])
      expect(options.some((text) => text.startsWith(name))).toBe(true)
  })

  journey('names coin, network and fault under a wrong address', async () => {
    const { page } = member
    await page.goto('/settings?tab=wallet')
    await page.getByPlaceholder('update your Bitcoin address').fill(ETHEREUM)
    await page.getByRole('button', { name: 'Update addresses' }).click()
    await page.getByText('Unable to Update Wallet').waitFor()
    await page.getByText('BTC (Bitcoin): this is not a valid address of its network. It is an address of ERC-20.').first().waitFor()
    await member.see('wallet-refused')
  })

  journey('keeps the chosen tab in the address, and an unknown one opens the first', async () => {
    const { page } = member
    await page.goto('/settings?tab=nothing')
    await page.getByPlaceholder('update your Bitcoin address').waitFor()
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Wallet')
  })

  journey('says when the profile could not be loaded, and tries again', async () => {
    const { page } = member
    await page.route('**/api/v1/me', (route) => route.abort())
    await page.goto('/profile')
    await page.getByText('Your profile could not be loaded.').waitFor()
    await member.see('profile-failed')
    await page.unroute('**/api/v1/me')
    await page.getByRole('button', { name: /try again/i }).click()
    await page.getByLabel('First name').waitFor()
  })
})
