/**
 * Reads answered "session expired" (22) anywhere end the session in this browser: once, with the specification's words and its two seconds.
 */

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as codes from '#contract/shared/codes'
import { toast } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { leave } from '#web/shared/call/page-headers.ts'
import { loginPath } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { isOther } from '#web/shared/session/drawn-for.ts'
import { clearUserData, readStoredUser } from '#web/shared/session/stored-user.ts'

const REDIRECT_MS = 2000

type Navigating = { readonly navigate: (to: string) => Promise<void> }

export function SessionWatch({ router }: { router: Navigating }) {
  const t = useText()
  const client = useQueryClient()
  const ending = useRef(false)
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state
        if (!hasCode(error, codes.SESSION_EXPIRED) || !readStoredUser() || ending.current) return
        ending.current = true
        toast.error(t('errors.session_expired'), undefined, 'session')
        setTimeout(() => {
          // By now another may be signed in, whose session this is not to end.
          if (isOther()) return void leave()
          const to = loginPath('/login')
          clearUserData(client)
          ending.current = false
          void router.navigate(to)
        }, REDIRECT_MS)
      }),
    [client, router, t],
  )
  return null
}
