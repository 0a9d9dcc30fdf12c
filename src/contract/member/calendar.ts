/** A feed of one's maturities for a calendar program. Its address is its key: it holds dates and plans, and no amount. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer, instant } from '../shared/fields.ts'
import { file } from '../shared/file.ts'

export const calendar = routes({
  readCalendar: {
    method: 'GET',
    path: '/me/calendar',
    who: 'member',
    summary: 'Since when there is a calendar feed; null where there is none. Its address is told once, when it is made',
    reply: answer(z.object({ made_at: z.nullable(instant) })),
    status: 200,
    refusals: [],
  },
  makeCalendar: {
    method: 'POST',
    path: '/me/calendar',
    who: 'member',
    summary: 'Makes the feed and tells its address; an earlier address is dead from then on',
    reply: answer(z.object({ url: z.string(), made_at: instant })),
    status: 201,
    refusals: ['suspended', 'frozen'],
  },
  removeCalendar: {
    method: 'DELETE',
    path: '/me/calendar',
    who: 'member',
    summary: 'Ends the feed',
    reply: null,
    status: 204,
    refusals: [],
  },
  readFeed: {
    method: 'GET',
    path: '/calendar/:file',
    who: 'anyone',
    summary: 'The maturities of open plans as iCalendar (RFC 5545), for whoever has its address',
    params: z.object({ file: z.string().check(z.maxLength(64)) }),
    reply: file('text/calendar; charset=utf-8'),
    status: 200,
    refusals: ['no_calendar'],
  },
})
