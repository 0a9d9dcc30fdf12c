/** One or two real server processes over one store, which a test kills and starts again. */
import { fileURLToPath } from 'node:url'
import { newId, randomBelow } from '#kernel/id'
import { ADMIN_EMAIL, PASSWORD, SECRET_KEY } from '#test/support/app.ts'
import { type Child, serverIsBuilt, startChild, WITHOUT_PRICES } from '#test/support/child.ts'
import type { DatabaseAddress } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { MAILBOX_KEY, mailboxPath } from '#test/support/mailbox-path.ts'
import { blankWeb } from '#test/support/scratch.ts'
import { type Member, send } from './traffic.ts'

const SERVE = fileURLToPath(new URL('../support/serve.mjs', import.meta.url))

export type Server = { readonly url: string; readonly child: Child }

/** `program`: one that serves another version. */
export async function startServer(place: DatabaseAddress, program = SERVE): Promise<Server> {
  await serverIsBuilt()
  const port = await freePort()
  const child = startChild(program, [blankWeb()], {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: place.data_dir,
    ...(place.database_url ? { DATABASE_URL: place.database_url } : {}),
    SECRET_KEY,
    ADMIN_EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    SANDBOX_MAILBOX_KEY: MAILBOX_KEY,
    ...WITHOUT_PRICES,
  })
  await child.line(/Ctrl-C stops it/)
  return { url: `http://127.0.0.1:${port}`, child }
}

/** The newest emailed code of a kind. The email is sent after the response, so it may take a moment. */
async function codeFor(url: string, email: string, kind: string): Promise<string> {
  for (let look = 0; look < 200; look += 1) {
    const { body } = await send(url, { by: null, method: 'GET', path: mailboxPath(email) })
    const letters = body.data as unknown as { kind: string; text: string }[]
    const code = /\b\d{6}\b/.exec(letters.find((letter) => letter.kind === kind)?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no ${kind} mail for ${email}`)
}

async function logIn(url: string, email: string): Promise<Member> {
  let answer = await send(url, { by: null, method: 'POST', path: '/auth/login', body: { email, password: PASSWORD } })
  if (answer.body.data?.confirm) {
    const code = await codeFor(url, email, 'code:login')
    answer = await send(url, { by: null, method: 'PATCH', path: '/auth/login-otp', body: { email, code } })
  }
  if (answer.status !== 200) throw new Error(answer.text)
  return { email, user_id: String(answer.body.data?.user?.id), token: String(answer.body.data?.token) }
}

/** A verified member with a payout address. */
export async function signUp(url: string): Promise<Member> {
  const email = `${newId()}@member.test`
  const names = { first_name: 'Test', last_name: 'Member', gender: 'other', phone: '+14155550100' }
  const passwords = { new_password: PASSWORD, confirm_password: PASSWORD }
  const created = await send(url, {
    by: null,
    method: 'POST',
    path: '/auth/sign-up',
    body: { email, ...names, ...passwords, agreeToTerms: true },
  })
  if (created.status !== 201) throw new Error(created.text)
  await send(url, { by: null, method: 'PATCH', path: '/auth/verify-otp', body: { email, code: await codeFor(url, email, 'code:verify') } })
  const by = await logIn(url, email)
  const crypto = [{ symbol: 'btc', network: 'Bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }]
  const saved = await send(url, { by, method: 'PATCH', path: '/me/update-user-wallet', body: { payoutInfo: { crypto } } })
  if (saved.status !== 200) throw new Error(saved.text)
  return by
}

export function administrator(url: string): Promise<Member> {
  return logIn(url, ADMIN_EMAIL)
}

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 60 + randomBelow(500)))
}
