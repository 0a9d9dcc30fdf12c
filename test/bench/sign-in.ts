/** People who sign up at and log in to a whole instance over HTTP, by the sandbox mailbox. */
import { newId } from '#kernel/id'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { send } from '../faults/traffic.ts'
import { PASSWORD } from './instance.ts'

export type Member = { readonly email: string; readonly token: string }

/** Settings that let a few addresses and users load an instance. */
export const UNLIMITED = { limit_auth_calls: 1_000_000, limit_sign_ups: 1_000_000, limit_money_calls: 1_000_000 }

export async function signUp(url: string): Promise<Member> {
  const email = `${newId()}@member.test`
  const names = { first_name: 'Mixed', last_name: 'Use', gender: 'other', phone: '+14155550100' }
  const body = { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD, agreeToTerms: true }
  await must(send(url, { by: null, method: 'POST', path: '/auth/sign-up', body }))
  const code = await codeFor(url, email, 'code:verify')
  await must(send(url, { by: null, method: 'PATCH', path: '/auth/verify-otp', body: { email, code } }))
  return logIn(url, email)
}

/** Also with the code that a new browser is mailed. */
export async function logIn(url: string, email: string): Promise<Member> {
  const answer = await must(send(url, { by: null, method: 'POST', path: '/auth/login', body: { email, password: PASSWORD } }))
  if (!answer.body.data?.confirm) return { email, token: String(answer.body.data?.token) }
  const code = await codeFor(url, email, 'code:login')
  const confirmed = await must(send(url, { by: null, method: 'PATCH', path: '/auth/login-otp', body: { email, code } }))
  return { email, token: String(confirmed.body.data?.token) }
}

async function codeFor(url: string, email: string, kind: string): Promise<string> {
  let last = ''
  for (let look = 0; look < 200; look += 1) {
    const { body, text } = await send(url, { by: null, method: 'GET', path: mailboxPath(email) })
    const letters = body.data as unknown as { kind: string; text: string }[] | undefined
    const code = /\b\d{6}\b/.exec(letters?.find((letter) => letter.kind === kind)?.text ?? '')?.[0]
    if (code) return code
    last = text
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no ${kind} mail for ${email}: ${last}`)
}

export async function must(sent: ReturnType<typeof send>): ReturnType<typeof send> {
  const answer = await sent
  if (answer.status > 299) throw new Error(answer.text)
  return answer
}
