/** The calendar feed, with and without its secret address. */
import ical from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

/** Lines of RFC 5545 put together again where they were folded. */
const unfolded = (text: string): string[] => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`)).map((line) => line.slice(line.indexOf(':') + 1))

/** The address of a new feed, below the API's prefix. */
async function feedPath(member: Awaited<ReturnType<TestApp['member']>>): Promise<string> {
  const { body } = await member.call('POST', '/me/calendar')
  return new URL(String(body.data?.url)).pathname.replace('/api/v1', '')
}

type FeedEvent = Record<'uid' | 'start' | 'modified' | 'summary' | 'description', string> & { sequence: number; ends: boolean }

/** The events as two programs read them. They agree, or it throws. */
function readBoth(text: string): readonly FeedEvent[] {
  const zoned = (value: unknown) => new Date(String(value)).toISOString()
  const first = new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').map((event): FeedEvent => {
    const value = (name: string) => event.getFirstPropertyValue(name)
    const [start, modified] = [zoned(value('dtstart')), zoned(value('last-modified'))]
    const [uid, summary, description] = ['uid', 'summary', 'description'].map((name) => String(value(name)))
    return {
      uid,
      start,
      modified,
      summary,
      description,
      sequence: Number(value('sequence')),
      ends: event.hasProperty('dtend'),
    } as FeedEvent
  })
  const second = (convertIcsCalendar(undefined, text).events ?? []).map(
    ({ uid, start, lastModified, summary = '', description = '', sequence = 0, end }): FeedEvent => {
      const [at, modified] = [zoned(start.date.toISOString()), zoned(lastModified?.date.toISOString())]
      return { uid, start: at, modified, summary, description, sequence, ends: end !== undefined }
    },
  )
  expect(second).toEqual(first)
  return first
}

onStore((store) => {
  it('is the same file while nothing changes, and a new revision of each event when the business date moves', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await app.member({ funded: '500' })
    const path = await feedPath(ada)
    const empty = await app.anyone.call('GET', path)
    expect([readBoth(empty.text), ical.parse(empty.text)[2].length]).toEqual([[], 1])
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const files = new Map<string, string>()
    for (let n = 0; n < 40; n += 1) {
      const { text, headers } = await app.anyone.call('GET', path)
      files.set(text, String(headers.get('etag')))
      app.clock.advance(0.075)
    }
    expect(files.size).toBe(1)
    const [[text = '', etag = ''] = []] = files
    const again = await fetch(`${app.url}/api/v1${path}`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const [before] = readBoth(text)
    app.clock.advance(60)
    expect((await boss.call('POST', '/admin/business-date', { days: 2 })).status).toBeLessThan(300)
    const [after] = readBoth((await app.anyone.call('GET', path)).text)
    expect(after).toMatchObject({ uid: before?.uid, sequence: (before?.sequence ?? 0) + 1, ends: false })
    expect(Date.parse(before?.start ?? '') - Date.parse(after?.start ?? '')).toBe(2 * 86_400_000)
    expect(Date.parse(after?.modified ?? '')).toBeGreaterThan(Date.parse(before?.modified ?? ''))
  })

  it('has each open plan at the real moment it matures, with what then happens and no amount', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    await boss.call('POST', '/admin/business-date', { days: 5 })
    const ada = await app.member({ funded: '1234.56' })
    const other = await app.member({ funded: '900' })
    await other.call('POST', '/private/user/investment', { plan: 'starter', amount: '333' })
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '217.43' })
    const id = bought.body.data?.investment?._id
    await ada.call('PUT', `/private/user/investment/${id}/maturity`, { instruction: 'reinvest_all' })
    const bought_at = app.clock.now().getTime()
    const created = await ada.call('POST', '/me/calendar')
    expect(created.status).toBe(201)
    const url = String(created.body.data?.url)
    expect(url).toMatch(/\/api\/v1\/calendar\/[A-Za-z0-9_-]{43}\.ics$/)
    const path = new URL(url).pathname.replace('/api/v1', '')
    const feed = await app.anyone.call('GET', path)
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const lines = unfolded(feed.text)
    expect([lines[0], lines.filter((line) => line === 'BEGIN:VEVENT')]).toEqual(['BEGIN:VCALENDAR', ['BEGIN:VEVENT']])
    expect(feed.text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(feed.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(valuesOf(lines, 'UID')).toEqual([`${id}@clearterm`])
    expect(valuesOf(lines, 'SUMMARY')).toEqual(['Starter matures'])
    expect(valuesOf(lines, 'DESCRIPTION')[0]).toContain('Capital and return are reinvested in the plan.')
    const [start = ''] = valuesOf(lines, 'DTSTART')
    const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(start) ?? []
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    // Seven days by the real clock, independent of the business date's offset.
    expect(Math.abs(at - (bought_at + 7 * 86_400_000))).toBeLessThan(60_000)
    // Digits of its own id and of its times may spell anything.
    const text = lines.filter((line) => !/^(UID|DTSTAMP|DTSTART|DTEND)/.test(line)).join('\n')
    expect(text).not.toMatch(/217|1234|333/)
    await ada.call('PATCH', '/me/preferences', { language: 'ar' })
    const arabic = unfolded((await app.anyone.call('GET', path)).text)
    expect(valuesOf(arabic, 'SUMMARY')).toEqual(['يحين استحقاق \u2068Starter\u2069'])
    expect(valuesOf(arabic, 'DESCRIPTION')[0]).toContain('يوضع رأس المال والعائد في الخطة من جديد.')
  })

  it('is read by its address alone: replaced and ended addresses are dead, and a plan that ended leaves it', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '500' })
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const status = async (path: string) => (await app.anyone.call('GET', path)).status
    expect((await ada.call('GET', '/me/calendar')).body.data).toEqual({ made_at: null })
    const [first, second] = [await feedPath(ada), await feedPath(ada)]
    expect([await status(first), await status(second)]).toEqual([404, 200])
    expect((await ada.call('GET', '/me/calendar')).body.data?.made_at).toBeTruthy()
    const dumped = await app.database.query<{ row: string }>('SELECT row_to_json(t)::text AS row FROM plan_calendar t')
    expect(dumped.some(({ row }) => row.includes(second.split('/').at(-1)?.slice(0, 20) ?? ''))).toBe(false)
    await ada.call('PATCH', `/private/user/investment/${bought.body.data?.investment?._id}`, {})
    expect((await app.anyone.call('GET', second)).text).not.toContain('VEVENT')
    expect((await ada.call('DELETE', '/me/calendar')).status).toBe(204)
    expect(await status(second)).toBe(404)
    for (const path of ['/calendar/x.ics', '/calendar/..%2f..%2f', `/calendar/${'A'.repeat(43)}.ics`, '/calendar/x'])
      expect([path, await status(path)]).toEqual([path, 404])
  })
})
