/** Sends a member's trials to the server, one report after the other. What can't be sent now is sent after the next run. */
import { call } from '#web/shared/call/call.ts'
import { queries } from '#web/shared/call/queries.ts'
import { readStoredUser } from '#web/shared/session/stored-user.ts'
import { nextReport, reportTaken } from './trial-store.ts'

const trialsKey = ['readLabTrials'] as const

let sending: Promise<void> | null = null

export function sendTrials(): Promise<void> {
  sending ??= send().finally(() => {
    sending = null
  })
  return sending
}

async function send(): Promise<void> {
  if (!readStoredUser()) return
  for (let report = nextReport(); report; report = nextReport()) {
    const { family, trials, key } = report
    try {
      const counted = await call('countLabTrials', { body: { family, trials }, key })
      reportTaken(report)
      queries.setQueryData(trialsKey, counted)
    } catch {
      return
    }
  }
}
