/** How many trials have been run: the server's count of a member, and what this browser has not sent. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { LabFamily } from '#contract/lab'
import { call } from '#web/shared/call/call.ts'
import { queries } from '#web/shared/call/queries.ts'
import { read } from '#web/shared/call/read.ts'
import { readStoredUser, useStoredUser } from '#web/shared/session/stored-user.ts'
import { nextReport, readPending, reportTaken, subscribe } from './trial-store.ts'

const trials = read('readLabTrials')

export type Trials = { readonly total: number; readonly of: (family: LabFamily) => number; readonly is_member: boolean }

export function useTrials(): Trials {
  const is_member = useStoredUser() !== null
  const pending = useSyncExternalStore(subscribe, readPending, () => null) ?? {}
  const { data } = useQuery({ ...trials, enabled: is_member })
  useEffect(() => {
    if (is_member) void sendTrials()
  }, [is_member])
  const counted = new Map((is_member ? data?.data.families : [])?.map(({ family, trials }) => [family, trials]))
  const here = Object.values(pending).reduce((sum, n) => sum + n, 0)
  return {
    total: here + ((is_member ? data?.data.total : 0) ?? 0),
    of: (family) => (counted.get(family) ?? 0) + (pending[family] ?? 0),
    is_member,
  }
}

/** The same for one family, when a result is judged. Without an answer of the server: what this browser knows. */
export async function countTrialsOf(family: LabFamily): Promise<number> {
  const here = () => readPending()[family] ?? 0
  if (!readStoredUser()) return here()
  await sendTrials()
  try {
    const { data } = await queries.fetchQuery({ ...trials, staleTime: 0 })
    return here() + (data.families.find((one) => one.family === family)?.trials ?? 0)
  } catch {
    return here()
  }
}

/** Sends a member's trials to the server, one report after the other. What can't be sent now is sent after the next run. */
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
