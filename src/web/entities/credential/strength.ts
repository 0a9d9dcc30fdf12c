/** A quick estimate for the meter; the server decides whether a password is accepted. */

export type Strength = {
  readonly score: 0 | 1 | 2 | 3 | 4 | null
  readonly word: 'none' | 'weak' | 'personal' | 'fair' | 'good' | 'strong'
}

const MIN_LENGTH = 12
const PART = 4

/** `own` are the person's names and email: a password that contains them is weak. */
export function estimateStrength(password: string, own: readonly string[]): Strength {
  const length = [...password].length
  if (length === 0) return { score: null, word: 'none' }
  const lower = password.toLowerCase()
  const parts = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= PART)
  if (parts.some((part) => lower.includes(part)) && length < 20) return { score: 1, word: 'personal' }
  const variety = new Set(lower).size
  if (length < MIN_LENGTH || variety < 5) return { score: 1, word: 'weak' }
  const points = length + variety
  if (points < 22) return { score: 2, word: 'fair' }
  return points < 30 ? { score: 3, word: 'good' } : { score: 4, word: 'strong' }
}
