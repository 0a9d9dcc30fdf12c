/** Asks before unsaved changes are left. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Leaving({ dirty }: { dirty: boolean }) {
  const t = useText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={t('operating.leave_title')}
      description={t('operating.leave_text')}
      confirmLabel={t('operating.leave')}
      cancelLabel={t('operating.stay')}
      danger
      onConfirm={() => blocker.proceed()}
    />
  )
}
