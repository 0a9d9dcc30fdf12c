/**
 * Below the top bar that the own account is frozen, which blocks what changes something; over the foot of the window what the operator
 * announces; on the dashboard that a withdrawal waits for its code. Loaded after the screen.
 */
import { Suspense, useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { isWithdrawal } from '#web/entities/transaction/index.ts'
import type { Blocked } from '#web/kit/action/Button.tsx'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { announce, Icon, Link } from '#web/kit/index.ts'
import { useAccount, useMe } from '#web/shared/account/queries.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { Announcements, keyOf } from '#web/shared/frame/Announcements.tsx'
import { readPreferenceCookie, writePreferenceCookie } from '#web/shared/locale/preference-cookie.ts'
import { useText } from '#web/shared/locale/text.ts'
import { sessionItems } from '#web/shared/session/storage.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

/** The newest that was read out in this tab. */
const READ = 'announcement-read'

type NoticesProps = {
  /** Above screens of the account; the others lead to it, or back to it. */
  readonly onBlocked?: ((blocked: Blocked | null) => void) | undefined
}

export function Notices({ onBlocked }: NoticesProps) {
  const signedIn = useStoredUser() !== null
  return (
    <>
      {signedIn && <FrozenNotice onBlocked={onBlocked} />}
      {signedIn && <Unconfirmed />}
      <LiveAnnouncements />
    </>
  )
}

const EnterCode = lazyPart(async () => (await import('./EnterCode.tsx')).EnterCode)

/** On the dashboard, where the held money is without its reason. */
function Unconfirmed() {
  const account = useAccount(useLocation().pathname === '/dashboard')
  const withdrawal = account.data?.transactions.find((one) => one.state === 'unconfirmed' && isWithdrawal(one))
  if (!withdrawal || !account.isEnabled) return null
  return (
    <Suspense fallback={null}>
      <EnterCode withdrawal={withdrawal} />
    </Suspense>
  )
}

const FROZEN_ID = 'account-frozen'

function FrozenNotice({ onBlocked }: NoticesProps) {
  const t = useText()
  const frozen = Boolean(useMe().data?.frozen_at)
  useEffect(() => {
    onBlocked?.(frozen ? { reason: t('notice.blocked'), id: FROZEN_ID, acts: true } : null)
  }, [frozen, onBlocked, t])
  if (!frozen) return null
  return (
    <aside
      aria-label={t('notice.unfreeze')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface-2 gutter-x py-2 text-14"
    >
      <Icon name="lock" className="text-warn" />
      <p id={FROZEN_ID} className="min-w-0 flex-1 basis-60">
        {t('notice.frozen')}
      </p>
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
