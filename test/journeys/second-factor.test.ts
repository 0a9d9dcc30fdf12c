/** Second factors in a real browser, its passkeys kept by the virtual authenticator of the browser's own protocol. */
import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { tokenFor } from '#test/support/mailbox.ts'
import { openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, fillLogIn } from './people.ts'

const stage = openStage({ by_name: true })
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const SIZES = ['desktop', 'phone'] as const satisfies readonly Size[]
const TWO_STEPS_SECONDS = 60

async function addAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const consent = (given: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: given })
  return { consent }
}

/** What an authenticator app makes of the secret, at the application's time. */
function appCode(secret: string): string {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret.replace(/\s/g, '')) })
  return totp.generate({ timestamp: stage().app.clock.now().getTime() })
}

const nextCode = (secret: string): string => {
  stage().app.clock.advance(TWO_STEPS_SECONDS)
  return appCode(secret)
}

const dialog = (page: Page) => page.getByRole('dialog')

async function addedMember(funded?: string): Promise<string> {
  const who = await stage().app.member(funded ? { funded } : {})
  await who.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  return who.email
}

async function openSecurity({ page }: Visit): Promise<void> {
  await page.goto('/settings?tab=security')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('heading', { name: 'Second factor' }).waitFor()
}

async function keepCodes({ page, see }: Visit, name?: string): Promise<string[]> {
  await dialog(page).getByText('Your recovery codes').waitFor()
  const codes = await dialog(page).getByRole('listitem').allInnerTexts()
  if (name) await see(name)
  await page.keyboard.press('Escape')
  expect(await dialog(page).getByRole('listitem').count()).toBe(10)
  await dialog(page).getByLabel('I have saved them').check()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  return codes
}

// First: the others move the clock of the application and not the browser's, for which a fresh payout address would then be held.
smoke.each(SIZES)(
  'asks whether it is still you before a withdrawal, and sends it once, on a %s',
  async (size) => {
    const visit = await stage().visit(size)
    const { page, see, context } = visit
    const key = await addAuthenticator(context, page)
    const email = await addedMember('500')
    await enter(page, email)
    await openSecurity(visit)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    const codes = await keepCodes(visit)

    await page.goto('/withdraw')
    await page.getByLabel('Amount').last().fill('125')
    await page.getByLabel('Coin').selectOption({ index: 1 })
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/private/user/transaction'))
        keys.push(request.headers()['idempotency-key'] ?? '')
    })
    const ask = page.getByRole('button', { name: /withdraw/i }).last()
    await ask.click()
    await dialog(page).getByText('Confirm it is you').waitFor()
    await see('step-up')
    // Focus is on what to do next; Escape goes back, and the form is as it was.
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Use your passkey')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Amount').last().inputValue()).toBe('125')
    // The refused request ends a moment after its dialog.
    await page.getByRole('button', { name: 'Please wait…' }).waitFor({ state: 'detached' })
    await ask.click()
    await key.consent(false)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await dialog(page).getByText('The passkey was not used.').waitFor()
    await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
    await dialog(page).getByLabel('Recovery code').fill('wrong-wrong')
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await dialog(page).getByText('The code is wrong or has expired.').waitFor()
    await see('step-up-recovery')
    await dialog(page)
      .getByLabel('Recovery code')
      .fill(codes[3] ?? '')
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await dialog(page).getByText('Confirm the withdrawal of $125.00').waitFor()
    expect(keys.length).toBe(3)
    expect(keys[2]).toBe(keys[1])

    // Six minutes later the confirmation asks again.
    await stage().app.database.query(`UPDATE session SET stepped_up_at = stepped_up_at - interval '6 minutes'`)
    await dialog(page)
      .getByLabel('Code')
      .fill(await stage().app.codeFor(email, 'code:withdrawal'))
    await page.getByText('Confirm it is you').waitFor()
    await key.consent(true)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await page
      .getByText(/waiting for an administrator/)
      .first()
      .waitFor()
    const [row] = await stage().app.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM member_transaction t JOIN users u ON u.id = t.user_id WHERE u.email = $1 AND t.state = 'awaiting_approval'`,
      [email],
    )
    expect(row?.n).toBe(1)
  },
  120_000,
)

journey.each(SIZES)(
  'sets up an authenticator app from its secret, and logs in with it, on a %s',
  async (size) => {
    const visit = await stage().visit(size)
    const { page, see } = visit
    const email = await addedMember()
    await enter(page, email)
    await openSecurity(visit)
    await see('security-off')
    await page.getByRole('button', { name: 'Set up the app' }).click()
    const secret = await dialog(page).getByTestId('totp-secret').innerText()
    await dialog(page).getByRole('img', { name: 'QR code with the secret for your authenticator app' }).waitFor()
    await see('totp-dialog')
    await dialog(page).getByLabel('Code from the app').fill('000000')
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await dialog(page).getByText('The code is wrong or has expired.').waitFor()
    await dialog(page).getByLabel('Code from the app').fill(appCode(secret))
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    const codes = await keepCodes(visit, 'recovery-codes')
    await page.getByText('10 left').waitFor()
    await see('security-totp')

    const other = await stage().visit(size)
    await other.page.goto('/login')
    await other.page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
    await other.see('log-in-passkey')
    await fillLogIn(other.page, email)
    await other.page.waitForURL('**/verify-login*')
    await other.page.getByText(`One more step for ${email}.`).waitFor()
    await other.see('verify-login-totp')
    await other.page.getByLabel('Code from your authenticator app').fill(nextCode(secret))
    await other.page.getByRole('button', { name: 'Confirm' }).click()
    await other.page.getByText('Logged In successfully!').waitFor()
    await other.page.waitForURL('**/dashboard')

    const third = await stage().visit(size)
    await third.page.goto('/login')
    await fillLogIn(third.page, email)
    await third.page.getByRole('button', { name: 'Use a recovery code' }).click()
    await third.page.getByLabel('Recovery code').fill('wrong-wrong')
    await third.page.getByRole('button', { name: 'Confirm' }).click()
    await third.page.getByText('The code is wrong or has expired.').waitFor()
    await third.see('verify-login-recovery')
    await third.page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await third.page.getByRole('button', { name: 'Confirm' }).click()
    await third.page.waitForURL('**/dashboard')

    // Frozen: every screen says so, and the mailed link asks for the factor once, also for a signed-in person.
    await stage().app.database.query('UPDATE users SET frozen_at = $2 WHERE email = $1', [email, stage().app.clock.now()])
    await third.page.goto('/plans')
    await third.page.getByText('Your account is frozen.').waitFor()
    await third.see('frozen-notice')
    await third.page.getByRole('link', { name: 'How to unfreeze it' }).click()
    await third.page.getByRole('button', { name: 'Email a new link' }).click()
    await third.page.getByText('We have sent the link. Check your email.').waitFor()
    await third.page.goto(`/unfreeze#${await tokenFor(stage().app, email, '/unfreeze')}`)
    await third.page.getByRole('button', { name: 'Unfreeze', exact: true }).click()
    await third.page.getByLabel('Code from your authenticator app').fill(nextCode(secret))
    expect(await third.page.getByText('Confirm it is you').count()).toBe(0)
    await third.see('unfreeze-totp')
    await third.page.getByRole('button', { name: 'Unfreeze', exact: true }).click()
    await third.page.getByText('Your account is no longer frozen').waitFor()
  },
  120_000,
)

