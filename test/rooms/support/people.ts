/** Questions for tests, and the links that visitors are mailed. */
import { form, paperFile } from '#test/rooms/documents/papers.ts'
import type { Answer, Client, TestApp } from '#test/support/app.ts'
import { mailsTo } from '#test/support/mailbox.ts'

/** As a browser sends it, with a file. */
export function supportForm(fields: Readonly<Record<string, string>> = {}, files: Readonly<Record<string, File>> = {}): FormData {
  const question = { subject: 'My deposit', text: 'Where is my deposit?' }
  return form({ ...question, ...fields }, { attachment_1: paperFile(), ...files })
}

export const idOf = ({ body }: Answer): string => String(body.data?._id)

/** A new conversation of this member; its id. */
export async function ask(member: Client, body: object = {}): Promise<string> {
  const asked = await member.call('POST', '/me/support', { subject: 'A question', text: 'How does it work?', ...body })
  if (asked.status !== 201) throw new Error(asked.text)
  return idOf(asked)
}

/** The token of a visitor's newest link. */
export async function threadToken(app: TestApp, email: string): Promise<string> {
  const token = (await mailsTo(app, email)).map(({ text }) => /\/support#([\w-]{43})\b/.exec(text)?.[1]).find(Boolean)
  if (!token) throw new Error(`no link for ${email}`)
  return token
}
