/** A finding in words, and what to do about it. */
import { findings, type SetupFinding } from '#contract/admin/setup'
import { sizeText } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { SetupFact } from './use-setup.ts'

type Open = { [Finding in SetupFinding]: (typeof findings)[Finding] extends 'done' ? never : Finding }[SetupFinding]

export function foundText(t: T, { finding, at, count, value }: SetupFact): string {
  return t(`setup.found.${finding}`, {
    at: at === null ? '–' : realMomentText(at),
    count: count ?? 0,
    size: sizeText(count ?? 0),
    value: value ?? '–',
  })
}

/** Null: nothing is left to do. */
export function howText(t: T, { finding }: SetupFact): string | null {
  return isOpen(finding) ? t(`setup.how.${finding}`) : null
}

function isOpen(finding: SetupFinding): finding is Open {
  return findings[finding] !== 'done'
}
