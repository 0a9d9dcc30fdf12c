/** Which controls the signed-in person's role allows; for display only, the server checks every call. */
import { reaches, type StaffRole } from '#contract/shared/role'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

export function useHasRole(least: StaffRole): boolean {
  const user = useStoredUser()
  return user !== null && reaches(user.role, least)
}
