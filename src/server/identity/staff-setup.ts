/** What the staff says of the setup: whether two administrators can decide, each with a second factor. */
import type { SetupFacts } from '#contract/admin/setup'
import type { StaffMember } from './find-users.ts'

/** Suspended and closed ones can't decide. */
export function viewStaffSetup(staff: readonly StaffMember[]): SetupFacts {
  const administrators = staff.filter(({ user }) => user.role === 'administrator' && user.status === 'active')
  const without = administrators.filter(({ second_factor }) => !second_factor).length
  return {
    second_administrator: {
      finding: administrators.length > 1 ? 'administrators_several' : 'administrators_one',
      count: administrators.length,
    },
    second_factor: without > 0 ? { finding: 'factors_missing', count: without } : { finding: 'factors_all', count: administrators.length },
  }
}
