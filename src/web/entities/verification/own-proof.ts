/** The check of the signed-in member's own account: one per visit, shared by the dashboard's mark and the page. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { call } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { checkWithMemory } from './check-with-memory.ts'
import { identityOfFront, type LogIdentity, type Report, type ReportStep } from './report.ts'
import { readSeenLog } from './seen-log.ts'

export type OwnProof = {
  readonly report: Report
  /** The original response, for the evidence and the download. */
  readonly bundle: unknown
  readonly whose: LogIdentity
  /** The stored checkpoint from before the check; null on the first visit. */
  readonly seen: string | null
}

/** Null if the account is in no epoch yet. */
export function useOwnProof(enabled = true) {
  const user = useStoredUser()
  return useQuery({
    queryKey: ownProofKey(user?.id),
    queryFn: ({ signal }) => checkOwn(user?.id ?? '', signal),
    enabled: enabled && user !== null,
    staleTime: 10 * MINUTE_MS,
    retry: 1,
  })
}

/** The check on demand, with the steps that have finished so far. Its result replaces that of this visit. */
export function useOwnCheck() {
  const user = useStoredUser()
  const queries = useQueryClient()
  const [finished, setFinished] = useState<readonly ReportStep[]>([])
  const check = useAction({
    errors: 'own',
    act: () => {
      setFinished([])
      return checkOwn(user?.id ?? '', undefined, setFinished)
    },
    onDone: (result) => {
      queries.setQueryData(ownProofKey(user?.id), result)
      setFinished(result?.report.steps ?? [])
    },
  })
  return { ...check, finished }
}

async function checkOwn(
  account_id: string,
  signal?: AbortSignal,
  onSteps?: (steps: readonly ReportStep[]) => void,
): Promise<OwnProof | null> {
  const seen = readSeenLog()
  const options = signal ? { signal } : {}
  const [front, { data: own }] = await Promise.all([call('readProof', options), call('readOwnProof', options)])
  if (!own) return null
  const whose = identityOfFront(front.data)
  const report = await checkWithMemory(own, whose, { account_id, ...(seen ? { least_epoch: seen.epoch } : {}) }, onSteps)
  if (report.holds && report.owed) await say(report.owed.epoch)
  return { report, bundle: own, whose, seen: seen?.checkpoint ?? null }
}

/** Reports the check for public statistics; failure doesn't affect the result. */
async function say(epoch: number): Promise<void> {
  try {
    await call('markChecked', { body: { epoch } })
  } catch {
    // The next visit reports it again.
  }
}

/** The cache key of the member's own check, for readers that need no code of the check. */
export function ownProofKey(user_id: string | undefined) {
  return ['readOwnProof', user_id] as const
}