journey.each(SIZES)(
  'makes a passkey, logs in with it alone and after the password, and removes it, on a %s',
  async (size) => {
    const visit = await stage().visit(size)
    const { page, see, context } = visit
    const key = await addAuthenticator(context, page)
    const email = await addedMember()
    await enter(page, email)
    await openSecurity(visit)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog(page).getByLabel('Name').fill('My phone')
    await see('passkey-name')
    await key.consent(false)
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await dialog(page).getByText('No passkey was created.').waitFor()
    await key.consent(true)
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await keepCodes(visit)
    await page.getByText('My phone', { exact: true }).waitFor()
    await see('security-passkey')

    await logOut(page)
    await page.goto('/login?next=/settings')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('Logged In successfully!').waitFor()
    await page.waitForURL('**/settings')

    await logOut(page)
    await page.goto('/login')
    await fillLogIn(page, email)
    await page.waitForURL('**/verify-login*')
    await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
    await see('verify-login-passkey')
    await key.consent(false)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await page.getByText('The passkey was not used. Try again, or choose another way.').waitFor()
    await key.consent(true)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await page.waitForURL('**/dashboard')

    await openSecurity(visit)
    await page.getByRole('button', { name: 'Rename My phone' }).click()
    await dialog(page).getByLabel('Name').fill('Old phone')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Old phone', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove Old phone' }).click()
    await dialog(page).getByText('This is your last factor.').waitFor()
    const remove = dialog(page).getByRole('button', { name: 'Remove', exact: true })
    await remove.click()
    await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
    await see('step-up-over-dialog')
    // Closing the question leaves the dialog that asked, and what it asks about.
    await page.keyboard.press('Escape')
    await dialog(page).getByText('Confirm it is you.').waitFor()
    await remove.click()
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await page.getByText('No passkey yet').waitFor()
    await dialog(page).first().waitFor({ state: 'detached' })
  },
  120_000,
)

journey('signals to the browser which passkeys are valid and whose they are, and one that is not known any more', async () => {
  const { page, context } = await stage().visit('desktop')
  await addAuthenticator(context, page)
  // Each still reaches the browser.
  await page.addInitScript(`for (const name of ['signalUnknownCredential', 'signalAllAcceptedCredentials', 'signalCurrentUserDetails']) {
    const own = PublicKeyCredential[name]
    PublicKeyCredential[name] = (of) => {
      window.signals = [...(window.signals ?? []), { ...of, signal: name }]
      return own.call(PublicKeyCredential, of)
    }
  }`)
  const signals = async (name: string) =>
    (await page.evaluate<Record<string, unknown>[]>('window.signals ?? []')).filter(({ signal }) => signal === name)
  const email = await addedMember()
  await enter(page, email)
  await openSecurity({ page } as Visit)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await keepCodes({ page } as Visit)
  const [row] = await stage().app.database.query<{ id: string }>(
    `DELETE FROM passkey p USING users u WHERE u.id = p.user_id AND u.email = $1 RETURNING encode(p.credential_id, 'base64') AS id`,
    [email],
  )
  const id = Buffer.from(row?.id ?? '', 'base64').toString('base64url')
  expect((await signals('signalAllAcceptedCredentials')).at(-1)).toMatchObject({ allAcceptedCredentialIds: [id] })
  expect(JSON.stringify(await signals('signalCurrentUserDetails'))).toContain(email)
  await logOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByText('This passkey is not known here any more.').first().waitFor()
  expect(await signals('signalUnknownCredential')).toMatchObject([{ rpId: 'localhost', credentialId: id }])
})

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate('localStorage.clear(); sessionStorage.clear()')
}
