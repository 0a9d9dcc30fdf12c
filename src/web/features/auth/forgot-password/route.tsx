/** Requests a code to set a new password. The response doesn't reveal whether the address has an account. */
import { useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { Button, EmailInput, Field, Form, Link } from '#web/kit/index.ts'
import { missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { withNext } from '#web/shared/session/next.ts'
import { readPendingEmail, savePendingEmail } from '#web/shared/session/pending-email.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { savePendingToken } from '../use-complete-login.ts'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = nextIn(search)
  const [email, setEmail] = useState(readPendingEmail)
  const { run, working, fields, summary } = useSubmit({
    act: (call) => call('forgotPassword', { body: { email } }),
    faults: missingFaults(t, { email }),
    say: () => t('auth.forgot.done'),
    onDone: ({ data }) => {
      savePendingEmail(email)
      savePendingToken('reset', email, data.pending)
      void navigate(withNext('/reset-password', next))
    },
  })
  return (
    <AuthFrame
      title={t('auth.forgot.title')}
      lead={t('auth.forgot.lead')}
      footer={<Link render={<RouterLink to={withNext('/login', next)} />}>{t('auth.verify.log_in')}</Link>}
    >
      <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
        <Field label={t('auth.email')} error={fields.email} required>
          <EmailInput autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Button variant="primary" type="submit" block working={working} workingLabel={t('common.wait')}>
          {t('auth.forgot.submit')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
