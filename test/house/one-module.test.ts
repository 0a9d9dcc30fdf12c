/** What one module reads for all others: the clock and the storage of the browser, where a log-in leads, and the calendar of days. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

type Rule = { readonly folder: string; readonly seen: RegExp; readonly home: readonly string[] }

const rules = {
  /** The device's clock may be wrong: screens ask `serverNow()`. */
  clock: {
    folder: 'src/web',
    seen: /\bsystemClock\.now\b|\bDate\.now\b|\bnew Date\(\)|\btimeOrigin\b/,
    home: ['src/web/shared/clock/server-now.ts'],
  },
  /** A browser may forbid it, or have no room. */
  storage: { folder: 'src/web', seen: /\b(?:localStorage|sessionStorage)\b/, home: ['src/web/shared/session/storage.ts'] },
  /** Where a log-in leads: only paths of this site, kept by every screen on the way. */
  next: { folder: 'src/web', seen: /NEXT = 'next'|\('next'[,)]|[?&]next=/, home: ['src/web/shared/session/next.ts'] },
  /** Days and times of day are in UTC: nothing asks for those of the machine's zone. */
  calendar: {
    folder: 'src',
    seen: /\.[gs]et(?:Date|Day|Hours|Minutes|Month|FullYear)\(|\.to(?:Date|Time)String\(|\.toLocale(?:Date|Time)String\(|\bDateTimeFormat\((?!\)\.resolvedOptions)|\bgetTimezoneOffset\b/,
    home: ['src/kernel/format/moment.ts'],
  },
  /** Days between two instants are calendar days: nothing divides the seconds between them. */
  days: { folder: 'src', seen: /\bsecondsBetween\(.*\/ DAY_SECONDS|\bfloor\(.*\/ DAY_MS\b/, home: ['src/kernel/format/moment.ts'] },
  /** The one module of dates says which instants are of real time; a text that says it too says it twice. */
  real_time: {
    folder: 'src/web/texts',
    seen: /\((?:real time|reale Zeit|hora real|heure réelle|(?:بال|ال)وقت الحقيقي)\)/,
    home: ['ar', 'de', 'en', 'es', 'fr'].map((language) => `src/web/texts/${language}/start.ts`),
  },
  /** A day is printed in the language of the page, and one of real time says so: nothing else cuts it out of an instant. The
   * specification words the list of wallets so. */
  dates: { folder: 'src/web', seen: /_at\??\.slice\(/, home: ['src/web/console/wallets/route.tsx'] },
} as const satisfies Record<string, Rule>

function readers({ folder, seen }: Rule): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => seen.test(readFileSync(join(ROOT, file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')))
    .sort()
}

it.each(Object.entries(rules))('reads the %s in one module', (_name, rule) => {
  expect(readers(rule)).toEqual([...rule.home])
})

it('sees what is planted', () => {
  for (const text of ['systemClock.now()', 'Date.now() - 5', 'useState(new Date())']) expect(rules.clock.seen.test(text)).toBe(true)
  for (const text of ['new Date(at)', 'systemClock.monotonic()']) expect(rules.clock.seen.test(text)).toBe(false)
  for (const text of ["window.localStorage.getItem('a')", 'sessionStorage.clear()']) expect(rules.storage.seen.test(text)).toBe(true)
  for (const text of ["search.get('next')", "'/login?next=' + path", 'to="/register?next=/x"'])
    expect(rules.next.seen.test(text)).toBe(true)
  for (const text of ['at.getDate()', 'now.toDateString()', "new Intl.DateTimeFormat('en')"])
    expect(rules.calendar.seen.test(text)).toBe(true)
  for (const text of ['Math.ceil(secondsBetween(now, at) / DAY_SECONDS)', 'Math.floor((then - now) / DAY_MS)'])
    expect(rules.days.seen.test(text)).toBe(true)
  expect(rules.real_time.seen.test('{as_of} (بالوقت الحقيقي)، قبل {age}')).toBe(true)
  expect(rules.dates.seen.test('row.updated_at.slice(0, 10)')).toBe(true)
})
