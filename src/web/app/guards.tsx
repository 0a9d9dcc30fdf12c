/** Who may see which screens: by what this browser remembers, for the menus' sake. The server decides on every call. */
import { Navigate, Outlet, useLocation } from 'react-router'
import { OwnAmounts, ShownAmounts } from '#web/shared/account/OwnAmounts.tsx'
import { useMe } from '#web/shared/account/payout-query.ts'
import { lazyPart } from '#web/shared/screen/part.ts'
import { ForbiddenScreen } from '#web/shared/screen/StatusScreen.tsx'
import { isStaff, safePath, useStoredUser } from '#web/shared/session/index.ts'

const RoleOnHoldScreen = lazyPart(['admin'], async () => (await import('#web/shared/screen/RoleOnHoldScreen.tsx')).RoleOnHoldScreen)

/** Signed-in screens redirect a visitor to /login and back. */
export function MembersOnly() {
  const user = useStoredUser()
  const { pathname, search } = useLocation()
  if (user) {
    return (
      <OwnAmounts>
        <Outlet />
      </OwnAmounts>
    )
  }
  return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
}

/**
 * A signed-in member on an administrator's route sees a 403 page, and whose role does not count yet what is missing. The console is about others'
 * money, which is never hidden from its work.
 */
export function AdministratorsOnly() {
  const works = isStaff(useStoredUser())
  const hold = useMe({ enabled: works }).data?.role_hold
  if (hold) return <RoleOnHoldScreen hold={hold} />
  return works ? <ShownAmounts /> : <ForbiddenScreen />
}

/** /login and /register send a signed-in person on. */
export function GuestsOnly() {
  const user = useStoredUser()
  const { search } = useLocation()
  if (!user) return <Outlet />
  return <Navigate to={safePath(new URLSearchParams(search).get('next'), '/dashboard')} replace />
}
