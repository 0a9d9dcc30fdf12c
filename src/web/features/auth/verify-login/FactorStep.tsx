/** The second step of a log-in by a factor: the passkey, the app's code, or a recovery code. */
import { useMutation } from '@tanstack/react-query'
import {
  answerWithPasskey,
  forgetPendingLogin,
  type PendingLogin,
  ProofForm,
  type Typed,
  usableProofs,
} from '#web/entities/credential/index.ts'
import { Note, toast } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type LoginReply, useCompleteLogin } from '../use-complete-login.ts'

export function FactorStep({ login, next }: { login: PendingLogin; next: string }) {
  const t = useText()
  const reportError = useReportError()
  const enter = useCompleteLogin(next)
  const proofs = usableProofs(login.factors)
  const prove = useMutation({
    mutationFn: (typed: Typed | null): Promise<LoginReply> => (typed ? enterByCode(login, typed) : enterByPasskey(login)),
    onSuccess: (entered) => {
      forgetPendingLogin()
      toast.success(t('auth.log_in.done'))
      enter(entered)
    },
    onError: reportError,
  })
  if (proofs.length === 0) return <Note kind="risk">{t('security.proof.none_here')}</Note>
  return (
    <ProofForm
      proofs={proofs}
      working={prove.isPending || prove.isSuccess}
      error={prove.error}
      onPasskey={() => prove.mutate(null)}
      onTyped={prove.mutate}
      onChange={prove.reset}
      submit={t('auth.confirm.submit')}
    />
  )
}

async function enterByPasskey({ pending }: PendingLogin): Promise<LoginReply> {
  const { data } = await call('passkeyLoginOptions', { body: { pending } })
  return call('passkeyLogin', { body: { assertion: await answerWithPasskey(data) } })
}

function enterByCode({ email, pending }: PendingLogin, { text }: Typed): Promise<LoginReply> {
  return call('confirmLogin', { body: { email, code: text.trim(), pending } })
}
