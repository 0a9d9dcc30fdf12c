/** The second step of a log-in by a factor: the passkey, the app's code, or a recovery code. */
import {
  answerWithPasskey,
  forgetPendingLogin,
  type PendingLogin,
  ProofForm,
  type Typed,
  usableProofs,
} from '#web/entities/credential/index.ts'
import { Note } from '#web/kit/index.ts'
import { type KeyedCall, useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type LoginReply, useCompleteLogin } from '../use-complete-login.ts'

export function FactorStep({ login, next }: { login: PendingLogin; next: string }) {
  const t = useText()
  const enter = useCompleteLogin(next)
  const proofs = usableProofs(login.factors)
  const prove = useAction({
    act: (call, typed: Typed | null): Promise<LoginReply> => (typed ? enterByCode(call, login, typed) : enterByPasskey(call, login)),
    say: () => t('auth.log_in.done'),
    onDone: (entered) => {
      forgetPendingLogin()
      enter(entered)
    },
  })
  if (proofs.length === 0) return <Note kind="risk">{t('security.proof.none_here')}</Note>
  return (
    <ProofForm
      proofs={proofs}
      working={prove.working || prove.done}
      error={prove.error}
      onPasskey={() => prove.run(null)}
      onTyped={prove.run}
      onChange={prove.reset}
      submit={t('auth.confirm.submit')}
    />
  )
}

async function enterByPasskey(call: KeyedCall, { pending }: PendingLogin): Promise<LoginReply> {
  const { data } = await call('passkeyLoginOptions', { body: { pending } })
  return call('passkeyLogin', { body: { assertion: await answerWithPasskey(data) } })
}

function enterByCode(call: KeyedCall, { email, pending }: PendingLogin, { text }: Typed): Promise<LoginReply> {
  return call('confirmLogin', { body: { email, code: text.trim(), pending } })
}
