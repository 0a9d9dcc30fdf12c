/** The sentence of the step that compares with what this browser saw before. */
import type { T } from '#web/locales/text.ts'
import type { ReportStep } from './report.ts'

const KINDS = ['first', 'same', 'grown', 'older', 'unasked', 'forked', 'other_key'] as const

export function historyWords({ why, shown }: ReportStep, t: T): string | undefined {
  const kind = KINDS.find((one) => one === why)
  if (!kind) return why
  const size = (name: 'seen' | 'size') => shown.flatMap((line) => (line.name === name && 'text' in line ? [line.text] : []))[0] ?? '0'
  const [seen, now] = [size('seen'), size('size')]
  return t(`verify.history.${kind}`, kind === 'older' ? { from: now, to: seen } : { from: seen, to: now })
}
