/** What the application mailed, as its reader sees it. */
import type { TestApp } from './app.ts'
import { mailboxPath } from './mailbox-path.ts'

export type ReadMail = { readonly to: string; readonly subject: string; readonly text: string; readonly kind: string }

/** Newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<readonly ReadMail[]> {
  await app.settled()
  const { body } = await app.anyone.call('GET', mailboxPath(email))
  return body.data as unknown as ReadMail[]
}

/** The token of the newest link to a path in a user's mails; it is in the fragment, which browsers don't send. */
export async function tokenFor(app: TestApp, email: string, path: '/undo' | '/unfreeze'): Promise<string> {
  const link = new RegExp(`https?://[^/\\s]+${path}#([\\w-]{43})\\b`)
  const token = (await mailsTo(app, email)).map(({ text }) => link.exec(text)?.[1]).find(Boolean)
  if (!token) throw new Error(`no ${path} link for ${email}`)
  return token
}
