/** What is one's own is hidden where the member wishes so; what they type or confirm, and what is everybody's, is shown. */
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { HideAmounts } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/index.ts'
import { useAmountsHidden } from './choice.ts'

export function OwnAmounts({ children }: { children: ReactNode }) {
  const t = useText()
  const is_member = useStoredUser() !== null
  const hidden = useAmountsHidden()
  return <HideAmounts word={is_member && hidden ? t('shell.hidden') : null}>{children}</HideAmounts>
}

export function ShownAmounts({ children = <Outlet /> }: { children?: ReactNode }) {
  return <HideAmounts word={null}>{children}</HideAmounts>
}
