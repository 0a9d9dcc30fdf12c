import { type InTurn, openTurns } from '#kernel/in-turn'
import type { Once } from '#kernel/once'
import type { Ask, Consent, Held } from './change.ts'
import { consentTo } from './consent.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { type Beside, hold } from './hold.ts'

/** What rooms with guarded changes ask for. */
export type Approvals = {
  consentTo(ask: Ask): Promise<Consent | 'wait'>
  hold(ask: Ask, once: Once<Held>, beside?: Beside): ReturnType<typeof hold>
  /** What one administrator decides at once is summed one after another: whoever waits here does not lose the race for the next number. */
  readonly inTurn: InTurn
}

export function openApprovals(dependencies: ApprovalsDependencies): Approvals {
  return {
    consentTo: (ask) => consentTo(dependencies, ask),
    hold: (ask, once, beside) => hold(dependencies, ask, once, beside),
    inTurn: openTurns(),
  }
}
