/** Sends a new code, once a minute or as the server's rate limit says. */
import { useEffect, useState } from 'react'
import { Button } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { readPendingToken, type TokenPurpose } from './pending-token.ts'

const PAUSE_SECONDS = 60

export function ResendButton({ email, asked }: { email: string; asked: TokenPurpose }) {
  const t = useText()
  const [left, setLeft] = useState(PAUSE_SECONDS)
  const { run, working } = useSubmit({
    act: (call) =>
      call('resend', { body: { email, ...readPendingToken(asked, email) } }).catch((error: unknown) => {
        const seconds = error instanceof CallError ? Number(error.more.retry_after_seconds) : 0
        if (seconds > 0) setLeft(Math.ceil(seconds))
        throw error
      }),
    say: () => t('auth.verify.sent'),
    onDone: () => setLeft(PAUSE_SECONDS),
  })
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button variant="quiet" disabled={left > 0 || email === ''} working={working} workingLabel={t('common.wait')} onClick={() => run()}>
      {left > 0 ? t('auth.resend_in', { count: left }) : t('auth.resend')}
    </Button>
  )
}
