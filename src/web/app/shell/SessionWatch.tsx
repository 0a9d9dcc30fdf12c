/**
 * Reads answered "session expired" (22) anywhere end the session in this browser: once, with the specification's words and its two seconds.
 */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import * as codes from '#contract/shared/codes'
import { type Blocked, SendingBlocked } from '#web/kit/action/Button.tsx'
import { useLoadProblem } from '#web/kit/feedback/when-loaded.ts'
import { toast } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import { endSession } from '#web/shared/call/end-session.ts'
import { useText } from '#web/shared/locale/text.ts'
import { keepDrafts } from '#web/shared/session/drafts.ts'

type Navigating = { readonly navigate: (to: string) => Promise<void> }

export function SessionWatch({ router }: { router: Navigating }) {
  const t = useText()
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state
        if (!hasCode(error, codes.SESSION_EXPIRED)) return
        if (endSession(client, router.navigate)) toast.error(t('errors.session_expired'), undefined, 'session')
      }),
    [client, router, t],
  )
  return null
}

/** Explains why part of a screen hasn't appeared: a newer build replaced its code. A lost connection has its own banner. */
const ID = 'load'

export function LoadNotice() {
  const t = useText()
  const outdated = useLoadProblem() === 'outdated'
  useEffect(() => {
    if (!outdated) return
    toast.stay('info', t('errors.outdated'), t('errors.outdated_help'), { label: t('errors.reload'), onAct: reload }, ID)
    return () => toast.dismiss(ID)
  }, [outdated, t])
  return null
}

function reload(): void {
  keepDrafts()
  location.reload()
}

/** The banner's sentence. */
export const LOST_ID = 'connection-lost'

/** `blocked`: why the account may change nothing. */
export function SendingGate({ blocked, children }: { blocked: Blocked | null; children: ReactNode }) {
  const t = useText()
  const { lost } = useConnection()
  const value = useMemo(() => (lost ? { reason: t('errors.no_connection'), id: LOST_ID } : blocked), [lost, blocked, t])
  return <SendingBlocked value={value}>{children}</SendingBlocked>
}
