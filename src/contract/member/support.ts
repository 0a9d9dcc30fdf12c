/** Support: conversations of a member, and of a visitor by a mailed link. Staff notes are not in these replies. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import {
  answer,
  answerWithMessage,
  email,
  id,
  idParams,
  messageOnly,
  realInstant,
  requiredLine,
  requiredText,
  sentId,
} from '../shared/fields.ts'
import { file } from '../shared/file.ts'
import { uploads } from '../shared/file-kind.ts'

/** `open`: staff are to answer. `waiting`: the owner is to answer. An answer of the owner opens a closed one again. */
export const supportState = z.enum(['open', 'waiting', 'closed'])
export type SupportState = z.output<typeof supportState>

const SUPPORT_TEXT = 2000
const SUPPORT_SUBJECT = 120

const { attachment } = uploads
const supportFiles = { attachment_1: attachment, attachment_2: attachment, attachment_3: attachment } as const

export const supportAttachment = z.object({ _id: id, name: z.string(), kind: z.enum(['pdf', 'jpg']), bytes: z.int() })

/** The record that a conversation is about. */
export const supportAbout = z.object({ kind: z.enum(['transaction', 'investment']), _id: id })

const entry = z.object({
  _id: id,
  /** Answers by staff are without a name. */
  from: z.enum(['you', 'support']),
  text: z.string(),
  attachments: z.array(supportAttachment),
  created_at: realInstant,
})

const summary = {
  _id: id,
  /** Null for a visitor's. */
  subject: z.nullable(z.string()),
  state: supportState,
  about: z.nullable(supportAbout),
  created_at: realInstant,
  updated_at: realInstant,
}

const conversation = z.object({ ...summary, thread: z.array(entry) })

const token = z.string().check(z.minLength(1), z.maxLength(100))
const text = requiredText(SUPPORT_TEXT)

export const support = routes({
  openConversation: {
    method: 'POST',
    path: '/me/support',
    who: 'member',
    summary: 'Ask support a question, optionally about a transaction or an investment, with up to three files',
    body: z.strictObject({
      subject: requiredLine(SUPPORT_SUBJECT),
      text,
      transaction_id: z.optional(sentId),
      investment_id: z.optional(sentId),
    }),
    files: supportFiles,
    reply: answerWithMessage(conversation),
    status: 201,
    refusals: ['no_transaction', 'no_investment', 'quota_full'],
    once: true,
    while_frozen: true,
  },
  listConversations: {
    method: 'GET',
    path: '/me/support',
    who: 'member',
    summary: "List the caller's 100 newest conversations with support",
    reply: answer(z.array(z.object(summary))),
    status: 200,
    refusals: [],
  },
  readConversation: {
    method: 'GET',
    path: '/me/support/:id',
    who: 'member',
    summary: 'Get a conversation with its entries, oldest first',
    params: idParams,
    reply: answer(conversation),
    status: 200,
    refusals: ['no_conversation'],
  },
  writeToSupport: {
    method: 'POST',
    path: '/me/support/:id/entry',
    who: 'member',
    summary: 'Write in a conversation, with up to three files; opens a closed one again',
    params: idParams,
    body: z.strictObject({ text }),
    files: supportFiles,
    reply: answer(conversation),
    status: 201,
    refusals: ['no_conversation', 'quota_full'],
    once: true,
    while_frozen: true,
  },
  closeConversation: {
    method: 'POST',
    path: '/me/support/:id/close',
    who: 'member',
    summary: 'Close a conversation',
    params: idParams,
    reply: answer(conversation),
    status: 200,
    refusals: ['no_conversation'],
    while_frozen: true,
  },
  readSupportFile: {
    method: 'GET',
    path: '/me/support/:id/file/:file',
    who: 'member',
    summary: 'Get a file of a conversation; files are kept for 30 days',
    params: z.object({ id: sentId, file: sentId }),
    reply: file('application/pdf', 'image/jpeg'),
    status: 200,
    refusals: ['no_file'],
  },
  askAsVisitor: {
    method: 'POST',
    path: '/support',
    who: 'anyone',
    summary: 'Ask support without logging in; the mailed link opens the conversation. The reply is the same for every email',
    body: z.strictObject({ name: requiredLine(100), email, text }),
    reply: messageOnly,
    status: 202,
    refusals: [],
    once: true,
  },
  readSupportThread: {
    method: 'POST',
    path: '/support/thread',
    who: 'anyone',
    summary: "Get a visitor's conversation by the token of a mailed link",
    body: z.strictObject({ token }),
    reply: answer(conversation),
    status: 200,
    refusals: ['dead_link'],
  },
  writeInThread: {
    method: 'POST',
    path: '/support/thread/entry',
    who: 'anyone',
    summary: "Write in a visitor's conversation by the token of a mailed link",
    body: z.strictObject({ token, text }),
    reply: answer(conversation),
    status: 201,
    refusals: ['dead_link'],
    once: true,
  },
})
