/** Access to screens by what this browser remembers, which only decides what is shown. The server checks every call. */
import { Navigate, Outlet, useLocation } from 'react-router'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { OwnAmounts, ShownAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useMe } from '#web/shared/account/queries.ts'
import { ForbiddenScreen } from '#web/shared/screen/StatusScreen.tsx'
import { withNext } from '#web/shared/session/next.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { homeOf, isStaff, useStoredUser } from '#web/shared/session/stored-user.ts'

export const VisitorDocument = lazyPart(async () => (await import('./shell/VisitorDocument.tsx')).VisitorDocument)
const RoleOnHoldScreen = lazyPart(async () => (await import('#web/shared/screen/RoleOnHoldScreen.tsx')).RoleOnHoldScreen)

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
  return <VisitorDocument to={withNext('/login', pathname + search)} />
}

/**
 * A signed-in member on an administrator's route sees a 403 page; staff whose role isn't active yet see what is missing. The console
 * always shows amounts, since they aren't the viewer's own.
 */
export function AdministratorsOnly() {
  const works = isStaff(useStoredUser())
  const hold = useMe({ enabled: works }).data?.role_hold
  if (hold) return <RoleOnHoldScreen hold={hold} />
  return works ? <ShownAmounts /> : <ForbiddenScreen />
}

/** /login and /register redirect signed-in users; a visitor gets their document. */
export function GuestsOnly() {
  const user = useStoredUser()
  const { search } = useLocation()
  if (!user) return <VisitorDocument />
  return <Navigate to={nextIn(search) ?? homeOf(user)} replace />
}
