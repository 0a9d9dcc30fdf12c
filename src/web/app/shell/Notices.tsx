/** Below the top bar that the own account is frozen; over the foot of the window what the operator announces. Loaded after the screen. */
import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { announce, Icon, Link } from '#web/kit/index.ts'
import { useMe } from '#web/shared/account/queries.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { Announcements, keyOf } from '#web/shared/frame/Announcements.tsx'
import { readPreferenceCookie, writePreferenceCookie } from '#web/shared/locale/preference-cookie.ts'
import { useText } from '#web/shared/locale/text.ts'
import { sessionItems } from '#web/shared/session/storage.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

/** The newest that was read out in this tab. */
const READ = 'announcement-read'

export function Notices() {
  const signedIn = useStoredUser() !== null
  return (
    <>
      {signedIn && <FrozenNotice />}
      <LiveAnnouncements />
    </>
  )
}

function FrozenNotice() {
  const t = useText()
  if (!useMe().data?.frozen_at) return null
  return (
    <aside
      aria-label={t('notice.unfreeze')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface-2 gutter-x py-2 text-14"
    >
      <Icon name="lock" className="text-warn" />
      <p className="min-w-0 flex-1 basis-60">{t('notice.frozen')}</p>
      <Link render={<RouterLink to="/settings?tab=security" />}>{t('notice.unfreeze')}</Link>
    </aside>
  )
}

function LiveAnnouncements() {
  const [dismissed, setDismissed] = useState<string | undefined>()
  const live = useData(read('listAnnouncements')).data ?? []
  const key = keyOf(live)
  // Public pages read the cookie before they are drawn.
  const shown = key !== undefined && key !== dismissed && readPreferenceCookie('announced') !== key
  const [newest] = live
  useEffect(() => {
    if (!shown || !newest || sessionItems.read(READ) === newest._id) return
    sessionItems.write(READ, newest._id)
    announce(`${newest.title}. ${newest.body}`)
  }, [shown, newest])
  if (!shown) return null
  const dismiss = () => {
    writePreferenceCookie('announced', key)
    setDismissed(key)
  }
  return <Announcements live={live} className="fixed inset-x-0 bottom-(--h-tabbar) z-(--z-nav) border-t lg:bottom-0" onDismiss={dismiss} />
}
