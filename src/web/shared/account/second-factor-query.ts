import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'

export type SecondFactor = Awaited<ReturnType<typeof call<'readSecondFactor'>>>['data']
/** The recovery codes of a first factor; null for further ones. */
export type OnCodes = (recovery_codes: readonly string[] | null) => void
export type Passkey = SecondFactor['passkeys'][number]

export function useSecondFactor() {
  return useQuery({ queryKey: ['readSecondFactor'], queryFn: async ({ signal }) => (await call('readSecondFactor', { signal })).data })
}

/** A change of the factors: refetches before `onDone`. */
export function useChange<Given, Reply>(change: (given: Given) => Promise<Reply>, onDone: (reply: Reply, given: Given) => void) {
  const client = useQueryClient()
  const reportError = useReportError()
  return useMutation({
    mutationFn: change,
    onSuccess: async (reply, given) => {
      await client.invalidateQueries({ queryKey: ['readSecondFactor'] })
      onDone(reply, given)
    },
    onError: reportError,
  })
}
