/** The names of the language, and the nearest one to a misspelled name. */
import { extremes, measures } from './tree.ts'

const names: readonly string[] = ['price', 'coins', ...measures, 'quantile', 'rank', 'normalise', ...extremes, 'clamp']

/** As a person writes them. */
export const languageNames = {
  values: ['price', 'coins', 'return(20)', 'volatility(20)', 'mean(50)', 'rsi(14)', 'quantile(0.05)'],
  functions: ['rank(a)', 'normalise(a)', 'min(a, b)', 'max(a, b)', 'clamp(a, least, most)', 'if a > b then c else d'],
} as const

const spellings: Readonly<Record<string, string>> = {
  normalize: 'normalise',
  sma: 'mean',
  average: 'mean',
  avg: 'mean',
  close: 'price',
  vol: 'volatility',
  ret: 'return',
  returns: 'return',
  forecast: 'quantile',
}
const MAX_DISTANCE = 2
const MAX_LENGTH = 20

export function nearestName(text: string): string | null {
  if (Object.hasOwn(spellings, text)) return spellings[text] as string
  if (text.length > MAX_LENGTH) return null
  const near = names.map((name) => ({ name, apart: distanceOf(text, name) })).sort((a, b) => a.apart - b.apart)[0]
  return near && near.apart <= MAX_DISTANCE && near.apart < text.length ? near.name : null
}

/** Insertions, deletions and replacements (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] as number) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1)
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row.at(-1) as number
}
