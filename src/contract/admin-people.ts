/** Who works here, invitations to, and what administrators do to a person besides: role, notes, postings, the end of an account. */
import * as z from 'zod/mini'
import { waitingChange } from './admin-change.ts'
import { routes } from './define.ts'
import {
  answer,
  answerWithMessage,
  email,
  type heldReply,
  id,
  idParams,
  instant,
  list,
  listQuery,
  messageOnly,
  orHeld,
  requiredText,
  secret,
  signedMoney,
  text,
} from './fields.ts'
import { userStatus } from './identity.ts'
import { roles } from './role.ts'

const staffRole = z.enum(['auditor', 'operator', 'administrator'])

const teamMember = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  role: staffRole,
  status: userStatus,
  last_active_at: z.nullable(instant),
  /** Whether they have a second factor of their own; without one the log-in code comes by mail. */
  second_factor: z.boolean(),
  waiting_change: z.nullable(waitingChange),
})

export const invite = z.object({
  _id: id,
  email: z.string(),
  role: staffRole,
  invited_by: z.nullable(z.string()),
  created_at: instant,
  expires_at: instant,
  state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
})

const note = z.object({ _id: id, text: z.string(), by: z.nullable(z.string()), created_at: instant })
const userPosting = z.object({
  entry_id: z.string(),
  account: z.string(),
  amount: signedMoney,
  kind: z.string(),
  at: instant,
  transaction_id: id,
})

export const adminPeople = routes({
  readTeam: {
    method: 'GET',
    path: '/admin/team',
    who: 'auditor',
    summary: 'Who works here, and whether a second administrator is among them',
    reply: answer(z.object({ members: z.array(teamMember), administrators: z.int(), four_eyes: z.boolean() })),
    status: 200,
    refusals: [],
  },
  changeRole: {
    method: 'PATCH',
    path: '/admin/user/:id/role',
    who: 'administrator',
    summary: 'Give somebody another role; a second administrator agrees once there are two',
    params: idParams,
    body: z.strictObject({ role: z.enum(roles), reason: requiredText(500) }),
    reply: orHeld(answerWithMessage(z.object({ id, role: z.enum(roles) }))),
    status: 200,
    refusals: ['no_user', 'own_change', 'wrong_status'],
    step_up: true,
    once: true,
    held: true,
  },
  listInvites: {
    method: 'GET',
    path: '/admin/invite',
    who: 'auditor',
    summary: 'Invitations to work here, newest first',
    reply: answer(z.array(invite)),
    status: 200,
    refusals: [],
    csv: 'invitations',
  },
  makeInvite: {
    method: 'POST',
    path: '/admin/invite',
    who: 'administrator',
    summary: 'Invite somebody by mail: a link that works once, for three days',
    body: z.strictObject({ email, role: staffRole }),
    reply: orHeld(answerWithMessage(invite)),
    status: 201,
    refusals: ['wrong_status', 'own_change'],
    step_up: true,
    once: true,
    held: true,
  },
  withdrawInvite: {
    method: 'DELETE',
    path: '/admin/invite/:id',
    who: 'administrator',
    summary: 'Take an invitation back; its link is dead at once',
    params: idParams,
    reply: messageOnly,
    status: 200,
    refusals: ['no_invite', 'wrong_status'],
  },
  acceptInvite: {
    method: 'POST',
    path: '/auth/accept-invite',
    who: 'anyone',
    summary: 'Accept with the mailed token: a new account with a name and a password, or one’s own by its password',
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(100)),
      first_name: z.optional(text(100)),
      last_name: z.optional(text(100)),
      password: secret,
    }),
    reply: messageOnly,
    status: 200,
    refusals: ['dead_link', 'too_many', 'wrong_status'],
    limits: ['auth'],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/admin/user/:id',
    who: 'administrator',
    summary: 'Close an account at zero and forget its person; 52 says what stands in the way',
    params: idParams,
    body: z.optional(z.strictObject({ reason: z.optional(text(500)) })),
    reply: messageOnly,
    status: 200,
    refusals: ['no_user', 'own_change', 'wrong_status'],
    step_up: true,
  },
  listNotes: {
    method: 'GET',
    path: '/admin/user/:id/note',
    who: 'auditor',
    summary: 'What colleagues wrote about a person, newest first',
    params: idParams,
    query: listQuery,
    reply: list(note),
    status: 200,
    refusals: ['no_user'],
    csv: 'member-notes',
  },
  writeNote: {
    method: 'POST',
    path: '/admin/user/:id/note',
    who: 'operator',
    summary: 'Write a note about a person; it stays, until the person is forgotten',
    params: idParams,
    body: z.strictObject({ text: requiredText(2000) }),
    reply: answer(note),
    status: 201,
    refusals: ['no_user'],
  },
  listUserPostings: {
    method: 'GET',
    path: '/admin/user/:id/posting',
    who: 'auditor',
    summary: 'Every posting of a person’s accounts, newest first',
    params: idParams,
    query: z.extend(listQuery, { account: z.optional(z.enum(['main', 'bonus', 'earning', 'locked', 'held'])) }),
    reply: list(userPosting),
    status: 200,
    refusals: ['no_user'],
    csv: 'member-postings',
  },
})

export type HeldReply = z.output<typeof heldReply>
