/** A figure on the wire: with its definition, and its days cut to a page that still adds up. */
import { textIn } from '#content/languages'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { formatDecimal, parseAmount } from '#kernel/money'
import type { Figures } from '../figures/read-figures.ts'
import { type ComputedStat, type Day, makers } from './make-stat.ts'

const DAYS_SHOWN = 90

const definitions = textIn('en', 'stats')

export function viewStats(figures: Figures, now: Date) {
  return statNames.map((name) => viewOf(name, makers[name](figures, now)))
}

export function viewRecords(name: StatName, figures: Figures, now: Date) {
  const stat = makers[name](figures, now)
  const { upto, parts, days, links } = stat
  const shown = days.slice(-DAYS_SHOWN).reverse()
  const earlier = days.slice(0, -DAYS_SHOWN)
  return {
    ...viewOf(name, stat),
    upto_entry: upto === null ? null : String(upto),
    parts: [...parts],
    days: shown,
    earlier: earlier.length > 0 ? addUp(earlier) : null,
    links: [...links],
  }
}

function viewOf(name: StatName, { value, unit, as_of }: ComputedStat) {
  return { name, value, unit, definition: definitions[name].definition, as_of }
}

function addUp(days: readonly Day[]): Omit<Day, 'day'> {
  const amounts = days.flatMap(({ value }) => (value === null ? [] : [parseAmount(value) ?? 0n]))
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    value: amounts.length > 0 ? formatDecimal(amounts.reduce<bigint>((sum, amount) => sum + amount, 0n)) : null,
  }
}
