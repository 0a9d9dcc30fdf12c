/** Those who work in the console, invited by mail as in life. */
import type { StaffRole } from '#contract/shared/role'
import { newId } from '#kernel/id'
import { type Answer, type Client, PASSWORD, type TestApp } from '#test/support/app.ts'
import { mailsTo } from '#test/support/mailbox.ts'

/** Decides as a screen does: reads the change, and sends back the hash of what it showed. */
export async function decide(who: Client, id: unknown, decision: 'approve' | 'decline' = 'approve', headers = {}): Promise<Answer> {
  return who.call('PATCH', `/admin/change/${String(id)}`, { decision, reason: 'Looked at it', hash: await shownHash(who, id) }, headers)
}

/** Of the change as this person's screen shows it. */
export async function shownHash(who: Client, id: unknown): Promise<string> {
  const { body } = await who.call('GET', '/admin/change?limit=200')
  const shown = (body.data as unknown as { _id: string; hash: string | null }[] | undefined)?.find(({ _id }) => _id === id)
  return shown?.hash ?? '0'.repeat(64)
}

/** The token of a person's newest invitation. */
export async function inviteToken(app: TestApp, email: string): Promise<string> {
  const token = (await mailsTo(app, email)).map(({ text }) => /\/accept-invite#([\w-]{43})\b/.exec(text)?.[1]).find(Boolean)
  if (!token) throw new Error(`no invitation for ${email}`)
  return token
}

export async function accept(app: TestApp, email: string) {
  const body = { token: await inviteToken(app, email), first_name: 'Test', last_name: 'Colleague', password: PASSWORD }
  return app.anyone.call('POST', '/auth/accept-invite', body)
}

/** A new staff member: invited and, if there are two administrators already, approved by the other one. */
export async function colleague(app: TestApp, boss: Client, role: StaffRole, second?: Client): Promise<Client> {
  const email = `${role}.${newId()}@staff.test`
  const invited = await boss.call('POST', '/admin/invite', { email, role })
  if (invited.status === 202) {
    const id = invited.body.data?.change_id
    const agreed = second && (await decide(second, id))
    if (agreed?.status !== 200) throw new Error(agreed?.text ?? 'a second administrator is needed')
  } else if (invited.status !== 201) throw new Error(invited.text)
  const accepted = await accept(app, email)
  if (accepted.status !== 200) throw new Error(accepted.text)
  return app.logIn(email)
}
