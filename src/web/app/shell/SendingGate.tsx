/** While the connection is lost, no button sends: each names the banner's sentence as its reason. */
import { type ReactNode, useMemo } from 'react'
import { SendingBlocked } from '#web/kit/action/sending-blocked.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import { useText } from '#web/shared/locale/text.ts'

/** The banner's sentence. */
export const LOST_ID = 'connection-lost'

export function SendingGate({ children }: { children: ReactNode }) {
  const t = useText()
  const { lost } = useConnection()
  const blocked = useMemo(() => (lost ? { reason: t('errors.no_connection'), id: LOST_ID } : null), [lost, t])
  return <SendingBlocked value={blocked}>{children}</SendingBlocked>
}
