/** The member's preferences, as stored on the server. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type PreferencesReply = WireReplyOf<Api['readPreferences']>
export type Preferences = PreferencesReply['data']

export const PREFERENCES = ['readPreferences']

export function usePreferences() {
  return useQuery({ queryKey: PREFERENCES, queryFn: ({ signal }) => call('readPreferences', { signal }), select: (reply) => reply.data })
}
