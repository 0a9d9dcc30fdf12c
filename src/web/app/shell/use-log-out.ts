/** Ends the session here and on the server, and forgets what this browser kept; other tabs see it at once. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { clearStored } from '#web/session/index.ts'
import { toast } from '#web/ui/index.ts'

export function useLogOut(): () => Promise<void> {
  const t = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // A session that is gone already is as good as ended.
    await call('logout').catch(() => {})
    client.clear()
    clearStored()
    await navigate('/')
    toast.success(t('shell.logged_out'))
  }
}
