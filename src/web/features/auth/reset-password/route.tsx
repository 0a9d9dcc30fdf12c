/** Setting a new password with the mailed code. */
import { useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { NewPassword } from '#web/entities/credential/index.ts'
import { Button, Form, Link } from '#web/kit/index.ts'
import { confirmFaults, missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { MailboxHint } from '#web/shared/frame/MailboxHint.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useLinkToken } from '#web/shared/session/link-token.ts'
import { withNext } from '#web/shared/session/next.ts'
import { readPendingEmail } from '#web/shared/session/pending-email.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { EmailAndCode } from '../EmailAndCode.tsx'
import { readPendingToken } from '../use-complete-login.ts'

const REDIRECT_MS = 3000

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const logIn = withNext('/login', nextIn(search))
  const link = useLinkToken()
  const [email, setEmail] = useState(readPendingEmail)
  const [code, setCode] = useState('')
  const [new_password, setPassword] = useState('')
  const [confirm_password, setConfirm] = useState('')
  const { run, working, done, fields, summary } = useSubmit({
    act: (call) =>
      call('resetPassword', {
        body: { email, code, new_password, confirm_password, ...(link ? { pending: link } : readPendingToken('reset', email)) },
      }),
    faults: [
      ...missingFaults(t, { email, code, new_password, confirm_password }),
      ...confirmFaults(t('auth.passwords_differ'), new_password, confirm_password),
    ],
    say: () => t('auth.reset.done'),
    onDone: () => setTimeout(() => void navigate(logIn), REDIRECT_MS),
  })
  return (
    <AuthFrame
      mailed
      title={t('auth.reset.title')}
      lead={t('auth.reset.lead')}
      footer={<Link render={<RouterLink to={logIn} />}>{t('auth.verify.log_in')}</Link>}
    >
      <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
        <EmailAndCode email={email} code={code} onEmail={setEmail} onCode={setCode} errors={fields} />
        <MailboxHint />
        <NewPassword
          password={new_password}
          confirm={confirm_password}
          onPassword={setPassword}
          onConfirm={setConfirm}
          own={[email]}
          errors={fields}
        />
        <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
          {t('auth.reset.submit')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
