/** A member's calendar feed of maturities. Its address is the credential, so it has dates and plans but no amounts. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer, realInstant } from '../shared/fields.ts'
import { file } from '../shared/file.ts'

export const calendar = routes({
  readCalendar: {
    method: 'GET',
    path: '/me/calendar',
    who: 'member',
    summary: 'Get the creation time of the calendar feed, or null; never its address',
    reply: answer(z.object({ made_at: z.nullable(realInstant) })),
    status: 200,
    refusals: [],
  },
  makeCalendar: {
    method: 'POST',
    path: '/me/calendar',
    who: 'member',
    summary: 'Create the calendar feed and return its address; the earlier address stops working',
    reply: answer(z.object({ url: z.string(), made_at: realInstant })),
    status: 201,
    refusals: ['suspended', 'frozen'],
  },
  removeCalendar: {
    method: 'DELETE',
    path: '/me/calendar',
    who: 'member',
    summary: 'Delete the calendar feed',
    reply: null,
    status: 204,
    refusals: [],
  },
  readFeed: {
    method: 'GET',
    path: '/calendar/:file',
    who: 'anyone',
    summary: 'Get the maturities of open plans as iCalendar (RFC 5545); the address is the credential',
    params: z.object({ file: z.string().check(z.maxLength(64)) }),
    reply: file('text/calendar; charset=utf-8'),
    status: 200,
    refusals: ['no_calendar'],
  },
})
