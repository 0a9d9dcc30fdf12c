/** Log in with any passkey of this browser, without a password. */
import { useSyncExternalStore } from 'react'
import { answerWithPasskey, hasPasskeys, PasskeyNotUsed } from '#web/entities/credential/index.ts'
import { Button, toast } from '#web/kit/index.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useCompleteLogin } from '../use-complete-login.ts'

const never = () => () => {}

export function PasskeyButton({ next }: { next: string }) {
  const t = useText()
  const enter = useCompleteLogin(next)
  // Server-rendered, since nearly every browser supports passkeys.
  const possible = useSyncExternalStore(never, hasPasskeys, () => true)
  const { run, working } = useSubmit({
    act: async (call) => {
      const { data } = await call('passkeyLoginOptions', { body: {} })
      const assertion = await answerWithPasskey(data).catch((error: unknown) => {
        if (error instanceof PasskeyNotUsed) return null
        throw error
      })
      return assertion && call('passkeyLogin', { body: { assertion } })
    },
    say: (entered) => (entered ? t('auth.log_in.done') : null),
    onDone: (entered) => {
      if (entered) enter(entered)
      else toast.error(t('security.proof.not_used'), undefined, 'passkey')
    },
  })
  if (!possible) return null
  return (
    <Button variant="secondary" icon="key" block working={working} workingLabel={t('common.wait')} onClick={() => run()}>
      {t('auth.log_in.passkey')}
    </Button>
  )
}
