/** The mailed code that confirms a log-in. */
import { type FormEvent, useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { safePath, storeUser } from '#web/session/index.ts'
import { Button, Link, toast } from '#web/ui/index.ts'
import { readKeptEmail } from '../../errors/use-error.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { EmailAndCode } from '../EmailAndCode.tsx'
import { MailboxHint } from '../MailboxHint.tsx'
import { useSubmit } from '../use-submit.ts'

const REDIRECT_MS = 2000

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safePath(search.get('next'), '/dashboard')
  const [email, setEmail] = useState(readKeptEmail)
  const [code, setCode] = useState('')
  const { submit, working, done, fields } = useSubmit({
    send: () => call('confirmLogin', { body: { email, code } }),
    say: () => t('auth.log_in.done'),
    onDone: ({ data }) =>
      setTimeout(() => {
        storeUser(data.user)
        void navigate(next)
      }, REDIRECT_MS),
    told: () => ({ email }),
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (email.trim() && code) submit(undefined)
    else toast.error(t('auth.all_required'), undefined, 'form')
  }
  return (
    <AuthFrame
      title={t('auth.confirm.title')}
      lead={t('auth.confirm.lead')}
      footer={<Link render={<RouterLink to="/login" />}>{t('auth.confirm.again')}</Link>}
    >
      <form className="grid gap-5" onSubmit={onSubmit} noValidate>
        <EmailAndCode email={email} code={code} onEmail={setEmail} onCode={setCode} errors={fields} />
        <MailboxHint />
        <Button variant="primary" type="submit" block working={working || done} workingLabel={t('common.wait')}>
          {t('auth.confirm.submit')}
        </Button>
      </form>
    </AuthFrame>
  )
}
