/**
 * The practice application in a browser: a visitor drops a file, a member sees what was sent, and a wrong file shows an error at its
 * field.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { picture } from '#test/rooms/documents/papers.ts'
import { appIsThere, openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const SIZES: readonly Size[] = ['phone', 'desktop']

beforeAll(async () => {
  const administrator = await stage().app.administrator()
  await administrator.call('PATCH', '/admin/settings', { limit_ira_forms: 100 })
})

/** Drops bytes as a file on the frame that asks for one. */
async function drop(page: Page, place: string, name: string, type: string, bytes: Buffer): Promise<void> {
  const base64 = bytes.toString('base64')
  const dataTransfer = await page.evaluateHandle(`(() => {
    const bytes = Uint8Array.from(atob('${base64}'), (character) => character.charCodeAt(0))
    const carried = new DataTransfer()
    carried.items.add(new File([bytes], '${name}', { type: '${type}' }))
    return carried
  })()`)
  const frame = page
    .getByText(place, { exact: false })
    .first()
    .locator('xpath=ancestor::div[@class][.//input[@type="file"]][1]')
    .locator('label')
    .last()
  await frame.dispatchEvent('dragenter', { dataTransfer })
  await page.getByText('Drop the file here').waitFor()
  await frame.dispatchEvent('drop', { dataTransfer })
}

async function fill(page: Page, email: string | null): Promise<void> {
  if (email !== null) await page.getByLabel('Email').fill(email)
  await page.getByLabel('Full name').fill('Ada Visitor')
  await page.getByLabel('Phone number').fill('+1 415 555 0100')
}

smoke.each(SIZES)('a visitor applies with drag and drop (%s)', async (size) => {
  const { page, see } = await stage().visit(size)
  await page.goto('/ira-form')
  await appIsThere(page)
  await page.getByText('This is a practice application.').waitFor()
  await page.getByText(/10% additional tax/).waitFor()
  await page.getByText(/no annual account fee, because there is no account/).waitFor()
  expect(await page.getByRole('link', { name: 'See the IRA plan' }).getAttribute('href')).toBe('/plans/ira')
  expect(await page.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register?next=%2Fira-form')
  await see('ira-form')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('All fields are required!').first().waitFor()
  await page.getByText('Add a file.').waitFor()
  expect(await page.evaluate('document.activeElement.getAttribute("inputmode")')).toBe('email')
  await see('ira-form-missing')
  await fill(page, `visitor-${size}@member.test`)
  await page.getByRole('button', { name: 'Use a specimen' }).click()
  expect(await page.getByLabel('Social security number').inputValue()).toBe('987-65-4320')
  await drop(page, 'Government ID', 'licence.png', 'image/png', await picture())
  await page.getByText('licence.png').waitFor()
  await page.getByRole('button', { name: 'Remove licence.png' }).click()
  await drop(page, 'Government ID', 'licence.png', 'image/png', await picture())
  await drop(page, 'Employment letter', 'letter.jpg', 'image/jpeg', await picture('jpeg'))
  await see('ira-form-filled')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Application received.').waitFor()
  await see('ira-form-received')
})

journey.each(SIZES)('a member sends the specimen and sees what was sent (%s)', async (size) => {
  const email = `ira-${size}@member.test`
  await stage().app.member({ email })
  const { page, see } = await stage().visit(size)
  await enter(page, email, '/ira-form')
  await page.getByText('You have not applied yet').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await fill(page, null)
  await page.getByRole('button', { name: 'Use the specimen' }).click()
  await page.getByText('specimen-id.png').waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download it' }).click()])
  expect(saved.suggestedFilename()).toBe('specimen-id.png')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Application received.').waitFor()
  await page.getByText(/Details kept until/).waitFor()
  await see('ira-form-own')
})

journey('an error is shown where it is: a wrong file, a real number, a lost connection', async () => {
  const { page, context, see } = await stage().visit('phone')
  await page.goto('/ira-form')
  await appIsThere(page)
  await fill(page, 'wrong@member.test')
  const files = page.locator('input[type="file"]')
  await files.first().setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await page.getByText('Only PDF, JPEG, PNG files are accepted. The content of this file is of another kind.').waitFor()
  await files.first().setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1_048_576) })
  await page.getByText('A file may have at most 10 MB.').waitFor()
  await files.first().setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 <script>') })
  await page.getByLabel('Social security number').fill('123-45-6789')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(/Only a specimen number is accepted/).waitFor()
  await page.getByLabel('Social security number').fill('')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('This file contains more than its name says.').waitFor()
  await see('ira-form-wrong')
  await context.setOffline(true)
  await page.getByText(/You are offline/).waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await context.setOffline(false)
  await page.getByText('Application failed. Try again later!').waitFor()
  await page.getByText('Network Error').waitFor()
})
