/**
 * Forbidden promises: words for what no ledger can guarantee. One pattern for the platform's texts, announcements and
 * testimonials.
 */
import * as z from 'zod/mini'
import { fault } from './fault.ts'

const UNPLAIN = /guarant\w*|risk[- ]free|can(?:'|’)?t lose|cannot lose|passive income|100 ?% safe|\bprofit\w*/i

/** The first forbidden word in a text; null: none. */
export function findForbiddenWord(text: string): string | null {
  return UNPLAIN.exec(text)?.[0] ?? null
}

export const noForbiddenWords = z.check<string>(({ value, issues }) => {
  const word = findForbiddenWord(value)
  if (word !== null) issues.push({ code: 'custom', input: value, message: fault('word_promises', { word }) })
})
