/** Not found: the URL names nothing of this member's, with a link back to the list. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, EmptyState } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

export type NotFoundProps = {
  readonly title: string
  readonly back: string
  readonly to: string
  /** A member's record: its address may have come in another account's email. */
  readonly own?: boolean
  readonly children: ReactNode
}

export function NotFound({ title, back, to, own = false, children }: NotFoundProps) {
  const t = useText()
  const user = useStoredUser()
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to={to} />}>
          {back}
        </Button>
      }
    >
      {children}
      {own && user && <span className="mt-2 block wrap-anywhere">{t('errors.signed_in_here', { email: user.email })}</span>}
    </EmptyState>
  )
}
