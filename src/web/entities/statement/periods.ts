/** The years that a statement or an income report is offered for, and the months without a posting. Pure. */

/** A calendar year as `2026`, a year from another day as `2026-04-06`, or `own` days. */
export type PeriodChoice = string
/** Both as `YYYY-MM-DD`; both are in it. */
export type Days = { readonly from: string; readonly to: string }

/** The tax year begins on these days in some countries: month and day. */
const OTHER_STARTS = ['04-06', '07-01'] as const

/** Newest first: calendar years, then years from other days; those alone that share a day with the months from `oldest` to `newest`. */
export function periodChoices(oldest: string, newest: string): readonly PeriodChoice[] {
  const [first, last] = [oldest, newest].map((month) => Number(month.slice(0, 4))) as [number, number]
  const years = Array.from({ length: last - first + 2 }, (_, back) => last - back)
  const meets = (choice: PeriodChoice): boolean => daysOf(choice).to >= oldest && daysOf(choice).from.slice(0, 7) <= newest
  return ['', ...OTHER_STARTS].flatMap((start) => years.map((year) => (start ? `${year}-${start}` : String(year))).filter(meets))
}

export function daysOf(choice: PeriodChoice): Days {
  if (choice.length === 4) return { from: `${choice}-01-01`, to: `${choice}-12-31` }
  if (choice === 'own') return { from: '', to: '' }
  const [year = 0, month = 1, day = 1] = choice.split('-').map(Number)
  return { from: choice, to: new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().slice(0, 10) }
}

/** Between the oldest and the newest of these (`YYYY-MM`, in any order), the months that are missing, newest first. */
export function missingMonths(months: readonly string[]): readonly string[] {
  const has = new Set(months)
  const sorted = [...has].sort()
  const missing: string[] = []
  for (let month = sorted[0] ?? ''; month < (sorted.at(-1) ?? ''); month = after(month)) if (!has.has(month)) missing.push(month)
  return missing.reverse()
}

function after(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}
