/** Log-in: email and password, then a second step if the account requires one; or a passkey alone. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import * as codes from '#contract/shared/codes'
import {
  answerWithPasskey,
  forgetPendingLogin,
  hasPasskeys,
  keepPendingLogin,
  PasskeyNotUsed,
  signalIfUnknown,
} from '#web/entities/credential/index.ts'
import { Button, EmailInput, Field, Form, Link, Note, PasswordInput, toast } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { preloadConfig } from '#web/shared/config/config-query.ts'
import { missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { parseLogInReason, readLogInReason } from '#web/shared/session/log-in-reason.ts'
import { withNext } from '#web/shared/session/next.ts'
import { readPendingEmail, savePendingEmail } from '#web/shared/session/pending-email.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { SampleLink } from '../EmailAndCode.tsx'
import { savePendingFromError, savePendingToken, useCompleteLogin } from '../use-complete-login.ts'

export const preload: Preload = preloadConfig

export function Component() {
  const t = useText()
  const [search] = useSearchParams()
  const next = nextIn(search)
  const [email, setEmail] = useState(readPendingEmail)
  const [password, setPassword] = useState('')
  const { run, working, done, fields, summary, is_suspended } = useLogIn(email, password, next)
  const secret = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The address is filled in already, as after its verification.
    if (secret.current && readPendingEmail() && document.activeElement === document.body) secret.current.focus()
  }, [])
  return (
    <AuthFrame
      title={t('auth.log_in.title')}
      footer={
        <>
          {t('auth.log_in.no_account')} <Link render={<RouterLink to={withNext('/register', next)} />}>{t('auth.log_in.sign_up')}</Link>
          <SampleLink />
        </>
      }
    >
      <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
        <Reason next={next} />
        {is_suspended && (
          <Note kind="risk">
            <Link render={<RouterLink to="/support" onClick={() => savePendingEmail(email)} />}>{t('shell.contact_support')}</Link>
          </Note>
        )}
        <Field label={t('auth.email')} error={fields.email} required>
          <EmailInput autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Field
          label={t('auth.password')}
          error={fields.password}
          aside={<Link render={<RouterLink to={withNext('/forgot-password', next)} />}>{t('auth.log_in.forgot')}</Link>}
          required
        >
          <PasswordInput
            ref={secret}
            labels={{ show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
          {t('auth.log_in.submit')}
        </Button>
        <PasskeyButton next={next} />
      </Form>
    </AuthFrame>
  )
}

/** Why the log-in is asked for. Stored for the tab, so the server renders none. */
function Reason({ next }: { next: string | null }) {
  const t = useText()
  const reason = parseLogInReason(useSyncExternalStore(never, readLogInReason, none), next)
  if (!reason) return null
  return (
    <Note kind={reason.why === 'verified' ? 'done' : 'info'} live>
      {reason.why === 'away' ? t('auth.log_in.away', { screen: reason.screen }) : t(`auth.log_in.${reason.why}`)}
    </Note>
  )
}

/** Starts a session, or goes to the second step. */
function useLogIn(email: string, password: string, next: string | null) {
  const t = useText()
  const navigate = useNavigate()
  const enter = useCompleteLogin(next)
  const [is_suspended, setSuspended] = useState(false)
  const sending = useSubmit({
    act: (call) =>
      call('login', { body: { email, password } }).catch((error: unknown) => {
        setSuspended(hasCode(error, codes.SUSPENDED))
        return savePendingFromError(email)(error)
      }),
    // A toast for an emailed code; the next screen itself asks for a factor.
    say: ({ data, message }) => ('confirm' in data ? (data.factors ? null : message) : t('auth.log_in.done')),
    onDone: ({ data }) => {
      if ('confirm' in data) {
        savePendingEmail(email)
        savePendingToken('login', email, data.pending)
        if (data.factors) keepPendingLogin({ email, pending: data.pending, factors: data.factors })
        else forgetPendingLogin()
        void navigate(withNext('/verify-login', next))
        return
      }
      enter({ data })
    },
    faults: missingFaults(t, { email, password }),
    errorContext: () => ({ email }),
  })
  return { ...sending, is_suspended }
}

/** Log in with any passkey of this browser, without a password. */
const never = () => () => {}
const none = () => null

export function PasskeyButton({ next }: { next: string | null }) {
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
      if (!assertion) return null
      return call('passkeyLogin', { body: { assertion } }).catch((error: unknown) => signalIfUnknown(error, data.rpId, assertion.id))
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
