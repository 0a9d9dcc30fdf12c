/**
 * A visitor's address in the app, without a member: the server has its document. Where it sends the app again, there is a session's cookie:
 * its member is taken up, or the cookie of an ended session goes.
 */
import { useEffect, useState } from 'react'
import { call } from '#web/shared/call/call.ts'
import { ownChange } from '#web/shared/call/page-headers.ts'
import { NotFoundScreen } from '#web/shared/screen/StatusScreen.tsx'
import { clearStored, readResumed, readStoredUser } from '#web/shared/session/stored-user.ts'

/** Another tab that takes a member up clears the storage for a moment. */
const SETTLING_MS = 200

/** `to`: another address than this one. */
export function VisitorDocument({ to }: { to?: string }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      // A tab that logs out goes by itself.
      if (ownChange() !== null) return
      if (to !== undefined) location.replace(to)
      else if (!isAddressOfPage()) location.reload()
      else
        settleSession().then(
          () => location.reload(),
          () => setFailed(true),
        )
    }, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [to])
  return failed ? <NotFoundScreen /> : null
}

/** Whether the server sent the app to this address itself, so that it would again. */
function isAddressOfPage(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page !== undefined && new URL(page.name).pathname === location.pathname
}

async function settleSession(): Promise<void> {
  const { adoptMember } = await import('#web/shared/call/take-over.ts')
  await adoptMember()
  if (readStoredUser()) return
  const kept = readResumed()
  await call('logout')
  clearStored(kept)
}
