/** People with a second factor, over HTTP. */
import { Secret, TOTP } from 'otpauth'
import type { Answer, Client, TestApp } from '#test/support/app.ts'

export const SITE = { origin: 'http://localhost', rp_id: 'localhost' }
export const ENVIRONMENT = { PUBLIC_URL: SITE.origin }
export const STEP_SECONDS = 30

/** What an authenticator app shows at the application's time, some steps away. */
export function appCode(app: TestApp, secret: string, steps = 0): string {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: app.clock.now().getTime() + steps * STEP_SECONDS * 1000 })
}

export type WithTotp = { readonly secret: string; readonly recovery_codes: readonly string[] }

/** Enrols the app; the clock goes on by two steps, so that the next code is a fresh one. */
export async function enrol(app: TestApp, who: Client): Promise<WithTotp> {
  const begun = await who.call('POST', '/me/second-factor/totp')
  const secret = String(begun.body.data?.secret)
  const confirmed = await who.call('PATCH', '/me/second-factor/totp', { code: appCode(app, secret) })
  if (confirmed.status !== 200) throw new Error(begun.text + confirmed.text)
  app.clock.advance(2 * STEP_SECONDS)
  return { secret, recovery_codes: confirmed.body.data?.recovery_codes as unknown as string[] }
}

export function codeOf(answer: Answer): number | 'ok' {
  return answer.status < 300 ? 'ok' : Number(answer.body.error_code)
}
