/** Queries of the team screens. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type TeamMember = WireReplyOf<Api['readTeam']>['data']['members'][number]
export type Invite = WireReplyOf<Api['listInvites']>['data'][number]

export const staffRoles = ['auditor', 'operator', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

export function useTeam() {
  return useQuery({ queryKey: ['readTeam'], queryFn: ({ signal }) => call('readTeam', { signal }), select: (reply) => reply.data })
}

export function useInvites() {
  return useQuery({ queryKey: ['listInvites'], queryFn: ({ signal }) => call('listInvites', { signal }), select: (reply) => reply.data })
}
