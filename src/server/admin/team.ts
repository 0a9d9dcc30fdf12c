/** Lists the staff. */
import { reaches, type StaffRole } from '#contract/shared/role'
import { readWaiting } from '#server/approvals'
import { fullName, type Identity, roleBlockedUntil } from '#server/identity'
import type { Database } from '#server/store'

type Dependencies = { readonly database: Database; readonly identity: Pick<Identity, 'findStaff'>; readonly clock: { now(): Date } }

/** Administrators first, then by name. */
export async function viewTeam({ database, identity, clock }: Dependencies) {
  const now = clock.now()
  const staff = await identity.findStaff()
  const waiting = await readWaiting(
    database,
    'user',
    staff.map(({ user }) => user.id),
  )
  const members = staff
    .map(({ user, second_factor }) => ({
      id: user.id,
      full_name: fullName(user),
      email: user.email,
      role: user.role as StaffRole,
      status: user.status,
      last_active_at: user.last_active_at,
      second_factor,
      role_held_until: roleBlockedUntil(user, now),
      waiting_change: waiting.get(user.id) ?? null,
    }))
    .sort(
      (a, b) =>
        Number(reaches(b.role, 'administrator')) - Number(reaches(a.role, 'administrator')) || a.full_name.localeCompare(b.full_name),
    )
  const administrators = members.filter(({ role, status }) => role === 'administrator' && status !== 'closed').length
  return { members, administrators, four_eyes: administrators > 1 }
}
