import { useQuery } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'

export type SecondFactor = Awaited<ReturnType<typeof call<'readSecondFactor'>>>['data']
/** The recovery codes of a first factor; null for further ones. */
export type OnCodes = (recovery_codes: readonly string[] | null) => void
export type Passkey = SecondFactor['passkeys'][number]

export const SECOND_FACTOR = ['readSecondFactor'] as const

export function useSecondFactor() {
  return useQuery({ queryKey: SECOND_FACTOR, queryFn: async ({ signal }) => (await call('readSecondFactor', { signal })).data })
}
