/**
 * What nobody is shown, whoever wrote it: the words that promise what no ledger can hold. One pattern for what the platform says, what its
 * operator announces, and what a member's testimonial says.
 */
import * as z from 'zod/mini'
import { fault } from '../reasons/fault.ts'

const UNPLAIN = /guarant\w*|risk[- ]free|can(?:'|’)?t lose|cannot lose|passive income|100 ?% safe|\bprofit\w*/i

/** The first such word of a text; null: there is none. */
export function unplainWord(text: string): string | null {
  return UNPLAIN.exec(text)?.[0] ?? null
}

export const plainWords = z.check<string>(({ value, issues }) => {
  const word = unplainWord(value)
  if (word !== null) issues.push({ code: 'custom', input: value, message: fault('word_promises', { word }) })
})
