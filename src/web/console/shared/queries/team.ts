/** Queries of the team screens. */
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type TeamMember = WireData<'readTeam'>['members'][number]
export type Invite = WireData<'listInvites'>[number]

export const staffRoles = ['auditor', 'operator', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

export function useTeam() {
  return useData(read('readTeam'))
}

export function useInvites() {
  return useData(read('listInvites'))
}
