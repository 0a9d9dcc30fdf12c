/** The code that verifies an account. */
import { type FormEvent, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Button, Link, toast } from '#web/ui/index.ts'
import { readKeptEmail } from '../../errors/use-error.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { EmailAndCode } from '../EmailAndCode.tsx'
import { MailboxHint } from '../MailboxHint.tsx'
import { ResendButton } from '../ResendButton.tsx'
import { useSubmit } from '../use-submit.ts'

const REDIRECT_MS = 3000

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const [email, setEmail] = useState(readKeptEmail)
  const [code, setCode] = useState('')
  const { submit, working, done, fields } = useSubmit({
    send: () => call('verify', { body: { email, code } }),
    say: () => t('auth.verify.done'),
    onDone: () => setTimeout(() => void navigate('/login'), REDIRECT_MS),
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (email.trim() && code) submit(undefined)
    else toast.error(t('auth.all_required'), undefined, 'form')
  }
  return (
    <AuthFrame
      title={t('auth.verify.title')}
      lead={t('auth.verify.lead')}
      footer={<Link render={<RouterLink to="/login" />}>{t('auth.verify.log_in')}</Link>}
    >
      <form className="grid gap-5" onSubmit={onSubmit} noValidate>
        <EmailAndCode email={email} code={code} onEmail={setEmail} onCode={setCode} errors={fields} />
        <MailboxHint />
        <div className="grid gap-2">
          <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
            {t('auth.verify.submit')}
          </Button>
          <ResendButton email={email} />
        </div>
      </form>
    </AuthFrame>
  )
}
