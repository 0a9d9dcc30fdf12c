/** Hides the member's amounts if they want that; inputs, confirmations and public figures are always shown. */
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { HideAmounts } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { useAmountsHidden } from './hide-amounts-storage.ts'

export function OwnAmounts({ children }: { children: ReactNode }) {
  const t = useText()
  const is_member = useStoredUser() !== null
  const hidden = useAmountsHidden()
  return <HideAmounts word={is_member && hidden ? t('shell.hidden') : null}>{children}</HideAmounts>
}

export function ShownAmounts({ children = <Outlet /> }: { children?: ReactNode }) {
  return <HideAmounts word={null}>{children}</HideAmounts>
}
