/** The second step of a log-in: the account's second factor, or the emailed code. */
import { useEffect, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import {
  answerWithPasskey,
  forgetPendingLogin,
  type PendingLogin,
  ProofForm,
  readPendingLogin,
  signalIfUnknown,
  type Typed,
  usableProofs,
} from '#web/entities/credential/index.ts'
import { Button, Link, Note } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { type KeyedCall, useAction } from '#web/shared/call/use-action.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { withNext } from '#web/shared/session/next.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { CodeForm } from '../CodeForm.tsx'
import { type LoginReply, useCompleteLogin } from '../use-complete-login.ts'

export function Component() {
  const t = useText()
  const [search] = useSearchParams()
  const next = nextIn(search)
  const [login] = useState(readPendingLogin)
  return (
    <AuthFrame
      title={t('auth.confirm.title')}
      lead={login ? t('security.proof.login_lead', { email: login.email }) : t('auth.confirm.lead')}
      footer={
        <Link render={<RouterLink to={withNext('/login', next)} />}>{t(login ? 'security.proof.start_again' : 'auth.confirm.again')}</Link>
      }
    >
      {login ? <FactorStep login={login} next={next} /> : <MailedStep next={next} />}
    </AuthFrame>
  )
}

/** The second step of a log-in by a factor: the passkey, the app's code, or a recovery code. */
function FactorStep({ login, next }: { login: PendingLogin; next: string | null }) {
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
  if (prove.error instanceof CallError && prove.error.reason === 'log_in_over') return <Over next={next}>{prove.error.message}</Over>
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

/** No guess is left, or its time is over: nothing entered here would be accepted. */
function Over({ next, children }: { next: string | null; children: string }) {
  const t = useText()
  useEffect(forgetPendingLogin, [])
  return (
    <>
      <Note kind="error">{children}</Note>
      <Button variant="primary" block render={<RouterLink to={withNext('/login', next)} />}>
        {t('security.proof.start_again')}
      </Button>
    </>
  )
}

async function enterByPasskey(call: KeyedCall, { pending }: PendingLogin): Promise<LoginReply> {
  const { data } = await call('passkeyLoginOptions', { body: { pending } })
  const assertion = await answerWithPasskey(data)
  return call('passkeyLogin', { body: { assertion } }).catch((error: unknown) => signalIfUnknown(error, data.rpId, assertion.id))
}

function enterByCode(call: KeyedCall, { email, pending }: PendingLogin, { text }: Typed): Promise<LoginReply> {
  return call('confirmLogin', { body: { email, code: text.trim(), pending } })
}

function MailedStep({ next }: { next: string | null }) {
  const t = useText()
  return (
    <CodeForm
      asked="login"
      send={(call, body) => call('confirmLogin', { body })}
      done={t('auth.log_in.done')}
      onDone={useCompleteLogin(next)}
      submit={t('auth.confirm.submit')}
      tellsEmail
    />
  )
}
