/** The explanation of a step's result. */

import { historyKinds, type ReportStep } from '#web/entities/verification/index.ts'
import type { T } from '#web/shared/locale/text.ts'

export function whyText({ why, shown }: ReportStep, t: T): string | undefined {
  if (!why) return undefined
  const kind = historyKinds.find((one) => one === why)
  if (!kind) return t(`verify.faults.${why as Exclude<typeof why, (typeof historyKinds)[number]>}`)
  const size = (name: 'seen' | 'size') => shown.flatMap((line) => (line.name === name && 'text' in line ? [line.text] : []))[0] ?? '0'
  const [seen, now] = [size('seen'), size('size')]
  return t(`verify.history.${kind}`, kind === 'older' ? { from: now, to: seen } : { from: seen, to: now })
}
