/** The eight steps of the check, in their order. */
import type { ReportStep } from '#web/entities/verification/index.ts'

export const STEPS = [
  'form',
  'amounts',
  'leaves',
  'statement',
  'statement-in-log',
  'checkpoint',
  'history',
  'yours',
] as const satisfies readonly ReportStep['name'][]

/** How many of the finished steps are shown in the end: none after a failed one. */
export function stopAt(steps: readonly ReportStep[]): number {
  const broken = steps.findIndex(({ state }) => state === 'broken')
  return broken < 0 ? steps.length : broken + 1
}

export function passedOf(steps: readonly ReportStep[]): number {
  return steps.filter(({ state }) => state === 'ok').length
}

/** The root that the four pieces lead to, shortened for the receipt. */
export function shortRoot(steps: readonly ReportStep[]): string {
  const shown = steps.flatMap((step) => (step.name === 'leaves' ? step.shown : []))
  const root = shown.flatMap((line) => (line.name === 'root' && 'text' in line ? [line.text] : []))[0]
  return root ? `${root.slice(0, 8)}…${root.slice(-8)}` : '–'
}
