/** The operator's public announcements. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { noForbiddenWords } from './shared/fault.ts'
import { answer, answerWithMessage, id, idParams, messageOnly, realInstant, requiredLine, requiredText } from './shared/fields.ts'
import { languages } from './shared/language.ts'

const language = z.enum(languages)

const announcement = z.object({
  _id: id,
  title: z.string(),
  body: z.string(),
  /** Of title and body. */
  language,
  translations: z.array(z.object({ language, title: z.string(), body: z.string() })),
  published_at: realInstant,
  ends_at: z.nullable(realInstant),
})

const title = requiredLine(120).check(noForbiddenWords)
const body = requiredText(2_000).check(noForbiddenWords)

export const announcements = routes({
  listAnnouncements: {
    method: 'GET',
    path: '/announcements',
    who: 'anyone',
    summary: 'List live announcements, newest first',
    reply: answer(z.array(announcement)),
    status: 200,
    refusals: [],
  },
  listAllAnnouncements: {
    method: 'GET',
    path: '/admin/announcement',
    who: 'auditor',
    summary: 'List live, ended and withdrawn announcements, newest first, at most 200',
    reply: answer(z.array(z.extend(announcement, { state: z.enum(['standing', 'ended', 'taken_down']) }))),
    status: 200,
    refusals: [],
  },
  announce: {
    method: 'POST',
    path: '/admin/announcement',
    who: 'administrator',
    summary: 'Publish an announcement',
    body: z.strictObject({
      title,
      body,
      language: z.optional(language),
      translations: z.optional(z.array(z.strictObject({ language, title, body })).check(z.maxLength(languages.length))),
      ends_at: z.optional(z.nullable(realInstant)),
    }),
    reply: answerWithMessage(announcement),
    status: 201,
    refusals: [],
    step_up: true,
  },
  takeDown: {
    method: 'DELETE',
    path: '/admin/announcement/:id',
    who: 'administrator',
    summary: 'Withdraw an announcement; administrators still see it in the list',
    params: idParams,
    reply: messageOnly,
    status: 200,
    refusals: ['no_announcement', 'wrong_status'],
    step_up: true,
  },
})
