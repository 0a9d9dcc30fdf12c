/** Beside a button that changes something: why it does nothing while the own account is frozen, and the way to unfreeze it. */
import { Suspense } from 'react'
import { useActingBlocked } from '#web/kit/action/Button.tsx'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'

const BlockedHelp = lazyPart(async () => (await import('./BlockedHelp.tsx')).BlockedHelp)

export function WhyBlocked() {
  return (
    useActingBlocked() && (
      <Suspense fallback={null}>
        <BlockedHelp />
      </Suspense>
    )
  )
}
