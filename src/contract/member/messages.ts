/** The member's in-app messages. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer, businessInstant, id, idParams, list, listQuery, realInstant } from '../shared/fields.ts'

export const message = z.object({
  _id: id,
  user: id,
  is_read: z.boolean(),
  message_subject: z.string(),
  message_body: z.string(),
  status: z.string(),
  /** The investment that it is about; the messages of one are a thread. */
  investment_id: z.nullable(id),
  created_at: realInstant,
  /** The business date of the event, the same as on its transaction. */
  effective_at: businessInstant,
  updated_at: realInstant,
})

export const messages = routes({
  listMessages: {
    method: 'GET',
    path: '/me/messages',
    who: 'member',
    summary: "List the caller's messages, newest first",
    query: listQuery,
    reply: list(message),
    status: 200,
    refusals: [],
    early: true,
  },
  readMessage: {
    method: 'GET',
    path: '/me/messages/:id',
    who: 'member',
    summary: 'Get a message and mark it read',
    params: idParams,
    reply: answer(message),
    status: 200,
    refusals: ['no_message'],
  },
  markMessage: {
    method: 'PATCH',
    path: '/me/messages/:id',
    who: 'member',
    while_frozen: true,
    summary: 'Mark a message read or unread',
    params: idParams,
    body: z.strictObject({ is_read: z.boolean() }),
    reply: answer(message),
    status: 200,
    refusals: ['no_message'],
  },
  markAllMessages: {
    method: 'PATCH',
    path: '/me/messages',
    who: 'member',
    while_frozen: true,
    summary: 'Mark all messages read',
    body: z.strictObject({ is_read: z.literal(true) }),
    reply: answer(z.object({ marked: z.int() })),
    status: 200,
    refusals: [],
  },
})
