/**
 * The safety around a session, in a browser: the phone's flag, devices, the freeze, password and email, and the pages that mailed links
 * open.
 */
import { expect, onTestFinished } from 'vitest'
import { newId } from '#kernel/id'
import { PASSWORD } from '#test/support/app.ts'
import { tokenFor } from '#test/support/mailbox.ts'
import { appIsThere, openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, fillAccount, fillLogIn, fillPerson, headed } from './people.ts'

const stage = openStage()
const NEW_PASSWORD = 'harbour-quilt-lantern-7'
const THIEF = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' }
const sizes = ['phone', 'desktop'] as const

async function arrive(size: Size): Promise<Visit> {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  return visit
}

journey.each(sizes)(
  'shows the flag of a phone, formats it while it is typed, and lets another country be chosen by keyboard, on a %s',
  async (size) => {
    const { page, see } = await arrive(size)
    const email = `${newId()}@member.test`
    await page.goto('/register')
    await fillAccount(page, { email })
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const country = page.getByLabel('Country code')
    // Equal flags are one file, so its name says little; that it is drawn says enough.
    const flag = page.locator('img[src$=".svg"]').first()
    await flag.waitFor()
    await flag.evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode())
    expect(await country.inputValue()).toBe('US')
    await page.getByLabel('Phone').pressSequentially('4155550100')
    expect(await page.getByLabel('Phone').inputValue()).toBe('(415) 555-0100')
    await country.focus()
    await page.keyboard.type('Swed')
    expect(await country.inputValue()).toBe('SE')
    await page.getByLabel('Phone').fill('')
    await page.getByLabel('Phone').pressSequentially('0701234567')
    expect(await page.getByLabel('Phone').inputValue()).toBe('070-123 45 67')
    await page.getByLabel('Phone').fill('')
    await page.getByLabel('Phone').pressSequentially('+4930901820')
    expect(await country.inputValue()).toBe('DE')
    await fillPerson(page)
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText('Enter a valid phone number with its country.').first().waitFor()
    expect(await page.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true')
    await see('sign-up-phone')
    await page.getByLabel('Phone').fill('+49 30 901820')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText('Registration successful!, verify your email.').waitFor()
    await page.waitForURL('**/verify-account')
    await headed(page, 'Verify account')
    const rows = await stage().app.database.query('SELECT phone, phone_country_code FROM users WHERE email = $1', [email])
    expect(rows).toEqual([{ phone: '+4930901820', phone_country_code: '+49' }])
    const code = await stage().app.codeFor(email, 'code:verify')
    await appIsThere(page)
    await page.getByLabel('Code').focus()
    await page.evaluate(`(() => {
    const data = new DataTransfer()
    data.setData('text', '${code.slice(0, 3)} ${code.slice(3)}')
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })()`)
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe(code)
    await see('verify-account-pasted')
  },
)

smoke.each(sizes)(
  'sec/A10 lists devices, signs one out, and takes a foreign log-in back by the link in its mail, on a %s',
  async (size) => {
    const { app } = stage()
    const { email } = await app.member()
    const { page, see, context } = await arrive(size)
    await enter(page, email, '/settings')
    await page.getByRole('tab', { name: 'Security', exact: true }).click()
    await page.getByText('This device').waitFor()
    await page.getByText('Chrome on Linux').waitFor()
    await see('devices')
    await page.getByRole('button', { name: /^Sign out A program/ }).click()
    await page.getByText('Signed out.', { exact: true }).waitFor()
    await page.getByText('No other device is signed in.').waitFor()
    const { body } = await app.anyone.call('POST', '/auth/login', { email, password: PASSWORD }, THIEF)
    const stolen = { ...THIEF, authorization: `Bearer ${body.data?.token}` }
    await page.reload()
    await page.getByRole('tab', { name: 'Security', exact: true }).click()
    await page.getByText('Firefox on Linux').waitFor()
    const token = await tokenFor(app, email, '/undo')
    const requests: string[] = []
    const link = await context.newPage()
    link.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await link.goto(`/undo#${token}`)
    await link.getByRole('button', { name: 'Undo it' }).waitFor()
    expect(await link.evaluate('location.hash')).toBe('')
    expect((await app.anyone.call('GET', '/me', undefined, stolen)).status).toBe(200)
    await link.getByRole('button', { name: 'Undo it' }).click()
    await link.getByText('That device is signed out').waitFor()
    expect(requests.filter((request) => request.includes(token))).toEqual([])
    expect((await app.anyone.call('GET', '/me', undefined, stolen)).status).toBe(401)
    // The same tab again: only the fragment differs, which alone loads no page.
    await link.evaluate(`location.hash = '${token}'`)
    await link.getByRole('button', { name: 'Undo it' }).click()
    await link.getByText('This link no longer works').waitFor()
  },
)

