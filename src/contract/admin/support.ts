/** Support in the console: the queue, a thread with its notes, and what staff do in it. */
import * as z from 'zod/mini'
import { supportAbout, supportAttachment, supportState } from '../member/support.ts'
import { routes } from '../shared/define.ts'
import { answer, emailShown, id, idParams, list, listQuery, realInstant, requiredText, sentId } from '../shared/fields.ts'
import { file } from '../shared/file.ts'
import { languages } from '../shared/language.ts'

const staff = z.nullable(z.object({ id, email: emailShown }))

const queued = {
  _id: id,
  /** A member's id; null for a visitor. */
  user: z.nullable(id),
  name: z.string(),
  email: emailShown,
  subject: z.nullable(z.string()),
  about: z.nullable(supportAbout),
  language: z.enum(languages),
  state: supportState,
  /** Since when the state lasts. */
  since: realInstant,
  assigned_to: staff,
  version: z.int(),
  created_at: realInstant,
  updated_at: realInstant,
}

const entry = z.object({
  _id: id,
  kind: z.enum(['question', 'answer', 'note']),
  /** The staff member; null for the owner. */
  by: z.nullable(emailShown),
  text: z.string(),
  attachments: z.array(supportAttachment),
  created_at: realInstant,
})

const thread = z.object({ ...queued, thread: z.array(entry) })

const text = requiredText(2000)
const refusals = ['no_conversation', 'wrong_status', 'own_change'] as const

export const adminSupport = routes({
  listSupport: {
    method: 'GET',
    path: '/admin/support',
    who: 'auditor',
    summary: 'List conversations of a state (by default open), longest wait first',
    query: z.extend(listQuery, {
      state: z._default(supportState, 'open'),
      assigned: z.optional(z.enum(['me', 'nobody'])),
    }),
    reply: list(z.object(queued)),
    status: 200,
    refusals: [],
  },
  readSupport: {
    method: 'GET',
    path: '/admin/support/:id',
    who: 'auditor',
    summary: 'Get a conversation with its notes, oldest first',
    params: idParams,
    reply: answer(thread),
    status: 200,
    refusals: ['no_conversation'],
  },
  answerSupport: {
    method: 'POST',
    path: '/admin/support/:id/answer',
    who: 'operator',
    summary: 'Answer the version that was read, and optionally close; the owner gets a message and a mail',
    params: idParams,
    body: z.strictObject({ text, version: z.int(), close: z.optional(z.boolean()) }),
    reply: answer(thread),
    status: 201,
    refusals,
    step_up: true,
    once: true,
  },
  noteSupport: {
    method: 'POST',
    path: '/admin/support/:id/note',
    who: 'operator',
    summary: 'Add a note that only staff read',
    params: idParams,
    body: z.strictObject({ text }),
    reply: answer(thread),
    status: 201,
    refusals,
    once: true,
  },
  changeSupport: {
    method: 'PATCH',
    path: '/admin/support/:id',
    who: 'operator',
    summary: 'Assign the version that was read to the caller or to nobody, close it, or open it again',
    params: idParams,
    body: z.strictObject({ version: z.int(), change: z.enum(['take', 'release', 'close', 'reopen']) }),
    reply: answer(thread),
    status: 200,
    refusals,
  },
  readSupportFileAsStaff: {
    method: 'GET',
    path: '/admin/support/:id/file/:file',
    who: 'operator',
    summary: 'Get a file of a conversation, decrypted; each view is audited',
    params: z.object({ id: sentId, file: sentId }),
    reply: file('application/pdf', 'image/jpeg'),
    status: 200,
    refusals: ['no_file'],
  },
})