journey.each(sizes)('freezes the account after asking, and unfreezes it by the link in the mail, on a %s', async (size) => {
  const { app } = stage()
  const { email } = await app.member()
  const { page, see } = await arrive(size)
  await enter(page, email, '/settings')
  await page.getByRole('tab', { name: 'Security', exact: true }).click()
  await page.getByRole('button', { name: 'Freeze my account' }).click()
  await page.getByText('Freeze your account now?').waitFor()
  await see('freeze-dialog')
  await page.getByRole('button', { name: 'Freeze', exact: true }).click()
  await page.getByText('Your account is frozen. Check your email for the link.').waitFor()
  await page.waitForURL('**/login?next=%2Fsettings%3Ftab%3Dsecurity')
  await headed(page, 'Log in')
  expect(await page.evaluate(`localStorage.getItem('user')`)).toBeNull()
  await enter(page, email, '/settings')
  await page.getByRole('tab', { name: 'Security', exact: true }).click()
  await page.getByText('Your account has been frozen since').waitFor()
  await see('frozen')
  await page.getByText('Your account is frozen. Your plans still mature').waitFor()
  await page.getByRole('button', { name: 'Email a new link' }).click()
  await page.getByText('We have sent the link. Check your email.').waitFor()
  await page.goto(`/unfreeze#${await tokenFor(app, email, '/unfreeze')}`)
  await page.getByRole('button', { name: 'Unfreeze', exact: true }).waitFor()
  await see('unfreeze')
  await page.getByRole('button', { name: 'Unfreeze', exact: true }).click()
  await page.getByText('Your account is no longer frozen').waitFor()
  await see('unfrozen')
})

journey.each(sizes)('changes the password and the email in the settings, on a %s', async (size) => {
  const { app } = stage()
  const { email } = await app.member()
  const { page, see } = await arrive(size)
  await enter(page, email, '/settings')
  await page.getByRole('tab', { name: 'Password', exact: true }).click()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByText('All fields are required!').waitFor()
  await page.getByLabel('Current password').fill('not the current one')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByText('This is not your current password.').first().waitFor()
  await see('password-tab')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByText('Your password is changed. Your other devices are signed out.').waitFor()
  const email_new = `${newId()}@new.test`
  await page.getByLabel('New email').fill(email_new)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText(`If ${email_new} can be used`).waitFor()
  await page.getByLabel('Code').fill(await app.codeFor(email_new, 'code:email'))
  await see('email-code')
  await page.getByLabel('Code').press('Enter')
  await page.getByText('Your email is changed.').waitFor()
  await page.getByText(`Your account uses ${email_new}.`).waitFor()
  const link = `/undo#${await tokenFor(app, email, '/undo')}`
  await page.goto(link)
  await page.getByRole('button', { name: 'Undo it' }).waitFor()
  await see('undo')
  await page.getByRole('button', { name: 'Undo it' }).click()
  await page.getByText('Your email is restored').waitFor()
  await see('undone')
  await page.goto('/dashboard')
  await page.waitForURL('**/login*')
  await fillLogIn(page, email, NEW_PASSWORD)
  await page.waitForURL('**/dashboard')
})

journey('asks a member who wishes it for a mailed code at each log-in', async () => {
  const { app } = stage()
  const member = await app.member()
  await member.call('PATCH', '/me/preferences', { login_code: true })
  const { page } = await arrive('phone')
  await page.goto('/login')
  await fillLogIn(page, member.email)
  await page.waitForURL('**/verify-login*')
  await headed(page, 'Confirm log-in')
  expect(await page.getByLabel('Email').inputValue()).toBe(member.email)
  await page.getByLabel('Code').fill(await app.codeFor(member.email, 'code:login'))
  await page.waitForURL('**/dashboard')
})
